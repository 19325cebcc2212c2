import type { CollectionPage, Graph, WebPage, WebSite } from 'schema-dts'
import type { IconUrls } from '../../manifest/index.ts'
import { services as servicesName } from '../../src/content/metadata.yaml'
import type { Service, Site } from '../content/schema.ts'
import type { Route } from '../../src/routes.tsx'

/** The facts of a page. */
type Described = Omit<Route, 'header' | 'page'>

const ids = (origin: string) => ({ agency: `${origin}/#agency`, website: `${origin}/#website` })
const address = ({ origin }: Site, path: string) => origin + path

/** The agency, with only the facts that the pages show. */
function agency(site: Site, image: string, icons: IconUrls) {
  const { street, postalCode, city, region, country } = site.place
  return {
    '@type': 'ProfessionalService',
    '@id': ids(site.origin).agency,
    name: site.brand,
    slogan: site.descriptor,
    description: site.description,
    url: address(site, '/'),
    logo: address(site, icons['icon-512.png']),
    image,
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

/** The services as a catalog of offers. */
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
  '@id': ids(site.origin).website,
  url: address(site, '/'),
  name: site.brand,
  inLanguage: site.language,
  publisher: { '@id': ids(site.origin).agency },
})

function webPage(site: Site, page: Described): WebPage | CollectionPage {
  const url = address(site, page.path)
  return {
    '@type': page.type,
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    isPartOf: { '@id': ids(site.origin).website },
    about: { '@id': ids(site.origin).agency },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: address(site, `/${page.card.file}`),
    },
  }
}

/** The schema.org graph of a page: agency, website and page, with the services on the home page. */
export function structuredData(
  site: Site,
  services: readonly Service[],
  home: Described,
  page: Described,
  icons: IconUrls,
): Graph {
  const own = agency(site, address(site, `/${home.card.file}`), icons)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page.path === home.path ? { ...own, hasOfferCatalog: catalog(services) } : own,
      website(site),
      webPage(site, page),
    ],
  }
}
