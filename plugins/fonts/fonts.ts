import type { Plugin } from 'vite'
import { scale } from '../../src/theme/scale.ts'
import { direction } from '../../src/reader/language.ts'
import { readContent, textsOf, type Content } from '../../src/reader/read.ts'
import { exportsOf, virtualModule } from '../virtualModule.ts'
import { fontLicense, packageFiles, subsetFiles } from './subsets.ts'
import { fontMetrics } from './fontMetrics.ts'
import { fallbacks, sampleText } from './fallbacks.ts'
import { phoneTitleWidth } from './phoneTitleWidth.ts'

const module = virtualModule('virtual:fonts')

const { fontStretch, fontWeight, letterSpacing } = scale.title
const titleSetting = { wght: fontWeight, wdth: parseFloat(fontStretch) }

/** Measures the brand name in the font, weight, width and letter spacing of the home page's title. */
async function titleWidths({ faces, site: { brand } }: Content) {
  const font = await fontMetrics(faces.text, sampleText + brand)
  const width = (text: string) =>
    font.width(text, titleSetting) + Array.from(text).length * parseFloat(letterSpacing)
  return {
    /** The width of the brand name on one line, in em. */
    whole: +width(brand).toFixed(2),
    /** The width of the widest line, in em, if a phone shows the brand name on several lines. */
    line: +phoneTitleWidth(brand, width).toFixed(2),
  }
}

/** Matches the names of content fields whose texts are large headings. */
const displayField = /(?:^|\.)(?:brand|code|heading)$/

/** The space, in em, that firstBearings() returns for a heading if the font lacks its first glyph. */
const usualBearing = 0.05

/**
 * Measures the empty space that the font leaves before the first glyph of each large heading. Pages move
 * the heading by this space, so that the glyph starts exactly at the margin. Each key is the first
 * character of a heading, and each value is in em.
 */
async function firstBearings(content: Content) {
  const lines = textsOf(content).filter(({ field }) => displayField.test(field))
  const headings = lines.map(({ text }) => text)
  const font = await fontMetrics(content.faces.text, sampleText + headings.join(''))
  const isFromRight = direction(content.site.language) === 'rtl'
  const entries = headings.map((heading) => {
    const [first = ''] = heading
    // Latin letters and digits run from left to right, so in a right-to-left language, the last glyph of such a
    // heading is at the right margin. Browsers add letter spacing after this glyph, before the margin.
    const endsAtMargin = isFromRight && /^[\d\p{Script=Latin}]/u.test(heading)
    const glyph = endsAtMargin ? heading.slice(-1) : first
    const bearing = font.bearing(glyph, titleSetting, isFromRight) ?? usualBearing
    const spacing = endsAtMargin ? parseFloat(letterSpacing) : 0
    return [first, +(bearing + spacing).toFixed(3)] as const
  })
  return Object.fromEntries(entries)
}

/** Joins all texts of the site. Adds every digit, because pages also show numbers that no text contains, such as the year. */
export const siteText = (content: Content) =>
  ['0123456789', ...textsOf(content).map(({ text }) => text)].join(' ')

/**
 * Lists the URLs of the font files to preload: the first file, which draws most of the site's
 * text, and every file with a character of `firstScreen`, the text at the top of the home page. Without a
 * preload, a font may arrive after the page shows the text, and the text then moves.
 */
export const preloadedUrls = (
  files: readonly { url: string; characters?: string }[],
  firstScreen: string,
) =>
  files
    .filter(
      ({ characters = '' }, index) =>
        index === 0 || Array.from(characters).some((each) => firstScreen.includes(each)),
    )
    .map(({ url }) => url)

/**
 * Vite plugin: makes the module `virtual:fonts` from src/theme/faces.yaml. A build reduces each font
 * to the characters of the site, and writes the font's license.
 */
export function fonts(): Plugin {
  let isBuild = false
  return {
    name: 'site:fonts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: module.resolveId,
    load: {
      filter: module.filter,
      async handler() {
        const content = readContent()
        const { faces, site } = content
        const sentences = textsOf(content).flatMap(({ text }) => (/\s/.test(text) ? text : []))
        const built = await Promise.all(
          Object.values(faces).map(async (face) => {
            const subsets = isBuild ? await subsetFiles(face, siteText(content)) : []
            // The client bundle and the server bundle both load this module, but only the client bundle needs the files.
            if (isBuild && this.environment.name === 'client') {
              for (const { url, bytes } of subsets)
                this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
              const [fileName, source] = fontLicense(face)
              this.emitFile({ type: 'asset', fileName, source })
            }
            const files = isBuild ? subsets : packageFiles(face)
            const system = await fallbacks(face, site.brand, sentences.join(' '))
            return {
              preloaded: preloadedUrls(files, site.description),
              rules: [...files.map(({ rule }) => rule), ...system],
            }
          }),
        )
        return exportsOf({
          fontFaces: built.flatMap(({ rules }) => rules.map((rule) => ({ '@font-face': rule }))),
          preloadedFonts: built[0]?.preloaded,
          titleWidths: await titleWidths(content),
          firstBearings: await firstBearings(content),
        })
      },
    },
  }
}
