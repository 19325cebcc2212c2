import { headTags } from '../src/head.ts'
import type { RenderedPage } from '../src/prerender.tsx'
import { manifestUrl } from '../src/offline/rules.ts'
import { pageStyleId } from '../src/styles.ts'
import { themeColor } from '../src/theme/palette.ts'
import type { Site } from '../src/content/schema.ts'
import { escapeMarkup as escape, scriptJson } from './escape.ts'

/** What pages need to know of the site as a whole. */
interface PageContext {
  agency: Pick<Site, 'origin' | 'brand' | 'language'>
  /** Address of the font to preload. */
  font: string
  /** What search engines are told of the page; without it, nothing. */
  structuredData?: unknown
  /** The inline script. */
  script: string
  /** The security policy as a `<meta>`, empty where the host sends it. */
  policyMeta: string
  /** Names this build: changes with anything that a page shows or loads. */
  build: string
}

const head = (page: RenderedPage, context: PageContext): string[] => [
  context.policyMeta,
  `<title>${escape(page.title)}</title>`,
  // Before the script, which shows the chosen one.
  `<meta name="theme-color" content="${themeColor.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${themeColor.dark}" media="(prefers-color-scheme: dark)">`,
  `<script>${context.script}</script>`,
  `<link rel="preload" as="font" type="font/woff2" href="${context.font}" crossorigin>`,
  `<style id="${pageStyleId}">${page.css}</style>`,
  `<link rel="manifest" href="${manifestUrl}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  // What an iPhone calls the icon; it has not always read the manifest.
  tag('meta', { name: 'apple-mobile-web-app-title', content: context.agency.brand }),
  ...headTags(page, context.agency).map(([element, attributes]) => tag(element, attributes)),
  ...(context.structuredData
    ? [`<script type="application/ld+json">${scriptJson(context.structuredData)}</script>`]
    : []),
]

const tag = (element: string, attributes: Record<string, string>) => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
  return `<${element}${written.join('')}>`
}

/** A page's whole HTML, from the built index.html. Throws where a placeholder is missing. */
export function pageHtml(template: string, page: RenderedPage, context: PageContext): string {
  const worker = page.removesCopy ? ' data-worker="off"' : ''
  const parts = {
    '<html>': `<html lang="${context.agency.language}" data-build="${context.build}">`,
    '<!--head-->': head(page, context).join(''),
    // While developing, the inline script is a module.
    '<script type="module" src="/src/boot/boot.ts"></script>': '',
    '<div id="root"></div>': `<div id="root" data-page="${escape(page.path)}"${worker}>${page.html}</div>`,
  }
  // The template's own indentation would be in the first bytes of every page.
  const compact = template.replaceAll(/>\s+</g, '><')
  return Object.entries(parts).reduce((html, [place, text]) => fill(html, place, text), compact)
}

function fill(template: string, placeholder: string, text: string): string {
  if (!template.includes(placeholder)) throw new Error(`index.html: ${placeholder} is missing`)
  // A function, because "$&" and the like in the text must stay what they are.
  return template.replace(placeholder, () => text)
}
