import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { characters } from './characters.ts'
import { coverage } from './coverage.ts'
import { shortHash } from './hash.ts'

const cache = 'node_modules/.cache/fonts'

/** OpenType features the styles ask for, and those the fonts need to draw single letters. */
export const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']

/** A font file reduced to the given characters, as WOFF2. Throws where the font lacks one of them. */
export async function subset(file: string, text: string): Promise<Buffer> {
  const original = readFileSync(file)
  const found = coverage(await subsetFont(original, text, { targetFormat: 'truetype' }))
  const missing = Array.from(text).filter((character) => !found.has(character))
  if (missing.length > 0) {
    throw new Error(`${file} has no ${missing.join(' ')}; expected every character of src/content`)
  }
  return subsetFont(original, text, { keepFeatures, targetFormat: 'woff2' })
}

async function cached(file: string): Promise<{ fileName: string; source: Buffer }> {
  const name = basename(file, '.woff2')
  const hash = shortHash(readFileSync(file), characters)
  const kept = join(cache, `${name}-${hash}.woff2`)
  if (!existsSync(kept)) {
    const bytes = await subset(file, characters)
    mkdirSync(cache, { recursive: true })
    writeFileSync(kept, bytes)
  }
  return { fileName: `assets/${basename(kept)}`, source: readFileSync(kept) }
}

/** Vite plugin: in a build, a font holds exactly the characters that the site's words are made of. */
export function fontSubsets(): Plugin {
  return {
    name: 'site:fonts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.woff2')) return undefined
      const { fileName, source } = await cached(id)
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}
