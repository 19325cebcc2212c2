import type { RenderedDemo } from '../../demos/prerender.tsx'
import type { DemoService } from '../../demos/types.ts'
import demoPages from '../../src/content/demoPages.yaml'
import site from '../../src/content/site.yaml'
import { direction } from '../../src/content/language.ts'
import { closeShapes, escapeMarkup as escape, scriptJson } from '../markup.ts'

// For the entry of the server's bundle, which contains the demos' words.
export { prerenderDemos } from '../../demos/prerender.tsx'

/** What the build adds to a demo's pages: style and fonts to preload. */
interface DemoContext {
  css: string
  preloads: readonly string[]
  /** The security policy as a `<meta>`, or an empty string if the host sends it. */
  policyMeta: string
}

/** The HTML document of a demo's page or 404 page. */
export function demoHtml(demo: RenderedDemo, body: string, context: DemoContext): string {
  const title = escape(demo.title)
  const description = escape(demo.description)
  const address = escape(demo.address)
  const head = [
    '<meta charset="utf-8">',
    context.policyMeta,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="robots" content="noindex">',
    ...context.preloads.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    `<style>${context.css}</style>`,
    `<meta name="theme-color" content="${escape(demo.themeColor)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<meta property="og:url" content="${address}/">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(demo.business.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${address}/social.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${scriptJson(businessData(demo))}</script>`,
  ]
  // Without line breaks, so that the page arrives in one round trip.
  return `<!doctype html><html lang="${site.language}" dir="${direction(site.language)}"><head>${head.join('')}</head><body>${closeShapes(body)}</body></html>\n`
}

/** A demo's business and its offers as schema.org data, with only the facts that the page shows. */
function businessData({ business, description, address }: RenderedDemo) {
  return {
    '@context': 'https://schema.org',
    '@type': business.type,
    '@id': `${address}/#business`,
    name: business.name,
    description,
    url: `${address}/`,
    telephone: business.phone.dial,
    areaServed: business.areaServed.map((name) => ({ '@type': 'Place', name })),
    makesOffer: business.services.map(offer),
  }
}

function offer({ name, price }: DemoService) {
  const itemOffered = { '@type': 'Service', name }
  if (!price) return { '@type': 'Offer', itemOffered }
  const { amount, from, per } = price
  return {
    '@type': 'Offer',
    itemOffered,
    priceSpecification: {
      '@type': per ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: demoPages.price.currency,
      [from ? 'minPrice' : 'price']: amount,
      ...(per && { unitText: per }),
    },
  }
}
