import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { cached } from '../cache.ts'
import { contentHash } from '../hash.ts'
import { isUnserved } from './hosts.ts'

/** Matches text files. */
const compressible = /\.(html|css|js|svg|json|webmanifest|vcf|xml|txt)$/

const cache = 'node_modules/.cache/compressed'

const methods = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes a .br and a .gz copy beside every text file that hosts serve, where the copy is smaller. */
export async function compress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file) || isUnserved(file)) continue
    const path = join(folder, file)
    const bytes = await readFile(path)
    for (const [ending, method] of Object.entries(methods)) {
      const smaller = await cached(cache, `${contentHash(bytes)}.${ending}`, () => method(bytes))
      if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
    }
  }
}
