import type { IconUrls } from '../../manifest/index.ts'
import { direction } from '../../src/reader/language.ts'
import { headTags, type HeadFacts } from './head.ts'
import { manifestUrl } from '../../src/addresses.ts'
import { attributes } from '../../src/offline/rules.ts'
import { pageStyleId } from '../../src/styles.ts'
import { barMedia } from '../../src/boot/choices.ts'
import { themeColor } from '../../src/theme/palette.ts'
import type { RenderedPage } from './prerender.tsx'
import { closeShapes, escapeMarkup as escape, scriptJson, startTag } from '../markup.ts'

/** The values that pageHtml() writes into a page's HTML document, besides the rendered page. */
interface PageContext {
  agency: HeadFacts
  /** URLs of the fonts to preload. */
  fonts: readonly string[]
  icons: IconUrls
  /** The schema.org data that describes the page. */
  structuredData?: unknown
  /** The code of the inline script. */
  script: string
  /** The security policy as a `<meta>`, or an empty string if the host sends the policy. */
  policyMeta: string
  /** The ID of this build, a hash that changes if any page or script changes. */
  build: string
}

const head = (page: RenderedPage, context: PageContext): string[] => [
  context.policyMeta,
  `<title>${escape(page.title)}</title>`,
  // These tags come before the inline script, because the script changes the tags if the visitor has chosen a theme.
  ...Object.entries(themeColor).map(
    ([theme, color]) =>
      `<meta name="theme-color" content="${color}" media="${barMedia(theme, 'system')}">`,
  ),
  // The tags for shared links come before the <style>, because some programs that preview a link read only the first 32 kB.
  ...headTags(page, context.agency),
  `<script>${context.script}</script>`,
  ...context.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  ),
  `<style id="${pageStyleId}">${page.css}</style>`,
  `<link rel="manifest" href="${manifestUrl}">`,
  `<link rel="icon" href="${context.icons['favicon.svg']}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${context.icons['apple-touch-icon.png']}">`,
  // The name under the site's icon on an iPhone's home screen. Some iPhones do not read the name in the web app manifest.
  startTag('meta', { name: 'apple-mobile-web-app-title', content: context.agency.brand }),
  ...(context.structuredData
    ? [`<script type="application/ld+json">${scriptJson(context.structuredData)}</script>`]
    : []),
]

/** Writes the HTML document of a page by filling index.html. Throws if index.html lacks a placeholder. */
export function pageHtml(template: string, page: RenderedPage, context: PageContext): string {
  const worker = page.removesCopy ? ` ${attributes.noWorker}` : ''
  const replacements = {
    '<html>': `<html lang="${context.agency.language}" dir="${direction(context.agency.language)}" ${attributes.build}="${context.build}">`,
    '<!--head-->': head(page, context).join(''),
    // Removes the <script> that loads src/boot.ts in development. A built page contains this script inline instead.
    '<script type="module" src="/src/boot.ts"></script>': '',
    '<div id="root"></div>': `<div id="root" ${attributes.page}="${escape(page.path)}"${worker}>${closeShapes(page.html)}</div>`,
  }
  // Removes the line breaks and spaces between the tags of index.html, to save bytes.
  let html = template.replaceAll(/>\s+</g, '><')
  for (const [placeholder, text] of Object.entries(replacements)) {
    if (!html.includes(placeholder)) throw new Error(`index.html: ${placeholder} is missing`)
    // The second argument is a function, because `replace` gives "$&" in a string a special meaning.
    html = html.replace(placeholder, () => text)
  }
  return html
}
