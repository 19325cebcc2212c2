import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import writeFileAtomic from 'write-file-atomic'
import { contentHash } from '../hash.ts'

/** Text files that hosts serve; they read vercel.json but do not serve it. */
const compressible = /^(?!vercel\.json$).*\.(html|js|svg|json|webmanifest|vcf|xml|txt)$/

const cache = 'node_modules/.cache/compressed'

const methods = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** The bytes of a cached file, made if it is missing. Most files do not change between builds. */
async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(cache, name)
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const bytes = await make()
  await writeFileAtomic(path, bytes)
  return bytes
}

/** Writes a .br and a .gz copy beside every text file of a folder, where they are smaller. */
export async function compress(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue
    const path = join(folder, file)
    const bytes = await readFile(path)
    for (const [ending, method] of Object.entries(methods)) {
      const smaller = await cached(`${contentHash(bytes)}.${ending}`, () => method(bytes))
      if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
    }
  }
}
