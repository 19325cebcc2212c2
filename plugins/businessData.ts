import type { DemoService, Facts } from '../demos/types.ts'
import { demoPages } from '../src/content/demoPages.ts'

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

/** A demo's business and what it offers in schema.org's words; only what its page says. */
export function businessData({ business, description }: Facts, address: string) {
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
