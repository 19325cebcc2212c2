import { themes } from '../../src/theme/tokens.yaml'
import type { RenderedDemo } from '../../demos/prerender.tsx'
import type { DemoService } from '../../src/reader/demoSchema.ts'
import { savedDemoUrl } from '../../src/addresses.ts'
import demoPages from '../../src/content/demoPages.yaml'
import site from '../../src/content/site.yaml'
import { direction } from '../../src/reader/language.ts'
import { closeShapes, escapeMarkup as escape, scriptJson } from '../markup.ts'
import stripStyle from './strip.css?inline'

// For the entry of the server's bundle, which contains the demos' words.
export { prerenderDemos, prerenderDrafts } from '../../demos/prerender.tsx'

/** What the build adds to a demo's pages: style and fonts to preload. */
interface DemoContext {
  css: string
  preloads: readonly string[]
  /** Whether the picture for shared links is there. */
  hasCard: boolean
  /** The security policy as a `<meta>`, or an empty string if the host sends it. */
  policyMeta: string
}

/** The HTML document of a demo's page or 404 page. */
export function demoHtml(demo: RenderedDemo, body: string, context: DemoContext): string {
  const address = escape(demo.address)
  return documentOf(demo, demo.isDraft ? draftStrip(demo) + body : body, {
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
      // Sample prices under the name of a real business would be false offers.
      ...(demo.isDraft
        ? []
        : [`<script type="application/ld+json">${scriptJson(businessData(demo))}</script>`]),
    ],
  })
}

/** The HTML document of a demo's saved copy on the agency's site, whose icon it has: the demo's page below a strip. `style` and `icon` are URLs. */
export function copyHtml(
  demo: RenderedDemo,
  { style, icon, policyMeta }: { style: string; icon: string; policyMeta: string },
): string {
  return documentOf(demo, strip + withOwnLinks(demo), {
    policyMeta,
    style: `<link rel="stylesheet" href="${style}">`,
    icon,
    links: [],
  })
}

/** The page with links that stay on the agency's site: the demo's page is the copy, and its maker's pages are the site's. */
function withOwnLinks({ html, slug, address }: RenderedDemo): string {
  return html.replace(/(?<= href=")[^"#][^"]*/g, (href) => {
    if (!URL.canParse(href, address)) return href
    const { origin, pathname, search, hash } = new URL(href, address)
    if (origin === site.homeAddress) return pathname + search + hash
    return origin === address && pathname === '/' ? savedDemoUrl(slug) + search + hash : href
  })
}

/** A strip above a page, in the site's language, which a demo need not have. */
const stripOf = (kind: string, html: string) =>
  `<aside class="site-strip ${kind}" lang="${site.language}" dir="${direction(site.language)}">${html}</aside>`

const strip = stripOf(
  'saved-copy',
  `<p>${escape(demoPages.savedCopy.note)}</p><a href="/portfolio#demos">${escape(demoPages.savedCopy.back)}</a>`,
)

/** Says that a page is a draft, and for whom. */
function draftStrip({ business }: RenderedDemo): string {
  const [before = '', after = ''] = demoPages.draft.split('{name}').map(escape)
  return stripOf('draft', `<p>${before}<bdi>${escape(business.name)}</bdi>${after}</p>`)
}

const { band, onBand } = themes.light.colors

/** What a page below a strip adds to the demo's style. */
export const belowStrip = `.site-strip{--ground:${band};--letters:${onBand}}${stripStyle.trim()}`

interface Parts {
  policyMeta: string
  /** The element of the head that has or names the style. */
  style: string
  icon: string
  /** Elements of the head for fonts, search engines and shared links. */
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
    // Last, because some programs that show a shared link read only the first 32 kB.
    parts.style,
  ]
  // Without line breaks, so that the page arrives in one round trip.
  return `<!doctype html><html lang="${language}" dir="${direction(language)}"><head>${head.join('')}</head><body>${closeShapes(body)}</body></html>\n`
}

/** A demo's business and its offers as schema.org data, with only the facts that the page shows. */
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
