import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import writeFileAtomic from 'write-file-atomic'
import { coverage } from './coverage.ts'
import { shortHash } from './hash.ts'

const cache = 'node_modules/.cache/fonts'

/** OpenType features the styles ask for, and those the fonts need to draw single letters. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']

/** Axes of a variable font: the value to fix one at, or the range to keep; axes not named stay. */
type Axes = Record<string, number | { min: number; max: number }>

/** What a font must have itself; letters of another script are left to the fonts of the visitor's computer. */
const isNeeded = (character: string) => /[\p{Script=Latin}\p{Script=Common}]/u.test(character)

/** A font file reduced to the given characters and axes, as WOFF2. Throws where the font lacks one that it needs. */
export async function subset(file: string, text: string, axes: Axes = {}): Promise<Buffer> {
  const original = readFileSync(file)
  const found = coverage(await subsetFont(original, text, { targetFormat: 'truetype' }))
  const missing = Array.from(text).filter(
    (character) => isNeeded(character) && !found.has(character),
  )
  if (missing.length > 0) {
    throw new Error(`${file} has no ${missing.join(' ')}; expected every character of the texts`)
  }
  return subsetFont(original, text, { keepFeatures, targetFormat: 'woff2', variationAxes: axes })
}

/** A subset from the cache, made when it is not there; its name changes with all it is made from. */
export async function cachedSubset(file: string, text: string, axes: Axes = {}) {
  const hash = shortHash(readFileSync(file), text, JSON.stringify(axes))
  const name = `${basename(file, '.woff2')}-${hash}.woff2`
  const kept = join(cache, name)
  if (!existsSync(kept)) {
    const bytes = await subset(file, text, axes)
    mkdirSync(cache, { recursive: true })
    // A font under its name is whole: a build may be stopped at any moment, and another may write it too.
    await writeFileAtomic(kept, bytes)
  }
  return { name, bytes: readFileSync(kept) }
}
