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

/** Regular fonts of Android. Since Android 12, `local()` finds no bold fonts, so browsers thicken the regular glyphs for bold text. Thickened glyphs keep their widths. */
const androidFonts = {
  sans: { names: ['Roboto-Regular'], family: 'Roboto' },
  serif: { names: ['NotoSerif-Regular', 'NotoSerif'], family: 'Noto Serif' },
  serifItalic: { names: ['NotoSerif-Italic'], family: 'Noto Serif' },
} as const

/** Browsers choose a bold system font for text of this weight or more. */
const bold = 600

/** Divides the numbers from the first value to `last` into ranges, one for each value. A number belongs to the nearest value. The values ascend. */
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
 * The weights and widths for which the build measures a fallback font, with the CSS ranges in which
 * the fallback applies. Text lighter than `bold` gets a range for each weight, because it has only one width.
 * Bolder text gets a range for each width, because the bold styles of src/theme/scale.ts have several widths.
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

/** The `font-weight` in the `@font-face` rules of Android fonts for bold text. Browsers thicken the glyphs only if this weight is less than 600. */
const emboldened = String(bold - 1)

/** If the scaled sizes of the desktop and the Android font differ by less than 1%, both fonts share one `@font-face` rule. */
const tolerance = 0.01

/** The values of the axes at which a face is measured, and the CSS ranges in which the fallback applies. */
interface Measured {
  wght: number
  wdth: number
  opsz?: number
  fontWeight: string
  fontStretch?: string
  /** Texts to choose from, each as a list of lines. No line of the chosen text is wider in the fallback than in the web font. */
  texts: readonly (readonly string[])[]
}

const weightsOf = ({ weight }: FontSpec) => weight.split(' ').map(Number)
const percent = (value: number) => `${+(100 * value).toFixed(1)}%`

/**
 * Makes the `@font-face` rules of the fallbacks for a web font. A fallback is a system font, scaled to
 * the width and height of the web font, so that the page does not move when the web font arrives. The
 * fallback for the title is measured with the brand name, the other fallbacks with `text`.
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
 * Scales a bold fallback to the lines of `headings`, if there are any, and other fallbacks to `text`.
 */
export function demoFallbacks(face: Face, headings: readonly string[], text: string) {
  const [lightest = 400, boldest = lightest] = weightsOf(face)
  const measured = ranges(ascending([lightest, boldest]), boldest).map(({ value, from, to }) => ({
    fontWeight: from === to ? `${value}` : `${from} ${to}`,
    wght: value,
    wdth: parseFloat(face.width ?? '100'),
    ...(face.opticalSize && { opsz: parseFloat(face.opticalSize) }),
    texts: [value >= bold ? headings : [], [text]],
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
    // Chooses the first text of which the web font and both system fonts have more than half of the characters.
    // If they have less of each text, measures `sampleText`, because the shared characters are mostly spaces.
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
