import type { SiteFace } from '../src/theme/siteFace.ts'
import type { Ruler } from './measure.ts'

/** A text with each letter about as often as in English and its neighbors. */
export const sample = 'The quick brown fox jumps over the lazy dog, and what it costs when we come.'

/** Fonts that computers have, the first by its name there, and the sample's width in each, in em. */
const system = {
  sans: { names: ['Arial', 'Liberation Sans'], width: 35.02 },
  sansBold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 37.67 },
  serif: { names: ['Times New Roman', 'Liberation Serif'], width: 31.96 },
  serifBold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 33.6 },
  serifItalic: { names: ['Times New Roman Italic', 'Liberation Serif Italic'], width: 31.49 },
} as const

/** What the steps of theme/type.ts use: weights, widths, and the one of each that is measured. */
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

function standIn(
  { family, standIn: kind, style }: SiteFace,
  ruler: Ruler,
  [weights, widths, wght, wdth]: (typeof bands)[number],
) {
  const isItalic = kind === 'serif' && style === 'italic'
  const look = wght >= 600 ? 'Bold' : isItalic ? 'Italic' : ''
  const { names, width } = system[`${kind}${look}` as keyof typeof system]
  const adjust = ruler.width(sample, { wght, wdth }) / width
  return {
    fontFamily: `${family} FB`,
    src: names.map((name) => `local("${name}")`).join(','),
    fontWeight: weights,
    fontStretch: widths,
    ...(style && { fontStyle: style }),
    sizeAdjust: percent(adjust),
    ascentOverride: percent(ruler.ascent / adjust),
    descentOverride: percent(ruler.descent / adjust),
  }
}

/** A face's stand-ins until it arrives: as wide and as high as it is, so that nothing moves. */
export function standIns(face: SiteFace, ruler: Ruler) {
  const [least = 400, most = least] = face.weight.split(' ').map(Number)
  return bands
    .filter(([, , wght]) => wght >= least && wght <= most)
    .map((band) => standIn(face, ruler, band))
}
