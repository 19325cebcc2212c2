import type { Face } from '../../src/reader/demoSchema.ts'
import type { SiteFace } from '../../src/reader/themeSchema.ts'
import { scale } from '../../src/theme/scale.ts'
import { isSerif, type FontSpec } from './families.ts'
import { fontMetrics } from './fontMetrics.ts'

/** An English sentence. The build measures a font with this sentence if the font lacks most letters of the site's own texts. */
export const sampleText =
  'The quick brown fox jumps over the lazy dog, and what it costs when we come.'

/** Fonts of desktop systems. The build measures the Fontsource family `family` instead, whose glyphs have the same widths. */
const desktopFonts = {
  sans: { names: ['Arial', 'Liberation Sans'], family: 'Arimo' },
  serif: { names: ['Times New Roman', 'Liberation Serif'], family: 'Tinos' },
} as const

/** Regular fonts of Android. For bold text, browsers thicken the glyphs of these fonts, because `local()` in CSS finds no bold fonts since Android 12. Thickened glyphs keep their widths. */
const androidFonts = {
  sans: { names: ['Roboto-Regular'], family: 'Roboto' },
  serif: { names: ['NotoSerif-Regular', 'NotoSerif'], family: 'Noto Serif' },
  serifItalic: { names: ['NotoSerif-Italic'], family: 'Noto Serif' },
} as const

/** Browsers choose a bold system font for text of this weight or more. */
const bold = 600

/** Makes a range of numbers for each of the ascending `values`. A number belongs to the range of the nearest value. The last range ends at `last`. */
function ranges(values: readonly number[], last: number) {
  const starts = values.map((value, index) => Math.ceil((value + (values[index - 1] ?? value)) / 2))
  return values.map((value, index) => ({
    value,
    from: starts[index],
    to: (starts[index + 1] ?? last + 1) - 1,
  }))
}

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/**
 * The weights and widths at which the build measures a fallback font, each with the CSS range of weights and
 * widths to which the result applies. In src/theme/scale.ts, styles lighter than `bold` differ only in
 * weight, so each weight has a range. Bold styles differ in width, so each width has a range.
 */
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

/** The `font-weight` of the `@font-face` rules that use a regular Android font for bold text. Browsers thicken the glyphs only if the rule's `font-weight` is less than 600. */
const emboldened = String(bold - 1)

/** If the `size-adjust` values of the desktop font and the Android font differ by less than 1 %, both fonts share one `@font-face` rule. */
const tolerance = 0.01

/** The axis values at which the build measures the web font, and the CSS ranges of weight and width to which the result applies. */
interface Measured {
  wght: number
  wdth: number
  opsz?: number
  fontWeight: string
  fontStretch?: string
  /** The texts that the build may measure, in order of preference. Each text is a list of lines. The fallback is scaled so that no line is wider than in the web font. */
  texts: readonly (readonly string[])[]
}

const weightsOf = ({ weight }: FontSpec) => weight.split(' ').map(Number)
const percent = (value: number) => `${+(100 * value).toFixed(1)}%`

/**
 * Makes the `@font-face` rules of the fallbacks for a web font. A fallback is a system font, scaled to
 * the width and height of the web font, so that the page does not move when the web font arrives. The
 * build measures the width with `text`, and for the weight of the title with the title's text, the brand name.
 */
export function fallbacks(face: SiteFace, brand: string, text: string) {
  const [lightest = 400, boldest = lightest] = weightsOf(face)
  const used = bands.filter(({ wght }) => wght >= lightest && wght <= boldest)
  const titleText = (wght: number) => (wght === scale.title.fontWeight ? brand : '')
  const measured = used.map((band) => ({ ...band, texts: [[titleText(band.wght)], [text]] }))
  return rulesOf(face, face.fallback, measured)
}

/**
 * Makes the `@font-face` rules of the fallbacks for a demo's font, in its lightest and its boldest weight.
 * Measures a bold fallback with `headline`, the lines of the page's headline, if there are any. Measures other
 * fallbacks with `text`, the text of the page. The headline decides alone, because visitors see its lines first.
 */
export function demoFallbacks(face: Face, headline: readonly string[], text: string) {
  const [lightest = 400, boldest = lightest] = weightsOf(face)
  const measured = ranges(ascending([lightest, boldest]), boldest).map(({ value, from, to }) => ({
    fontWeight: from === to ? `${value}` : `${from} ${to}`,
    wght: value,
    wdth: parseFloat(face.width ?? '100'),
    ...(face.opticalSize && { opsz: parseFloat(face.opticalSize) }),
    texts: [value >= bold ? headline : [], [text]],
  }))
  return rulesOf(face, isSerif(face) ? 'serif' : 'sans', measured)
}

async function rulesOf(face: FontSpec, fallback: SiteFace['fallback'], allMeasured: Measured[]) {
  const { family, name: faceName = family, style } = face
  const isItalic = fallback === 'serif' && style === 'italic'
  const regular = { weight: '400', ...(isItalic && { style }) }
  const android = androidFonts[isItalic ? 'serifItalic' : fallback]
  const desktop = desktopFonts[fallback]
  const allTexts = allMeasured.flatMap(({ texts }) => texts).join('')
  const open = (font: FontSpec) => fontMetrics(font, sampleText + allTexts)
  const webFont = await open(face)
  const androidFont = await open({ family: android.family, ...regular })
  const rules = allMeasured.map(async ({ fontWeight, fontStretch, texts, ...axes }) => {
    const isBold = axes.wght >= bold
    const desktopFont = await open({
      family: desktop.family,
      ...(isBold ? { weight: '700' } : regular),
    })
    const suffix = isBold ? ' Bold' : isItalic ? ' Italic' : ''
    const desktopNames = desktop.names.map((name) => name + suffix)
    /** Keeps the characters of a text that the web font, the Android font and the desktop font have. */
    const shared = (all: string) =>
      Array.from(all)
        .filter((letter) => [webFont, androidFont, desktopFont].every(({ draws }) => draws(letter)))
        .join('')
    // Measures the first text with more than half of its characters in all three fonts. If there is no such
    // text, measures `sampleText`, because the few shared characters of the other texts are mostly spaces.
    const isShared = (lines: readonly string[]) =>
      2 * shared(lines.join('')).length > lines.join('').length
    const lines = (texts.find(isShared) ?? [sampleText]).map(shared).filter((line) => line.trim())
    const sizeOf = ({ width }: typeof webFont) =>
      Math.min(...lines.map((line) => webFont.width(line, axes) / width(line)))
    const [desktopSize, androidSize] = [sizeOf(desktopFont), sizeOf(androidFont)]
    const rule = (name: string, fonts: readonly string[], weights: string, size: number) => ({
      fontFamily: `'${faceName} ${name}'`,
      src: fonts.map((font) => `local("${font}")`).join(','),
      fontWeight: weights,
      ...(fontStretch && { fontStretch }),
      ...(style && { fontStyle: style }),
      sizeAdjust: percent(size),
      ascentOverride: percent(webFont.ascent / size),
      descentOverride: percent(webFont.descent / size),
    })
    if (!isBold && Math.abs(desktopSize / androidSize - 1) < tolerance)
      return [rule('FB', [...desktopNames, ...android.names], fontWeight, desktopSize)]
    return [
      rule('FB', desktopNames, fontWeight, desktopSize),
      rule('Android', android.names, isBold ? emboldened : fontWeight, androidSize),
    ]
  })
  return (await Promise.all(rules)).flat()
}
