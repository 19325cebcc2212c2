// @vitest-environment node
import { expect, test } from 'vitest'
import { structuredData } from '../../build/structuredData.ts'
import { services } from '../../src/content/services.ts'
import { site } from '../../src/content/site.ts'

const data = structuredData(site, services)

test('search engines read the name, the phone, the e-mail and the place of the agency', () => {
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site.brand,
    telephone: site.phone.dial,
    email: site.email,
    url: site.origin,
    address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' },
  })
})

test('every service is an offer, in the order of the page', () => {
  const offered = data.hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered)
  expect(offered).toEqual(
    services.map(({ title, description }) => ({ '@type': 'Service', name: title, description })),
  )
})

test('no rating, review or award is claimed', () => {
  expect(JSON.stringify(data)).not.toMatch(/"(\w*(rating|review|award))":/i)
})
