import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { routeAt } from '../../../src/routes.tsx'
import { structuredData } from '../../../plugins/pages/structuredData.ts'
import { services, site } from '../../support/content.ts'

const home = routeAt('/')
const icons = { 'icon-512.png': '/assets/icon.png' } as IconUrls
const part = (path: string, type: string) => {
  const { '@graph': graph } = structuredData(site, services, home, path, icons)
  return (graph as unknown as Record<string, unknown>[]).find((each) => each['@type'] === type)
}

test('the agency has its facts, and its street, postal code and profiles if it names them', () => {
  const place = { ...site.place, street: 'Main Street 1', postalCode: '97201' }
  const profiles = ['https://social.example/peak'] as const
  const data = structuredData({ ...site, place, profiles }, services, home, '/', icons)
  const full = (data['@graph'] as unknown as object[])[0]
  const plain = {
    name: site.brand,
    telephone: site.phone.dial,
    email: site.emailAddress,
    url: `${site.origin}/`,
    logo: `${site.origin}/assets/icon.png`,
    image: `${site.origin}/social.png`,
    address: {
      addressLocality: place.city,
      addressRegion: place.region,
      addressCountry: place.country,
    },
    areaServed: { '@type': 'City', name: place.city },
  }
  for (const path of ['/', '/portfolio'])
    expect(part(path, 'ProfessionalService')).toMatchObject(plain)
  const address = { ...plain.address, streetAddress: 'Main Street 1', postalCode: '97201' }
  expect(full).toMatchObject({ ...plain, address, sameAs: profiles })
})

test('only the home page names the website, and offers the services in its order', () => {
  expect(part('/', 'WebSite')).toMatchObject({ name: site.brand, url: `${site.origin}/` })
  expect(part('/portfolio', 'WebSite')).toBeUndefined()
  expect(part('/', 'ProfessionalService')).toMatchObject({
    hasOfferCatalog: {
      itemListElement: services.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  })
  expect(part('/portfolio', 'ProfessionalService')).not.toHaveProperty('hasOfferCatalog')
})
