import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Encodings, Font as PdfFont, type IFontNames } from '@pdf-lib/standard-fonts'
import { Buffer as TextBuffer, Font, shape, Variation } from 'harfbuzzjs'
import type { Plugin } from 'vite'
import { faces, home, portfolio, site } from '../../src/content.js'
import { direction } from '../../src/language.ts'
import type { SiteFace } from '../../src/theme/schema.ts'
import { type } from '../../src/theme/type.ts'
import { barWidths, type BarWidths, type Measure } from './barWidth.ts'
import { characters } from '../content/texts.ts'
import { builtFiles, opened, portions, wholeFiles } from './subsets.ts'
import { fontFolder } from './families.ts'
import { titleLine } from './titleLine.ts'

const moduleId = 'virtual:fonts'

/** A font that can be measured, in em. */
interface Ruler {
  /** Distances from the baseline to the top and to the bottom of a line. */
  ascent: number
  descent: number
  /** Width of a kerned text at values of the axes, by tag. A font ignores axes that it lacks. */
  width: (text: string, setting: Record<string, number>) => number
}

/** The advance of a text in a font of the visitor, in em, which nobody knows: ideographs and their like fill a square. */
const guessedWidth = (text: string) =>
  Array.from(text).reduce(
    (sum, character) =>
      sum +
      (/[\p{Ideographic}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(character)
        ? 1
        : 0.6),
    0,
  )

/** Opens a face's fonts to measure texts of the given characters. */
async function ruler(face: SiteFace, characters: string): Promise<Ruler> {
  const fonts = await Promise.all(
    (await portions(face, characters)).map(async (portion) => {
      const open = await opened(readFileSync(portion.file.path), portion.characters)
      return { characters: portion.characters, font: new Font(open), unit: open.upem }
    }),
  )
  const [main] = fonts
  if (!main) throw new Error(`the font ${face.family} has no letter of ${characters}`)
  const { ascender, descender } = main.font.hExtents()
  return {
    ascent: ascender / main.unit,
    descent: -descender / main.unit,
    width(text, setting) {
      const variations = Object.entries(setting).map(([tag, value]) => new Variation(tag, value))
      const widths = runs(text, (character) =>
        fonts.find(({ characters: own }) => own.includes(character)),
      ).map(([run, held]) => {
        if (!held) return guessedWidth(run)
        held.font.setVariations(variations)
        const buffer = new TextBuffer()
        buffer.addText(run)
        buffer.guessSegmentProperties()
        shape(held.font, buffer)
        const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
        return advances.reduce((sum, advance) => sum + advance, 0) / held.unit
      })
      return widths.reduce((sum, width) => sum + width, 0)
    },
  }
}

/** A text cut where the answer for its characters changes. */
function runs<T>(text: string, of: (character: string) => T): [string, T][] {
  const cut: [string, T][] = []
  for (const character of text) {
    const last = cut.at(-1)
    const answer = of(character)
    if (last && last[1] === answer) last[0] += character
    else cut.push([character, answer])
  }
  return cut
}

/** A text with the letter frequencies of English and its neighbors. */
const sample = 'The quick brown fox jumps over the lazy dog, and what it costs when we come.'

/** Fonts that computers have, with the PDF font of the same widths. */
const system = {
  sans: { names: ['Arial', 'Liberation Sans'], metrics: 'Helvetica' },
  sansBold: { names: ['Arial Bold', 'Liberation Sans Bold'], metrics: 'Helvetica-Bold' },
  serif: { names: ['Times New Roman', 'Liberation Serif'], metrics: 'Times-Roman' },
  serifBold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], metrics: 'Times-Bold' },
  serifItalic: {
    names: ['Times New Roman Italic', 'Liberation Serif Italic'],
    metrics: 'Times-Italic',
  },
} as const

const { WinAnsi } = Encodings

/** A text without the characters that PDF fonts lack. */
const measurable = (text: string) =>
  Array.from(text)
    .filter((each) => WinAnsi.canEncodeUnicodeCodePoint(each.codePointAt(0)!))
    .join('')

/** Width of a measurable text in a PDF font, in em. */
function systemWidth(text: string, metrics: IFontNames): number {
  const font = PdfFont.load(metrics)
  const glyphs = Array.from(text, (each) => WinAnsi.encodeUnicodeCodePoint(each.codePointAt(0)!))
  return glyphs.reduce((sum, { name }) => sum + (font.getWidthOfGlyph(name) ?? 0), 0) / 1000
}

