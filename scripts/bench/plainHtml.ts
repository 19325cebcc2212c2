import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../plugins/hosting/compress.ts'

/** What a page written by hand would not have: scripts other than structured data, and the manifest. */
const machinery =
  /<script(?! type="application\/ld\+json")[^]*?<\/script>|<link rel="manifest"[^>]*>/g

/** Writes a copy of a build as plain HTML with the same styles and pictures. Returns its folder, which goes when the program ends. */
export async function writePlainHtml(build: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(build, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  rmSync(join(folder, 'sw.js'))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), html.replace(machinery, ''))
  }
  await compress(folder)
  return folder
}
