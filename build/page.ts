import type { RenderedPage } from '../src/prerender.tsx'
import { manifestUrl } from '../src/pwa/rules.ts'
import { themeColor } from '../src/theme/palette.ts'
import { escapeMarkup as escape, scriptJson } from './escape.ts'
import { cardSize, type Listed } from './listed.ts'

/** How a page is found and shared. */
export interface Found {
  /** The picture that shared links show, at the root of the site. */
  card: Listed['card']
  structuredData: unknown
}

/** What pages need to know of the site as a whole. */
interface PageContext {
  origin: string
  brand: string
  language: string
  /** The styles of all pages, and the address of the font to preload. */
  css: string
  font: string
  /** What search engines and shared links are told of the page; without it, they are to leave it out. */
  found?: Found | undefined
  /** The inline script. */
  script: string
  /** The security policy as a `<meta>`, empty where the host sends it. */
  policyMeta: string
  /** Names this build: changes with anything that a page shows or loads. */
  build: string
}

function head(page: RenderedPage, context: PageContext): string[] {
  return [
    ...(context.policyMeta ? [context.policyMeta] : []),
    `<title>${escape(page.title)}</title>`,
    meta('name', 'description', page.description),
    `<script>${context.script}</script>`,
    `<link rel="preload" as="font" type="font/woff2" href="${context.font}" crossorigin>`,
    `<style>${context.css}</style>`,
    `<meta name="theme-color" content="${themeColor.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${themeColor.dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // What an iPhone calls the icon; it has not always read the manifest.
    meta('name', 'apple-mobile-web-app-title', context.brand),
    // Browsers fetch it before they paint; with scripts it is named once the page is shown.
    `<noscript><link rel="manifest" href="${manifestUrl}"></noscript>`,
    ...(context.found
      ? shared(page, context, context.found)
      : ['<meta name="robots" content="noindex">']),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escape(String(content))}">`

/** The address and what shared links show (ogp.me); what X does not find under its own names it takes from there. */
function shared(page: RenderedPage, context: PageContext, { card, structuredData }: Found) {
  const address = context.origin + page.path
  const properties = {
    'og:url': address,
    'og:type': 'website',
    'og:locale': context.language.replace('-', '_'),
    'og:site_name': context.brand,
    'og:title': page.title,
    'og:description': page.description,
    'og:image': `${context.origin}/${card.file}`,
    'og:image:width': cardSize.width,
    'og:image:height': cardSize.height,
    'og:image:alt': card.alt,
  }
  return [
    `<link rel="canonical" href="${escape(address)}">`,
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson(structuredData)}</script>`,
  ]
}

/** A page's whole HTML, from the built index.html. Throws where a placeholder is missing. */
export function pageHtml(template: string, page: RenderedPage, context: PageContext): string {
  const worker = page.keepsNoCopy ? ' data-worker="off"' : ''
  const parts = {
    '<html>': `<html lang="${context.language}" data-build="${context.build}">`,
    '<!--head-->': head(page, context).join(''),
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
