import type { RenderedPage } from '../src/prerender.tsx'
import { rescueScript } from '../src/pwa/rescueScript.ts'
import { manifestUrl } from '../src/pwa/rules.ts'
import { choicesScript } from '../src/theme/choicesScript.ts'
import { themeColor } from '../src/theme/palette.ts'
import { escapeMarkup as escape, scriptJson } from './escape.ts'

/** What pages need to know of the site as a whole. */
export interface PageContext {
  origin: string
  brand: string
  /** The styles of all pages, Emotion's names of them, and the address of the font to preload. */
  css: string
  ids: readonly string[]
  font: string
  /** Path of the picture that shared links show. */
  socialImage: string
  structuredData: unknown
  /** Inline script that starts the application. */
  start: string
  /** The security policy as a `<meta>`, empty where the host sends it. */
  policyMeta: string
  /** Names this build: changes with anything that a page shows or loads. */
  build: string
}

function head(page: RenderedPage, context: PageContext): string[] {
  const title = escape(page.title)
  const description = escape(page.description)
  const address = escape(context.origin + page.path)
  return [
    ...(context.policyMeta ? [context.policyMeta] : []),
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<script>${choicesScript}</script>`,
    `<script>${rescueScript}</script>`,
    `<script>${context.start}</script>`,
    `<link rel="preload" as="font" type="font/woff2" href="${context.font}" crossorigin>`,
    `<style data-ids="${context.ids.join(' ')}">${context.css}</style>`,
    `<meta name="theme-color" content="${themeColor.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${themeColor.dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Browsers fetch it before they paint; with scripts it is named once the page is shown.
    `<noscript><link rel="manifest" href="${manifestUrl}"></noscript>`,
    ...(page.hidden
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${address}">`,
          `<meta property="og:url" content="${address}">`,
          '<meta property="og:type" content="website">',
          `<meta property="og:site_name" content="${escape(context.brand)}">`,
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:image" content="${escape(context.origin + context.socialImage)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
          `<script type="application/ld+json">${scriptJson(context.structuredData)}</script>`,
        ]),
  ]
}

/** A page's whole HTML, from the built index.html. Throws where a placeholder is missing. */
export function pageHtml(template: string, page: RenderedPage, context: PageContext): string {
  const worker = page.keepsNoCopy ? ' data-worker="off"' : ''
  const parts = {
    '<html lang="en-US">': `<html lang="en-US" data-build="${context.build}">`,
    '<!--head-->': head(page, context).join('\n    '),
    '<div id="root"></div>': `<div id="root" data-page="${escape(page.path)}"${worker}>${page.html}</div>`,
  }
  return Object.entries(parts).reduce((html, [place, text]) => fill(html, place, text), template)
}

function fill(template: string, placeholder: string, text: string): string {
  if (!template.includes(placeholder)) throw new Error(`index.html: ${placeholder} is missing`)
  // A function, because "$&" and the like in the text must stay what they are.
  return template.replace(placeholder, () => text)
}
