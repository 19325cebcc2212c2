import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Blob, Face as OpenFont } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Face } from '../../src/reader/demoSchema.ts'
import { fontFiles, fontFolder, isVariable, type FontFile, type FontSpec } from './families.ts'
import { cached } from '../cache.ts'
import { shortHash } from '../hash.ts'

const cacheFolder = 'node_modules/.cache/fonts'

/** The OpenType features that a reduced Latin font keeps: those that the CSS uses, and those that English text needs. Fonts of other writing systems keep all features. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']
const isLatin = (path: string) => /-latin-(?!ext-)[^/]*$/.test(path)

/** Settings for the axes of a variable font. A number gives an axis a fixed value. A range lets the axis vary between two values. */
type Axes = Record<string, number | { min: number; max: number }>

/** Opens a WOFF2 font after reducing it to the given characters. */
export async function openSubset(font: Buffer, characters: string): Promise<OpenFont> {
  const bytes = await subsetFont(font, characters, { targetFormat: 'truetype' })
  return new OpenFont(new Blob(new Uint8Array(bytes).buffer))
}

/** Open fonts by the paths of their files. Fonts stay open, because every edit in development measures texts again. */
const openFonts = new Map<string, Promise<OpenFont>>()

/** Opens a font file. Keeps only the characters in the Unicode ranges of the file. */
export function openFile({ path, ranges }: FontFile): Promise<OpenFont> {
  const open = openFonts.get(path)
  if (open) return open
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  const font = openSubset(readFileSync(path), String.fromCodePoint(...codes))
  openFonts.set(path, font)
  return font
}

/** Finds the characters for which a font file has a glyph. */
async function supportedIn(file: FontFile, characters: readonly string[]): Promise<Set<string>> {
  const codeOf = (character: string) => character.codePointAt(0) ?? 0
  const inRange = characters.filter((character) =>
    file.ranges.some(([first, last]) => first <= codeOf(character) && codeOf(character) <= last),
  )
  if (inRange.length === 0) return new Set()
  const codes = new Set((await openFile(file)).collectUnicodes())
  return new Set(inRange.filter((character) => codes.has(codeOf(character))))
}

/**
 * Finds the font files that a text needs, and the characters that each file must contain. The file
 * that draws most of the text comes first. Each character belongs to one file only. Throws if the
 * family is not installed.
 */
export async function neededFiles(face: FontSpec, text: string) {
  const all = [...new Set(text)].sort()
  const files = await Promise.all(
    fontFiles(face).map(async (file) => {
      const supported = await supportedIn(file, all)
      const uses = Array.from(text).filter((character) => supported.has(character)).length
      return { file, supported, uses }
    }),
  )
  let rest = all
  return files
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ file, supported }) => {
      const characters = rest.filter((character) => supported.has(character)).join('')
      rest = rest.filter((character) => !supported.has(character))
      return { file, characters }
    })
    .filter(({ characters }) => characters !== '')
}

/** Reduces a font file to the characters of `text` and to the given axes. Uses the cached result of an earlier build, if any. The returned file name contains a hash of the font file and all settings. */
export async function cachedSubset(path: string, text: string, variationAxes: Axes = {}) {
  const options = {
    ...(isLatin(path) && { keepFeatures: latinFeatures }),
    targetFormat: 'woff2',
    variationAxes,
  } as const
  const hash = shortHash(readFileSync(path), text, JSON.stringify(options))
  const name = `${basename(path, '.woff2')}-${hash}.woff2`
  const bytes = await cached(cacheFolder, name, () => subsetFont(readFileSync(path), text, options))
  return { name, bytes }
}

/**
 * Converts the weight, width and optical size of a face to settings for the axes of a variable font. A text
 * such as "100 700" becomes a range. If the font is not variable, returns no settings.
 */
function axesOf(face: FontSpec): Axes {
  const axes: Axes = {}
  if (!isVariable(face)) return axes
  const values = { wght: face.weight, wdth: face.width, opsz: face.opticalSize }
  for (const [tag, value] of Object.entries(values)) {
    const [min, max = min] = value?.split(' ').map(Number) ?? []
    if (min !== undefined && max !== undefined) axes[tag] = min === max ? min : { min, max }
  }
  return axes
}

/** Returns the fields of an `@font-face` rule for a font file. Puts the family in quotes, because CSS requires quotes for a name such as "Source Sans 3". */
const fontFace = (face: FontSpec, url: string, ranges?: FontFile['ranges']) => ({
  fontFamily: `'${face.name ?? face.family}'`,
  fontStyle: face.style ?? 'normal',
  fontWeight: face.weight,
  ...(face.width !== undefined && { fontStretch: face.width.replace(/\d+/g, '$&%') }),
  fontDisplay: 'swap',
  src: `url(${url}) format('woff2')`,
  ...(ranges && {
    unicodeRange: ranges
      .map((range) => `U+${range.map((code) => code.toString(16)).join('-')}`)
      .join(','),
  }),
})

/** Reduces the font files of a face (a family in one style) to the characters of a text. The file that draws most of the text comes first. */
export async function subsetFiles(face: FontSpec, text: string) {
  const needed = await neededFiles(face, text)
  return Promise.all(
    needed.map(async ({ file, characters }) => {
      const { name, bytes } = await cachedSubset(file.path, characters, axesOf(face))
      const url = `/assets/${name}`
      const ranges = needed.length > 1 ? file.ranges : undefined
      return { url, bytes, characters, rule: fontFace(face, url, ranges) }
    }),
  )
}

/** Lists the complete font files of a face for development, where any edit may add a character. */
export const packageFiles = (face: FontSpec) =>
  fontFiles(face).map(({ path, ranges }) => {
    const url = `/${path}`
    return { url, rule: fontFace(face, url, ranges) }
  })

/** Reads the license of a font family. Returns its text, and the path at which the build writes the text. */
export function fontLicense({ family }: FontSpec): [path: string, text: Buffer] {
  const folder = fontFolder(family)
  return [`licenses/${basename(folder)}.txt`, readFileSync(join(folder, 'LICENSE'))]
}

/** Writes `@font-face` rules as CSS. Uses double quotes, because the rest of a demo's CSS uses double quotes, and a page compresses better if all quotes are the same. */
export const fontFaceCss = (rules: readonly object[]) =>
  rules
    .map((rule) =>
      Object.entries(rule).map(
        ([name, value]) =>
          `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value}`,
      ),
    )
    .map((lines) => `@font-face{${lines.join(';')}}`)
    .join('')
    .replaceAll("'", '"')

/** Reduces the fonts of a demo to the characters of a text. Returns the `@font-face` rules as CSS text, because demos do not use Emotion. */
export async function builtFace(face: Face, text: string) {
  const built = await subsetFiles(face, text)
  return {
    css: fontFaceCss(built.map(({ rule }) => rule)),
    /** The bytes of the font files. Each key is the path of a file in the folder of the built site. */
    files: Object.fromEntries(built.map(({ url, bytes }) => [url.slice(1), bytes])),
    /** The URL of the file to preload, if the face has `preload: true`. */
    ...(face.preload && { preload: built[0]?.url }),
  }
}
