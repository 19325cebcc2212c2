import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

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
  // Atomic, because a build may be stopped at any moment, and another may write the same file.
  await writeFileAtomic(path, bytes)
  return bytes
}
