import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { routeAt } from '../../../src/routes.tsx'
import { structuredData } from '../../../plugins/pages/structuredData.ts'
import { services, site } from '../../support/content.ts'

const icons = { 'icon-512.png': '/assets/icon.png' } as IconUrls
const graphOf = (path: string, agency = site) =>
  structuredData(agency, services, routeAt('/'), path, icons)['@graph']

test('structured data has the facts of the agency, and its services on the home page alone', () => {
  const profiles = ['https://social.example/peak'] as const
  const place = { ...site.place, street: 'Main Street 1', postalCode: '97201' }
  const facts = {
    telephone: site.phone.dial,
    email: site.emailAddress,
    logo: `${site.origin}/assets/icon.png`,
    image: `${site.origin}/social.png`,
    address: { streetAddress: 'Main Street 1', postalCode: '97201' },
    areaServed: { '@type': 'City', name: place.city },
    sameAs: profiles,
  }
  const itemListElement = services.map(({ title: name }) => ({ itemOffered: { name } }))
  const website = { '@type': 'WebSite', name: site.brand, url: `${site.origin}/` }
  const agency = { ...site, place, profiles }
  expect(graphOf('/', agency)).toMatchObject([
    { ...facts, hasOfferCatalog: { itemListElement } },
    website,
  ])
  const { hasOfferCatalog: _, ...alone } = Object(graphOf('/')[0]) as Record<string, unknown>
  expect(graphOf('/portfolio')).toEqual([alone])
})
