import type { SiteFace } from '../../src/reader/themeSchema.ts'
import { scale } from '../../src/theme/scale.ts'
import type { FontSpec } from './families.ts'
import { fontMetrics } from './fontMetrics.ts'

/** A text with the letter frequencies of English and its neighbors, for a site whose letters the font lacks. */
export const sampleText =
  'The quick brown fox jumps over the lazy dog, and what it costs when we come.'

/** Fonts that computers have, and a family of the same widths. */
const computers = {
  sans: { names: ['Arial', 'Liberation Sans'], family: 'Arimo' },
  serif: { names: ['Times New Roman', 'Liberation Serif'], family: 'Tinos' },
} as const

/** Fonts that Android has. Since version 12 it names no bold ones, so browsers embolden these, which keeps their widths. */
const android = {
  sans: { names: ['Roboto-Regular'], family: 'Roboto' },
  serif: { names: ['NotoSerif-Regular', 'NotoSerif'], family: 'Noto Serif' },
  serifItalic: { names: ['NotoSerif-Italic'], family: 'Noto Serif' },
} as const

/** From this weight on browsers take a bold font of a computer. */
const bold = 600

/** Values, each with the range in which it is the nearest. */
const ranges = (values: readonly number[], last: number) =>
  values.map((value, index) => {
    const between = (at: number) => Math.ceil(((values[at - 1] ?? 0) + (values[at] ?? 0)) / 2)
    const from = index === 0 ? value : between(index)
    const to = index === values.length - 1 ? last : between(index + 1) - 1
    return { value, from, to }
  })

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/** The weights and widths of the type styles, each with those around it: light ones by weight, bold ones by width. */
const bands = (() => {
  const styles = Object.values(scale).map((style) => ({
    wght: style.fontWeight,
    wdth: 'fontStretch' in style ? parseFloat(style.fontStretch) : 100,
  }))
  const light = ascending(styles.map(({ wght }) => wght).filter((wght) => wght < bold))
  const heavy = styles.filter(({ wght }) => wght >= bold)
  const widths = ascending(heavy.map(({ wdth }) => wdth))
  const [narrowest = 100, widest = 100] = [widths[0], widths.at(-1)]
  return [
    ...ranges(light, bold - 1).map(({ value, from, to }) => ({
      fontWeight: `${from} ${to}`,
      fontStretch: `${narrowest}% ${widest}%`,
      wght: value,
      wdth: 100,
    })),
    ...ranges(widths, widest).map(({ value, from, to }) => ({
      fontWeight: `${bold} 900`,
      fontStretch: `${from}% ${to}%`,
      wght: Math.max(...heavy.filter(({ wdth }) => wdth === value).map(({ wght }) => wght)),
      wdth: value,
    })),
  ]
})()

/** The heaviest weight that browsers embolden. */
const emboldened = String(bold - 1)

/** Two regular fonts whose widths differ by less are one fallback. */
const alike = 0.01

const percent = (value: number) => `${+(100 * value).toFixed(1)}%`

/**
 * A face's fallbacks: system fonts scaled to its width and height in the site's words, so that
 * nothing moves when it arrives. The title's has the brand's width, because the brand fills its line.
 */
export async function fallbacks(face: SiteFace, brand: string, words: string) {
  const { family, fallback, style, weight } = face
  const isItalic = fallback === 'serif' && style === 'italic'
  const regular = { weight: '400', ...(isItalic && { style }) }
  const ending = isItalic ? ' Italic' : ''
  const phone = android[isItalic ? 'serifItalic' : fallback]
  const computer = computers[fallback]
  const all = sampleText + brand + words
  const opened = (font: FontSpec) => fontMetrics(font, all)
  const own = await opened(face)
  const onPhone = await opened({ family: phone.family, ...regular })
  const [least = 400, most = least] = weight.split(' ').map(Number)
  const asked = bands.filter(({ wght }) => wght >= least && wght <= most)
  const rules = asked.map(async ({ fontWeight, fontStretch, wght, wdth }) => {
    const isBold = wght >= bold
    const cut = isBold ? { weight: '700' } : regular
    const onComputer = await opened({ family: computer.family, ...cut })
    const names = computer.names.map((name) => name + (isBold ? ' Bold' : ending))
    /** The letters of a text that all three fonts have. */
    const common = (text: string) =>
      Array.from(text)
        .filter((letter) => [own, onPhone, onComputer].every(({ draws }) => draws(letter)))
        .join('')
    const isTitle = wght === scale.title.fontWeight
    // What is left of other letters is spaces, whose widths say nothing of letters.
    const text = common(
      [isTitle ? brand : '', words].find((each) => 2 * common(each).length > each.length) ??
        sampleText,
    )
    const width = own.width(text, { wght, wdth })
    const adjust = width / onComputer.width(text)
    const adjustPhone = width / onPhone.width(text)
    const rule = (name: string, fonts: readonly string[], weights: string, size: number) => ({
      fontFamily: `'${family} ${name}'`,
      src: fonts.map((font) => `local("${font}")`).join(','),
      fontWeight: weights,
      fontStretch,
      ...(style && { fontStyle: style }),
      sizeAdjust: percent(size),
      ascentOverride: percent(own.ascent / size),
      descentOverride: percent(own.descent / size),
    })
    if (!isBold && Math.abs(adjust / adjustPhone - 1) < alike)
      return [rule('FB', [...names, ...phone.names], fontWeight, adjust)]
    return [
      rule('FB', names, fontWeight, adjust),
      rule('Android', phone.names, isBold ? emboldened : fontWeight, adjustPhone),
    ]
  })
  return (await Promise.all(rules)).flat()
}
