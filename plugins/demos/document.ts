import { themes } from '../../src/theme/tokens.yaml'
import type { RenderedDemo } from '../../demos/prerender.tsx'
import type { DemoService } from '../../src/reader/demoSchema.ts'
import { savedDemoUrl } from '../../src/addresses.ts'
import demoPages from '../../src/content/demoPages.yaml'
import site from '../../src/content/site.yaml'
import { direction } from '../../src/reader/language.ts'
import { closeShapes, escapeMarkup as escape, scriptJson } from '../markup.ts'
import type { Strip } from './demoSite.ts'
import stripStyle from './strip.css?inline'

// The build imports prerenderDemo from the server bundle. This file is the entry of that bundle, so it must export prerenderDemo.
export { prerenderDemo } from '../../demos/prerender.tsx'

/** The values that the build adds to a demo's pages. */
interface DemoContext {
  css: string
  /** The URLs of the fonts to preload. */
  preloads: readonly string[]
  /** Whether the demo has a picture for shared links. */
  hasCard: boolean
  /** The security policy as a `<meta>`, or an empty string if the host sends the policy. */
  policyMeta: string
  strip?: Strip | undefined
}

/** Writes the HTML document of a demo's page or 404 page. */
export function demoHtml(demo: RenderedDemo, body: string, context: DemoContext): string {
  const address = escape(demo.address)
  return documentOf(demo, stripHtml(context.strip) + body, {
    policyMeta: context.policyMeta,
    style: `<style>${context.css}</style>`,
    icon: '/icon.svg',
    links: [
      ...context.preloads.map(
        (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
      ),
      `<meta property="og:url" content="${address}/">`,
      '<meta property="og:type" content="website">',
      `<meta property="og:site_name" content="${escape(demo.business.name)}">`,
      `<meta property="og:title" content="${escape(demo.title)}">`,
      `<meta property="og:description" content="${escape(demo.description)}">`,
      ...(context.hasCard ? [`<meta property="og:image" content="${address}/social.png">`] : []),
      '<meta name="twitter:card" content="summary_large_image">',
      // A draft has no structured data, because a draft shows the name of a real business with sample prices, which would be false offers.
      ...(demo.isInvented
        ? [`<script type="application/ld+json">${scriptJson(businessData(demo))}</script>`]
        : []),
    ],
  })
}

interface CopyContext {
  /** The URL of the file with the CSS of the copy. */
  style: string
  /** The URL of the icon of the agency's site. */
  icon: string
  policyMeta: string
}

/** Writes the HTML document of the copy of a demo that the agency's site serves at /demos/<slug>. A narrow banner above the page says that the page is a copy. */
export function copyHtml(demo: RenderedDemo, { style, icon, policyMeta }: CopyContext): string {
  return documentOf(demo, stripHtml(copyStrip) + withOwnLinks(demo), {
    policyMeta,
    style: `<link rel="stylesheet" href="${style}">`,
    icon,
    links: [],
  })
}

/**
 * Changes the links of a demo's page for the copy, which the agency's site serves. Shortens the URLs of
 * the agency's site to their paths. Changes the URL of the demo to the URL of the copy.
 */
function withOwnLinks({ html, slug, address }: RenderedDemo): string {
  return html.replace(/(?<= href=")[^"#][^"]*/g, (href) => {
    if (!URL.canParse(href, address)) return href
    const { origin, pathname, search, hash } = new URL(href, address)
    if (origin === site.homeAddress) return pathname + search + hash
    return origin === address && pathname === '/' ? savedDemoUrl(slug) + search + hash : href
  })
}

/** Writes the HTML of the banner above a demo. The banner has `lang` and `dir` of its own, because the demo's language may differ from the agency's language. */
const stripHtml = (strip?: Strip) =>
  strip
    ? `<aside class="site-strip ${strip.kind}" lang="${site.language}" dir="${direction(site.language)}">${strip.html}</aside>`
    : ''

const copyStrip: Strip = {
  kind: 'saved-copy',
  html: `<p>${escape(demoPages.savedCopy.note)}</p><a href="/portfolio#demos">${escape(demoPages.savedCopy.back)}</a>`,
}

const { band, onBand } = themes.light.colors

/** The CSS of the banner above a demo's page. The build appends this CSS to the demo's CSS. */
export const stripCss = `.site-strip{--ground:${band};--letters:${onBand}}${stripStyle.trim()}`

interface Parts {
  policyMeta: string
  /** The `<style>` or `<link>` element with the page's CSS. */
  style: string
  /** The URL of the icon. */
  icon: string
  /** Other elements of the head: font preloads, structured data, and tags for shared links. */
  links: readonly string[]
}

function documentOf(demo: RenderedDemo, body: string, parts: Parts): string {
  const { language } = demo
  const head = [
    '<meta charset="utf-8">',
    parts.policyMeta,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(demo.title)}</title>`,
    `<meta name="description" content="${escape(demo.description)}">`,
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${escape(demo.themeColor)}">`,
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
    ...parts.links,
    // The long <style> comes last, so that the first 32 kB contain the tags for shared links. Some programs
    // that preview a link read no more than that.
    parts.style,
  ]
  // Joins the elements without line breaks, because a smaller page needs fewer network round trips.
  return `<!doctype html><html lang="${language}" dir="${direction(language)}"><head>${head.join('')}</head><body>${closeShapes(body)}</body></html>\n`
}

/** Describes the business and its offers as schema.org data, with only the facts that the page shows. */
function businessData({ business, description, address, words }: RenderedDemo) {
  const { currency } = words.price
  return {
    '@context': 'https://schema.org',
    '@type': business.type,
    '@id': `${address}/#business`,
    name: business.name,
    description,
    url: `${address}/`,
    telephone: business.phone.dial,
    areaServed: business.areaServed.map((name) => ({ '@type': 'Place', name })),
    makesOffer: business.services.map((service) => offer(service, currency)),
  }
}

function offer({ name, price }: DemoService, priceCurrency: string) {
  const itemOffered = { '@type': 'Service', name }
  if (!price) return { '@type': 'Offer', itemOffered }
  const { amount, from, per } = price
  return {
    '@type': 'Offer',
    itemOffered,
    priceSpecification: {
      '@type': per ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency,
      [from ? 'minPrice' : 'price']: amount,
      ...(per && { unitText: per }),
    },
  }
}
