import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPages } from '../../plugins/folders.ts'
import { compress } from '../../plugins/hosting/compress.ts'

/** Matches the <link> to the manifest and every <script> of a page, except the <script> with structured data. */
const scripts =
  /<script(?! type="application\/ld\+json")[^]*?<\/script>|<link rel="manifest"[^>]*>/g

/** Copies a build, and removes the scripts and the manifest link from its pages. The other HTML, the styles and the pictures stay the same. Returns the folder of the copy, which is deleted when the process ends. */
export async function writePlainPages(build: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  copyPages(build, folder, (html) => html.replace(scripts, ''))
  rmSync(join(folder, 'sw.js'))
  await compress(folder)
  return folder
}
