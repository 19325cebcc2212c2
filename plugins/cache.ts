import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads a file of a cache folder. If the file is missing, first writes the bytes that `make` returns. */
export async function cached(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(folder, name)
  const saved = await readFile(path).catch(() => undefined)
  if (saved) return saved
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Writes a file with a temporary name and renames it, so that no build reads an incomplete file, even if this build is killed.
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, bytes, { flush: true })
  await rename(temporary, path)
  return bytes
}
