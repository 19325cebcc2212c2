import { Encodings, Font as PdfFont, type IFontNames } from '@pdf-lib/standard-fonts'
import type { SiteFace } from '../../src/theme/schema.ts'
import { scale } from '../../src/theme/scale.ts'
import { ruler } from './ruler.ts'

/** A text with the letter frequencies of English and its neighbors. */
export const sample = 'The quick brown fox jumps over the lazy dog, and what it costs when we come.'

/** Fonts that computers have, with the PDF font of the same widths. */
const computers = {
  sans: { names: ['Arial', 'Liberation Sans'], metrics: 'Helvetica' },
  sansBold: { names: ['Arial Bold', 'Liberation Sans Bold'], metrics: 'Helvetica-Bold' },
  serif: { names: ['Times New Roman', 'Liberation Serif'], metrics: 'Times-Roman' },
  serifBold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], metrics: 'Times-Bold' },
  serifItalic: {
    names: ['Times New Roman Italic', 'Liberation Serif Italic'],
    metrics: 'Times-Italic',
  },
} as const

/** Fonts that Android has. Since version 12 it names no bold ones, so browsers embolden these, which keeps their widths. */
const android = {
  sans: { names: ['Roboto-Regular'], font: { family: 'Roboto', weight: '400' } },
  serif: {
    names: ['NotoSerif-Regular', 'NotoSerif'],
    font: { family: 'Noto Serif', weight: '400' },
  },
  serifItalic: {
    names: ['NotoSerif-Italic'],
    font: { family: 'Noto Serif', weight: '400', style: 'italic' },
  },
} as const

const { WinAnsi } = Encodings

/** A text without the characters that PDF fonts lack. */
const measurable = (text: string) =>
  Array.from(text)
    .filter((each) => WinAnsi.canEncodeUnicodeCodePoint(each.codePointAt(0)!))
    .join('')

/** Width of a measurable text in a PDF font, in em. */
function pdfWidth(text: string, metrics: IFontNames): number {
  const font = PdfFont.load(metrics)
  const glyphs = Array.from(text, (each) => WinAnsi.encodeUnicodeCodePoint(each.codePointAt(0)!))
  return glyphs.reduce((sum, { name }) => sum + (font.getWidthOfGlyph(name) ?? 0), 0) / 1000
}

/** The weights and widths that theme/scale.ts uses, with the measured value of each. */
const bands = [
  ['400 449', '100% 125%', 400, 100],
  ['450 499', '100% 125%', 450, 100],
  ['500 599', '100% 125%', 550, 100],
  ['600 900', '100% 105%', 600, 100],
  ['600 900', '106% 107%', 600, 106],
  ['600 900', '108% 109%', 640, 108],
  ['600 900', '110% 113%', 680, 112],
  ['600 900', '114% 116%', 700, 114],
  ['600 900', '117% 120%', 730, 118],
  ['600 900', '121% 123%', 760, 122],
  ['600 900', '124% 125%', 780, 125],
] as const

/** The heaviest weight that browsers embolden. */
const emboldened = '599'

/** Two regular fonts whose widths differ by less are one fallback. */
const alike = 0.005

const percent = (value: number) => `${+(100 * value).toFixed(1)}%`

/**
 * A face's fallbacks: system fonts scaled to its width and height, so that nothing moves when it
 * arrives. The title's has the brand's width, because the brand fills its line.
 */
export async function fallbacks(face: SiteFace, brand: string) {
  const { family, fallback, style, weight } = face
  const regular = fallback === 'serif' && style === 'italic' ? 'serifItalic' : fallback
  const phone = android[regular]
  const { ascent, descent, width } = await ruler(face, sample + brand)
  const { width: phoneWidth } = await ruler(phone.font, sample + brand)
  const [least = 400, most = least] = weight.split(' ').map(Number)
  return bands
    .filter(([, , wght]) => wght >= least && wght <= most)
    .flatMap(([fontWeight, fontStretch, wght, wdth]) => {
      const isBold = wght >= 600
      const computer = computers[isBold ? (`${fallback}Bold` as const) : regular]
      const text = (wght === scale.title.fontWeight && measurable(brand)) || sample
      const adjust = width(text, { wght, wdth }) / pdfWidth(text, computer.metrics)
      const adjustPhone = width(text, { wght, wdth }) / phoneWidth(text)
      const rule = (name: string, fonts: readonly string[], weights: string, size: number) => ({
        fontFamily: `'${family} ${name}'`,
        src: fonts.map((font) => `local("${font}")`).join(','),
        fontWeight: weights,
        fontStretch,
        ...(style && { fontStyle: style }),
        sizeAdjust: percent(size),
        ascentOverride: percent(ascent / size),
        descentOverride: percent(descent / size),
      })
      if (!isBold && Math.abs(adjust / adjustPhone - 1) < alike)
        return rule('FB', [...computer.names, ...phone.names], fontWeight, adjust)
      return [
        rule('FB', computer.names, fontWeight, adjust),
        rule('Android', phone.names, isBold ? emboldened : fontWeight, adjustPhone),
      ]
    })
}
