import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Blob, Face as FontFile } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import writeFileAtomic from 'write-file-atomic'
import type { Face } from '../demos/types.ts'
import { shortHash } from './hash.ts'

const cache = 'node_modules/.cache/fonts'

/** OpenType features that the styles use, and those that single letters need. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']

/** Axes of a variable font: a fixed value, or the range to keep. Other axes stay. */
type Axes = Record<string, number | { min: number; max: number }>

/** Opens a WOFF2 with only the given characters. */
export async function opened(font: Buffer, characters: string): Promise<FontFile> {
  const bytes = await subsetFont(font, characters, { targetFormat: 'truetype' })
  return new FontFile(new Blob(new Uint8Array(bytes).buffer))
}

/** Emoji, including joined ones, skin tones and flags. Text fonts lack them, and every phone and computer has a font for them. */
const isEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

/** Characters without a shape: line breaks, soft hyphens, joiners, variation selectors. */
const isUnseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Full-width punctuation, which several East Asian scripts share. */
const isWide = /[\u3000-\u303f\uff00-\uffef]/

/** Whether a font must have a character. The visitor's system fonts draw emoji and other scripts. */
const isNeeded = (character: string) =>
  /[\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]/u.test(character) &&
  ![isEmoji, isUnseen, isWide].some((others) => others.test(character))

const found = new Map<string, Promise<readonly string[]>>()

/** The characters of a text that a font file must have and lacks. Results are memoized. */
export function missing(file: string, text: string): Promise<readonly string[]> {
  const key = `${file} ${text}`
  const search = async () => {
    const held = new Set((await opened(readFileSync(file), text)).collectUnicodes())
    return Array.from(text).filter(
      (character) => isNeeded(character) && !held.has(character.codePointAt(0) ?? 0),
    )
  }
  const known = found.get(key) ?? search()
  found.set(key, known)
  return known
}

const foundAxes = new Map<string, Promise<readonly string[]>>()

/** The axes of a font file by tag, such as "wdth". A static font has none. Results are memoized. */
export function axesOf(file: string): Promise<readonly string[]> {
  const search = async () => Object.keys((await opened(readFileSync(file), 'a')).getAxisInfos())
  const known = foundAxes.get(file) ?? search()
  foundAxes.set(file, known)
  return known
}

/** Reduces a font file to the given characters and axes, as WOFF2. Throws if the font lacks a character that it needs. */
export async function subset(file: string, text: string, variationAxes: Axes = {}) {
  const lacking = await missing(file, text)
  if (lacking.length > 0) {
    throw new Error(`${file} has no ${lacking.join(' ')}; expected every character of the texts`)
  }
  return subsetFont(readFileSync(file), text, {
    keepFeatures,
    targetFormat: 'woff2',
    variationAxes,
  })
}

/** A subset from the cache, made if it is missing. Its name contains a hash of all its inputs. */
export async function cachedSubset(file: string, text: string, axes: Axes = {}) {
  const hash = shortHash(readFileSync(file), text, JSON.stringify(axes))
  const name = `${basename(file, '.woff2')}-${hash}.woff2`
  const kept = join(cache, name)
  if (!existsSync(kept)) {
    const bytes = await subset(file, text, axes)
    mkdirSync(cache, { recursive: true })
    // Atomic, because a build may be stopped at any moment, and another may write the same file.
    await writeFileAtomic(kept, bytes)
  }
  return { name, bytes: readFileSync(kept) }
}

/** A CSS range such as "100 700", or a single value, as an axis of a variable font. */
function axis(range: string): Axes[string] {
  const [min = 0, max = min] = range.split(' ').map(Number)
  return min === max ? min : { min, max }
}

/** Whether a font file of @fontsource is variable. */
export const isVariable = (file: string) => file.includes('-variable/')

/** The axes of a variable font that the face names. A static font has none. */
function axes({ file, weight, width, opticalSize }: Face): Axes {
  if (!isVariable(file)) return {}
  return {
    wght: axis(weight),
    ...(width !== undefined && { wdth: axis(width) }),
    ...(opticalSize !== undefined && { opsz: axis(opticalSize) }),
  }
}

/** The file of a face, reduced to the given characters, and its URL. Throws if the font lacks one of them. */
export async function builtFile(face: Face, characters: string) {
  const { name, bytes } = await cachedSubset(
    join('node_modules', face.file),
    characters,
    axes(face),
  )
  return { url: `/assets/${name}`, bytes }
}

/** A face's `@font-face` for Emotion. The quotes allow names like "Source Sans 3". */
export const fontFace = ({ family, style, weight, width }: Face, url: string) => ({
  fontFamily: `'${family}'`,
  fontStyle: style ?? 'normal',
  fontWeight: weight,
  ...(width !== undefined && { fontStretch: width.replace(/\d+/g, '$&%') }),
  fontDisplay: 'swap',
  src: `url(${url}) format('woff2')`,
})

/** A face for a page without Emotion: its @font-face rule and its file. */
interface BuiltFace {
  css: string
  url: string
  bytes: Buffer
  isPreloaded: boolean
}

const cssName = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** A face reduced to the given characters. Throws if the font lacks one of them. */
export async function builtFace(face: Face, characters: string): Promise<BuiltFace> {
  const { url, bytes } = await builtFile(face, characters)
  const css = Object.entries(fontFace(face, url)).map(
    ([name, value]) => `${cssName(name)}:${value}`,
  )
  return { css: `@font-face{${css.join(';')}}`, url, bytes, isPreloaded: face.preload ?? false }
}
