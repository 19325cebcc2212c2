import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../plugins/compress.ts'

/** Writes a built demo's page as one file, fonts and icon in the HTML; returns the folder it is in. */
export async function writeInlined(source: string): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'inlined-'))
  const data = (type: string, address: string) =>
    `data:${type};base64,${readFileSync(join(source, address), 'base64')}`
  const html = readFileSync(join(source, 'index.html'), 'utf8')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(
      /url\((\/[^)]+\.woff2)\)/g,
      (_, address: string) => `url(${data('font/woff2', address)})`,
    )
    .replace('href="/icon.svg"', () => `href="${data('image/svg+xml', 'icon.svg')}"`)
  writeFileSync(join(target, 'index.html'), html)
  await compress(target)
  return target
}
