/** A module without a file, for example "virtual:fonts": its own id, and what a Vite plugin needs to make it. */
export function virtualModule(name: `virtual:${string}`) {
  // Rollup's convention: no other plugin takes an id that begins with a zero for a file.
  const id = `\0${name}`
  return {
    id,
    resolveId: { filter: { id: exactly(name) }, handler: () => id },
    /** The filter of the plugin's `load`. */
    filter: { id: exactly(id) },
  }
}

const exactly = (text: string) => new RegExp(`^${text}$`)
