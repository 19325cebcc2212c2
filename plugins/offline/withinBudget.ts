/** A file of the precache, with its size in bytes. */
interface Sized {
  url: string
  size: number
}

/**
 * All files that are not pictures, and the pictures of the given names, in that order, until one
 * no longer fits into the budget of bytes.
 */
export function withinBudget<File extends Sized>(
  files: readonly File[],
  names: readonly string[],
  budget: number,
): File[] {
  const nameOf = ({ url }: File) => /pictures\/(.+)-\d+\.\w+\.\w+$/.exec(url)?.[1]
  const pictures = new Map<string | undefined, File[]>()
  for (const file of files)
    pictures.set(nameOf(file), [...(pictures.get(nameOf(file)) ?? []), file])
  let left = budget
  const kept = names.flatMap((name) => {
    const variants = pictures.get(name) ?? []
    left -= variants.reduce((sum, { size }) => sum + size, 0)
    return left >= 0 ? variants : []
  })
  return [...(pictures.get(undefined) ?? []), ...kept]
}
