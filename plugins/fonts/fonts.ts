import type { Plugin } from 'vite'
import type { SiteFace } from '../../src/reader/themeSchema.ts'
import { scale } from '../../src/theme/scale.ts'
import { readContent, textsOf, type Content } from '../../src/reader/read.ts'
import { virtualModule } from '../virtualModule.ts'
import { subsetFiles, fontLicense, packageFiles } from './subsets.ts'
import { fontMetrics } from './fontMetrics.ts'
import { fallbacks, sampleText } from './fallbacks.ts'
import { phoneTitleWidth } from './phoneTitleWidth.ts'

const module = virtualModule('virtual:fonts')

/** Widths of the brand in the title's style, in em: whole, and of its widest line on a phone. */
async function titleWidths({ faces, site: { brand } }: Content) {
  const { fontStretch, fontWeight, letterSpacing } = scale.title
  const font = await fontMetrics(faces.text, sampleText + brand)
  const width = (text: string) =>
    font.width(text, { wght: fontWeight, wdth: parseFloat(fontStretch) }) +
    Array.from(text).length * parseFloat(letterSpacing)
  return { whole: +width(brand).toFixed(2), line: +phoneTitleWidth(brand, width).toFixed(2) }
}

/** The site's words, and every digit. */
export const siteText = (content: Content) =>
  ['0123456789', ...textsOf(content).map(({ text }) => text)].join(' ')

/**
 * The addresses of the most used file, and of those with characters of the first screen. While one is
 * there and another is not, spaces have other widths than in the fallback or in the font.
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
 * Vite plugin: `virtual:fonts` exports the `@font-face` rules of src/theme/faces.yaml, the files to
 * preload, and widths of words. A build cuts each font to the site's characters, and adds its
 * license.
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
        /** A face's files. The client's bundle emits them, and the license. */
        const filesOf = async (face: SiteFace) => {
          if (!isBuild) return packageFiles(face)
          const files = await subsetFiles(face, siteText(content))
          if (this.environment.name === 'client') {
            for (const { url, bytes } of files)
              this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
            const [fileName, source] = fontLicense(face)
            this.emitFile({ type: 'asset', fileName, source })
          }
          return files
        }
        const built = await Promise.all(
          Object.values(faces).map(async (face) => {
            const files = await filesOf(face)
            return {
              preloaded: preloadedUrls(files, site.description),
              rules: [
                ...files.map(({ rule }) => rule),
                ...(await fallbacks(face, site.brand, sentences.join(' '))),
              ],
            }
          }),
        )
        const exported = {
          fontFaces: built.flatMap(({ rules }) => rules.map((rule) => ({ '@font-face': rule }))),
          preloadedFonts: built[0]?.preloaded,
          titleWidths: await titleWidths(content),
        }
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