/** The weights and widths that theme/type.ts uses, with the measured value of each. */
const bands = [
  ['400 449', '100% 125%', 400, 100],
  ['450 499', '100% 125%', 450, 100],
  ['500 599', '100% 125%', 550, 100],
  ['600 900', '100% 105%', 600, 100],
  ['600 900', '106% 107%', 600, 106],
  ['600 900', '108% 109%', 640, 108],
  ['600 900', '110% 111%', 680, 110],
  ['600 900', '112% 113%', 680, 112],
  ['600 900', '114% 116%', 700, 114],
  ['600 900', '117% 120%', 730, 118],
  ['600 900', '121% 123%', 760, 122],
  ['600 900', '124% 125%', 780, 125],
] as const

const percent = (value: number) => `${+(100 * value).toFixed(1)}%`

/**
 * A face's stand-ins: system fonts scaled to its width and height, so that nothing moves when it
 * arrives. The title's has the brand's width, because the brand fills its line.
 */
async function standIns(face: SiteFace) {
  const { family, standIn, style, weight } = face
  const { ascent, descent, width } = await ruler(face, sample + site.brand)
  const [least = 400, most = least] = weight.split(' ').map(Number)
  return bands
    .filter(([, , wght]) => wght >= least && wght <= most)
    .map(([fontWeight, fontStretch, wght, wdth]) => {
      const isItalic = standIn === 'serif' && style === 'italic'
      const look = wght >= 600 ? 'Bold' : isItalic ? 'Italic' : ''
      const other = system[`${standIn}${look}` as keyof typeof system]
      const text = (wght === type.title.fontWeight && measurable(site.brand)) || sample
      const adjust = width(text, { wght, wdth }) / systemWidth(text, other.metrics)
      return {
        fontFamily: `'${family} FB'`,
        src: other.names.map((name) => `local("${name}")`).join(','),
        fontWeight,
        fontStretch,
        ...(style && { fontStyle: style }),
        sizeAdjust: percent(adjust),
        ascentOverride: percent(ascent / adjust),
        descentOverride: percent(descent / adjust),
      }
    })
}

/** Measures texts in the site's own font. */
async function measuring(texts: readonly string[]): Promise<Measure> {
  const { width } = await ruler(faces.text, sample + texts.join(''))
  return (text, { fontStretch = '100%', fontWeight }) =>
    width(text, { wght: fontWeight, wdth: parseFloat(fontStretch) })
}

/** Widths of the brand in the title's style, in em: whole, and of its widest line on a phone. */
async function titleWidths() {
  const measure = await measuring([site.brand])
  const { letterSpacing } = type.title
  const width = (text: string) =>
    measure(text, type.title) + Array.from(text).length * parseFloat(letterSpacing)
  return { whole: +width(site.brand).toFixed(2), line: +titleLine(site.brand, width).toFixed(2) }
}

/** The room that the bars need for their words. */
async function roomOfBars(): Promise<BarWidths> {
  const links = home.nav.map(({ text }) => text)
  const { brand } = site
  const words = { brand, links, button: home.getStarted, back: portfolio.back }
  return barWidths(words, await measuring([brand, ...links, words.button, words.back]))
}

/** The license file of a face's package. */
function license({ family }: SiteFace) {
  const folder = fontFolder(family)
  return {
    fileName: `licenses/${basename(folder)}-OFL.txt`,
    source: readFileSync(join(folder, 'LICENSE')),
  }
}

/**
 * Vite plugin: `virtual:fonts` exports the `@font-face` rules of src/theme/faces.yaml, the file to
 * preload, and widths of words. A build cuts each font to the site's characters, and adds its
 * license.
 */
export function fonts(): Plugin {
  let isBuild = false
  return {
    name: 'site:fonts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined
      /** A face's files. The client's bundle emits them, and the license. */
      const filesOf = async (face: SiteFace) => {
        if (!isBuild) return wholeFiles(face)
        const files = await builtFiles(face, characters())
        if (this.environment.name === 'client') {
          for (const { url, bytes } of files)
            this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
          this.emitFile({ type: 'asset', ...license(face) })
        }
        return files
      }
      const built = await Promise.all(
        Object.values(faces).map(async (face) => {
          const files = await filesOf(face)
          return {
            url: files[0]?.url,
            rules: [...files.map(({ rule }) => rule), ...(await standIns(face))],
          }
        }),
      )
      const exported = {
        fontFaces: built.flatMap(({ rules }) => rules.map((rule) => ({ '@font-face': rule }))),
        preloadedFont: built[0]?.url,
        titleWidths: await titleWidths(),
        barWidths: await roomOfBars(),
        isFromRight: direction(site.language) === 'rtl',
      }
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
