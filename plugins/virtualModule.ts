/** Returns the hook and the filters with which a Vite plugin generates a virtual module, such as "virtual:fonts". A virtual module has no file. */
export function virtualModule(name: `virtual:${string}`) {
  // By Rollup's convention, other plugins do not look for a file if the id starts with a null character.
  const id = `\0${name}`
  return {
    id,
    /** The `resolveId` hook of the Vite plugin. */
    resolveId: { filter: { id: exactly(name) }, handler: () => id },
    /** The filter for the `load` hook of the Vite plugin. */
    filter: { id: exactly(id) },
  }
}

const exactly = (text: string) => new RegExp(`^${text}$`)

/** Returns the code of a module that exports each field of an object under the field's name. */
export const exportsOf = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
