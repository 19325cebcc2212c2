import type { Graph, WebSite } from 'schema-dts'
import type { IconUrls } from '../../manifest/index.ts'
import { services as servicesName } from '../../src/content/metadata.yaml'
import type { Service, Site } from '../../src/reader/schema.ts'
import type { Route } from '../../src/routes.tsx'

const agencyId = ({ origin }: Site) => `${origin}/#agency`

/** Describes the agency. Contains only facts that a page shows, because search engines demand this. */
function agency(site: Site, card: Route['card'], icons: IconUrls) {
  const { street, postalCode, city, region, country } = site.place
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(site),
    name: site.brand,
    slogan: site.descriptor,
    description: site.description,
    url: `${site.origin}/`,
    logo: site.origin + icons['icon-512.png'],
    image: `${site.origin}/${card.file}`,
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
}

const catalog = (services: readonly Service[]) =>
  ({
    '@type': 'OfferCatalog',
    name: servicesName,
    itemListElement: services.map(
      ({ title }) =>
        ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: title } }) as const,
    ),
  }) as const

const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  url: `${site.origin}/`,
  name: site.brand,
  inLanguage: site.language,
  publisher: { '@id': agencyId(site) },
})

/** Builds the schema.org graph of a page. Every page describes the agency, and the home page also the services and the website. */
export function structuredData(
  site: Site,
  services: readonly Service[],
  home: Pick<Route, 'path' | 'card'>,
  path: string,
  icons: IconUrls,
): Graph {
  const business = agency(site, home.card, icons)
  return {
    '@context': 'https://schema.org',
    '@graph':
      path === home.path
        ? [{ ...business, hasOfferCatalog: catalog(services) }, website(site)]
        : [business],
  }
}
