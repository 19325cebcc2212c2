import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { routeAt } from '../../../src/routes.tsx'
import { structuredData } from '../../../plugins/pages/structuredData.ts'
import { services, site } from '../../support/content.ts'

const described = (path: string) => ({
  ...routeAt(path),
  path,
  title: `Title of ${path}`,
  description: `What ${path} is`,
})
const home = described('/')
const icons = { 'icon-512.png': '/assets/icon.png' } as IconUrls
const part = (path: string, type: string) => {
  const { '@graph': graph } = structuredData(site, services, home, described(path), icons)
  return (graph as unknown as Record<string, unknown>[]).find((each) => each['@type'] === type)
}

test('the agency has its facts, and its street, postal code and profiles if it names them', () => {
  const place = { ...site.place, street: 'Main Street 1', postalCode: '97201' }
  const profiles = ['https://social.example/peak'] as const
  const data = structuredData({ ...site, place, profiles }, services, home, home, icons)
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

test('only the home page offers the services, in its order', () => {
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

test('each page is part of the website, with its own texts and picture', () => {
  for (const [path, type, file] of [
    ['/', 'WebPage', 'social.png'],
    ['/portfolio', 'CollectionPage', 'social-portfolio.png'],
  ] as const) {
    expect(part(path, type)).toMatchObject({
      url: site.origin + path,
      name: `Title of ${path}`,
      description: `What ${path} is`,
      isPartOf: { '@id': part(path, 'WebSite')?.['@id'] },
      about: { '@id': part(path, 'ProfessionalService')?.['@id'] },
      primaryImageOfPage: { url: `${site.origin}/${file}` },
    })
  }
})
