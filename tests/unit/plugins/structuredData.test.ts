import { expect, test } from 'vitest'
import type { Site } from '../../../plugins/content/schema.ts'
import { routeAt } from '../../../src/routes.tsx'
import { structuredData } from '../../../plugins/pages/structuredData.ts'
import { services, site } from '../../support/content.ts'

/** The agency as the page at a path describes it. */
function agencyAt(path: string, facts: Site = site) {
  const { '@graph': graph } = structuredData(facts, services, routeAt('/'), routeAt(path))
  return (graph as unknown as object[])[0]
}

test('the agency has its name, phone, e-mail and place', () => {
  for (const path of ['/', '/portfolio']) {
    expect(agencyAt(path)).toMatchObject({
      name: site.brand,
      telephone: site.phone.dial,
      email: site.emailAddress,
      url: `${site.origin}/`,
      logo: `${site.origin}/icon-512.png`,
      image: `${site.origin}/social.png`,
      address: {
        addressLocality: site.place.city,
        addressRegion: site.place.region,
        addressCountry: site.place.country,
      },
      areaServed: { '@type': 'City', name: site.place.city },
    })
  }
})

test('the agency has its street, postal code and profiles if it names them', () => {
  const place = { ...site.place, street: 'Main Street 1', postalCode: '97201' }
  const profiles = ['https://social.example/peak'] as const
  expect(agencyAt('/', { ...site, place, profiles })).toMatchObject({
    address: { streetAddress: 'Main Street 1', postalCode: '97201' },
    sameAs: profiles,
  })
})

test('only the home page offers the services, in its order', () => {
  expect(agencyAt('/')).toMatchObject({
    hasOfferCatalog: {
      itemListElement: services.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  })
  expect(agencyAt('/portfolio')).not.toHaveProperty('hasOfferCatalog')
})
