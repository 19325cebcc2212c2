import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** What hosts serve as text; vercel.json they only read. */
const compressible = /^(?!vercel\.json$).*\.(html|js|svg|json|webmanifest|vcf|xml|txt)$/

/** Writes a .br and a .gz beside every text file of a folder where they are smaller. */
export async function compress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue
    const path = join(folder, file)
    const bytes = await readFile(path)
    const variants = {
      br: await promisify(brotliCompress)(bytes),
      gz: await promisify(gzip)(bytes, { level: 9 }),
    }
    for (const [ending, smaller] of Object.entries(variants)) {
      if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
    }
  }
}
