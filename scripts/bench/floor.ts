import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../plugins/compress.ts'

/** What a page written by hand would not have: scripts that run, the manifest, the worker. */
const machinery = [
  /<script(?! type="application\/ld\+json")[^]*?<\/script>/g,
  /<link rel="manifest"[^>]*>/g,
]

/** Writes a copy of a built site whose pages are plain HTML with the same styles and pictures; returns its folder. */
export async function writeFloor(source: string): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'floor-'))
  cpSync(source, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  rmSync(join(target, 'sw.js'))
  for (const file of readdirSync(target).filter((name) => name.endsWith('.html'))) {
    const path = join(target, file)
    const html = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      machinery.reduce((text, part) => text.replace(part, ''), html),
    )
  }
  await compress(target)
  return target
}
