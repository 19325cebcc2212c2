import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { routeAt } from '../../../src/routes.tsx'
import { structuredData } from '../../../plugins/pages/structuredData.ts'
import { services, site } from '../../support/content.ts'

const icons = { 'icon-512.png': '/assets/icon.png' } as IconUrls
const partsOf = (path: string, agency: Partial<typeof site> = {}) =>
  structuredData({ ...site, ...agency }, services, routeAt('/'), path, icons)['@graph']

test('the agency has its facts, and its street, postal code and profiles if it names them', () => {
  const place = { ...site.place, street: 'Main Street 1', postalCode: '97201' }
  const profiles = ['https://social.example/peak'] as const
  const facts = {
    telephone: site.phone.dial,
    email: site.emailAddress,
    logo: `${site.origin}/assets/icon.png`,
    image: `${site.origin}/social.png`,
    areaServed: { '@type': 'City', name: place.city },
  }
  const address = { streetAddress: 'Main Street 1', postalCode: '97201' }
  expect(partsOf('/portfolio')[0]).toMatchObject(facts)
  expect(partsOf('/', { place, profiles })[0]).toMatchObject({ address, sameAs: profiles })
})

test('only the home page names the website, and offers the services in its order', () => {
  const itemListElement = services.map(({ title: name }) => ({ itemOffered: { name } }))
  const website = { '@type': 'WebSite', name: site.brand, url: `${site.origin}/` }
  expect(partsOf('/')).toMatchObject([{ hasOfferCatalog: { itemListElement } }, website])
  const [agency, ...others] = partsOf('/portfolio')
  expect(agency).not.toHaveProperty('hasOfferCatalog')
  expect(others).toEqual([])
})
