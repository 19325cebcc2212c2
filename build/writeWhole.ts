import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file that stands under its name only when it is whole: a build may be stopped at any
 * moment, and others may write the same file meanwhile. Throws what the file system throws.
 */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}
