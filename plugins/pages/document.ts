import type { IconUrls } from '../../manifest/index.ts'
import { direction } from '../../src/reader/language.ts'
import { headTags, type HeadFacts } from './head.ts'
import { manifestUrl } from '../../src/addresses.ts'
import { attributes } from '../../src/offline/rules.ts'
import { pageStyleId } from '../../src/styles.ts'
import { barMedia } from '../../src/boot/choices.ts'
import { themeColor } from '../../src/theme/palette.ts'
import type { RenderedPage } from './prerender.tsx'
import { closeShapes, escapeMarkup as escape, scriptJson } from '../markup.ts'

/** What a document has besides its page. */
interface PageContext {
  agency: HeadFacts
  /** URLs of the fonts to preload. */
  fonts: readonly string[]
  icons: IconUrls
  /** The page as schema.org data, if it has any. */
  structuredData?: unknown
  /** The inline script. */
  script: string
  /** The security policy as a `<meta>`, or an empty string if the host sends it. */
  policyMeta: string
  /** Id of this build; changes with everything that a page shows or loads. */
  build: string
}

const head = (page: RenderedPage, context: PageContext): string[] => [
  context.policyMeta,
  `<title>${escape(page.title)}</title>`,
  // Before the script, which applies the chosen theme to them.
  ...Object.entries(themeColor).map(
    ([theme, color]) =>
      `<meta name="theme-color" content="${color}" media="${barMedia(theme, 'system')}">`,
  ),
  // Before the style, because some programs that show a shared link read only the first 32 kB.
  ...headTags(page, context.agency).map(([element, given]) => tag(element, given)),
  `<script>${context.script}</script>`,
  ...context.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  ),
  `<style id="${pageStyleId}">${page.css}</style>`,
  `<link rel="manifest" href="${manifestUrl}">`,
  `<link rel="icon" href="${context.icons['favicon.svg']}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${context.icons['apple-touch-icon.png']}">`,
  // The icon's label on iPhones that ignore the manifest.
  tag('meta', { name: 'apple-mobile-web-app-title', content: context.agency.brand }),
  ...(context.structuredData
    ? [`<script type="application/ld+json">${scriptJson(context.structuredData)}</script>`]
    : []),
]

const tag = (element: string, given: Record<string, string>) => {
  const written = Object.entries(given).map(([name, value]) => ` ${name}="${escape(value)}"`)
  return `<${element}${written.join('')}>`
}

/** The HTML document of a page, from index.html. Throws if a placeholder is missing. */
export function pageHtml(template: string, page: RenderedPage, context: PageContext): string {
  const worker = page.removesCopy ? ` ${attributes.noWorker}` : ''
  const parts = {
    '<html>': `<html lang="${context.agency.language}" dir="${direction(context.agency.language)}" ${attributes.build}="${context.build}">`,
    '<!--head-->': head(page, context).join(''),
    // In development the inline script is a module.
    '<script type="module" src="/src/boot/boot.ts"></script>': '',
    '<div id="root"></div>': `<div id="root" ${attributes.page}="${escape(page.path)}"${worker}>${closeShapes(page.html)}</div>`,
  }
  // Removes the template's indentation, to save bytes.
  const compact = template.replaceAll(/>\s+</g, '><')
  return Object.entries(parts).reduce((html, [place, text]) => fill(html, place, text), compact)
}

function fill(template: string, placeholder: string, text: string): string {
  if (!template.includes(placeholder)) throw new Error(`index.html: ${placeholder} is missing`)
  // A function, because `replace` would interpret "$&" in a text.
  return template.replace(placeholder, () => text)
}
