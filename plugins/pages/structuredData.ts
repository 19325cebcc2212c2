import type { Graph } from 'schema-dts'
import type { IconUrls } from '../../manifest/index.ts'
import { services as servicesName } from '../../src/content/metadata.yaml'
import type { Service, Site } from '../../src/reader/schema.ts'
import type { Route } from '../../src/routes.tsx'

/**
 * Builds the schema.org data of a page. The data of every page describes the agency. The data of the
 * home page also describes the services and the website. Contains only facts that a page shows, because
 * search engines demand this.
 */
export function structuredData(
  site: Site,
  services: readonly Service[],
  home: Pick<Route, 'path' | 'card'>,
  path: string,
  icons: IconUrls,
): Graph {
  const { origin, brand } = site
  const { street, postalCode, city, region, country } = site.place
  const agency = {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#agency`,
    name: brand,
    slogan: site.descriptor,
    description: site.description,
    url: `${origin}/`,
    logo: origin + icons['icon-512.png'],
    image: `${origin}/${home.card.file}`,
    telephone: site.phone.dial,
    email: site.emailAddress,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    areaServed: { '@type': 'City', name: city },
    ...(site.profiles && { sameAs: site.profiles }),
  } as const
  if (path !== home.path) return { '@context': 'https://schema.org', '@graph': [agency] }
  const catalog = {
    '@type': 'OfferCatalog',
    name: servicesName,
    itemListElement: services.map(
      ({ title }) =>
        ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: title } }) as const,
    ),
  } as const
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: brand,
    inLanguage: site.language,
    publisher: { '@id': agency['@id'] },
  } as const
  const graph = [{ ...agency, hasOfferCatalog: catalog }, website]
  return { '@context': 'https://schema.org', '@graph': graph }
}
