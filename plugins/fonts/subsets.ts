import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Blob, Face as OpenFont } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Face } from '../../src/reader/demoSchema.ts'
import { fontFiles, fontFolder, isVariable, type FontFile, type FontSpec } from './families.ts'
import { cached } from '../cache.ts'
import { shortHash } from '../hash.ts'

const cache = 'node_modules/.cache/fonts'

/** OpenType features that the styles use, and those that single letters of English need. Files of other letters keep all. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']
const isLatin = (path: string) => /-latin-(?!ext-)[^/]*$/.test(path)

/** Axes of a variable font: a fixed value, or the range to keep. Other axes stay. */
type Axes = Record<string, number | { min: number; max: number }>

/** Opens a WOFF2 with only the given characters. */
export async function openSubset(font: Buffer, characters: string): Promise<OpenFont> {
  const bytes = await subsetFont(font, characters, { targetFormat: 'truetype' })
  return new OpenFont(new Blob(new Uint8Array(bytes).buffer))
}

const openFiles = new Map<string, Promise<OpenFont>>()

/** A font file with all characters that it is made for. It stays open, because an edit in development measures again. */
export function openFile({ path, ranges }: FontFile): Promise<OpenFont> {
  const known = openFiles.get(path)
  if (known) return known
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  const open = openSubset(readFileSync(path), String.fromCodePoint(...codes))
  openFiles.set(path, open)
  return open
}

/** Those of the characters that a font file draws. */
async function drawn(file: FontFile, characters: string): Promise<string> {
  const inRange = Array.from(characters).filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return file.ranges.some(([first, last]) => first <= code && code <= last)
  })
  if (inRange.length === 0) return ''
  const held = new Set((await openFile(file)).collectUnicodes())
  return inRange.filter((character) => held.has(character.codePointAt(0) ?? 0)).join('')
}

/** The font files that a face needs for the words, that with most of their letters first, each with the characters that none before it draws. Throws if the family is not installed. */
export async function neededFiles(face: FontSpec, words: string) {
  const asked = [...new Set(words)].sort().join('')
  const files = await Promise.all(
    fontFiles(face).map(async (file) => {
      const characters = await drawn(file, asked)
      const held = new Set(characters)
      return { file, characters, uses: Array.from(words).filter((each) => held.has(each)).length }
    }),
  )
  let rest = Array.from(asked)
  return files
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ file, characters: own }) => {
      const left = rest.filter((character) => own.includes(character))
      rest = rest.filter((character) => !own.includes(character))
      return { file, characters: left.join('') }
    })
    .filter(({ characters: own }) => own !== '')
}

/** A font file reduced to the given characters and axes, from the cache or made anew, as WOFF2. Its name contains a hash of all its inputs. */
export async function cachedSubset(path: string, text: string, variationAxes: Axes = {}) {
  const options = {
    ...(isLatin(path) && { keepFeatures: latinFeatures }),
    targetFormat: 'woff2',
    variationAxes,
  } as const
  const hash = shortHash(readFileSync(path), text, JSON.stringify(options))
  const name = `${basename(path, '.woff2')}-${hash}.woff2`
  const bytes = await cached(cache, name, () => subsetFont(readFileSync(path), text, options))
  return { name, bytes }
}

/** A CSS range such as "100 700", or a single value, as an axis of a variable font. */
function axis(range: string): Axes[string] {
  const [min = 0, max = min] = range.split(' ').map(Number)
  return min === max ? min : { min, max }
}

/** The axes of a variable font that the face names. A static font has none. */
function axesOf(face: FontSpec): Axes {
  if (!isVariable(face)) return {}
  const { weight, width, opticalSize } = face
  return {
    wght: axis(weight),
    ...(width !== undefined && { wdth: axis(width) }),
    ...(opticalSize !== undefined && { opsz: axis(opticalSize) }),
  }
}

type NamedFace = FontSpec & { name?: string }

/** Ranges of code points as a CSS `unicode-range`. */
const unicodeRange = (ranges: FontFile['ranges']) =>
  ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',')

/** A font file's `@font-face` for Emotion. The quotes allow names like "Source Sans 3". */
const fontFace = (face: NamedFace, url: string, ranges?: FontFile['ranges']) => ({
  fontFamily: `'${face.name ?? face.family}'`,
  fontStyle: face.style ?? 'normal',
  fontWeight: face.weight,
  ...(face.width !== undefined && { fontStretch: face.width.replace(/\d+/g, '$&%') }),
  fontDisplay: 'swap',
  src: `url(${url}) format('woff2')`,
  ...(ranges && { unicodeRange: unicodeRange(ranges) }),
})

/** The files of a face that the words need, most used first, each cut to its part of their characters. */
export async function subsetFiles(face: NamedFace, words: string) {
  const needed = await neededFiles(face, words)
  return Promise.all(
    needed.map(async ({ file, characters }) => {
      const { name, bytes } = await cachedSubset(file.path, characters, axesOf(face))
      const url = `/assets/${name}`
      const ranges = needed.length > 1 ? file.ranges : undefined
      return { url, bytes, characters, rule: fontFace(face, url, ranges) }
    }),
  )
}

/** All files of a face as their package has them, for development, where words change. */
export const packageFiles = (face: NamedFace) =>
  fontFiles(face).map(({ path, ranges }) => {
    const url = `/${path}`
    return { url, rule: fontFace(face, url, ranges) }
  })

const cssName = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** The license of a family, by its path in a build. */
export function fontLicense({ family }: FontSpec): [path: string, text: Buffer] {
  const folder = fontFolder(family)
  return [`licenses/${basename(folder)}.txt`, readFileSync(join(folder, 'LICENSE'))]
}

/** A face for a page without Emotion: its @font-face rules, its files, and the URL of its most used one if it is preloaded. */
export async function builtFace(face: Face, words: string) {
  const built = await subsetFiles(face, words)
  const rules = built.map(({ rule }) =>
    Object.entries(rule).map(([name, value]) => `${cssName(name)}:${value}`),
  )
  return {
    css: rules.map((rule) => `@font-face{${rule.join(';')}}`).join(''),
    files: Object.fromEntries(built.map(({ url, bytes }) => [url.slice(1), bytes])),
    ...(face.preload && { preload: built[0]?.url }),
  }
}
