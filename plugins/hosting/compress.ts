import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { cached } from '../cache.ts'
import { contentHash } from '../hash.ts'
import { isUnserved } from './hosts.ts'

/** Matches the names of text files, including SVG. Other pictures and fonts are already compressed. */
const textFile = /\.(html|css|js|svg|json|webmanifest|vcf|xml|txt)$/

const cacheFolder = 'node_modules/.cache/compressed'

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes a .br and a .gz copy of every text file that hosts serve. Leaves out copies that are larger than the file. */
export async function compress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!textFile.test(file) || isUnserved(file)) continue
    const path = join(folder, file)
    const bytes = await readFile(path)
    for (const [extension, compressor] of Object.entries(compressors)) {
      const name = `${contentHash(bytes)}.${extension}`
      const compressed = await cached(cacheFolder, name, () => compressor(bytes))
      if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed)
    }
  }
}
