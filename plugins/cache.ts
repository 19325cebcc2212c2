import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of a file in a cache; `make` makes them if it is not there. */
export async function cached(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(folder, name)
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Under a name of its own first, because a build may be stopped at any moment, and another may write the same file.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, bytes, { flush: true })
  await rename(unfinished, path)
  return bytes
}
