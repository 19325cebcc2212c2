import type { Service, Site } from '../src/content/types.ts'

/** The agency and its services in schema.org's words; only what the pages say. */
export function structuredData(site: Site, services: readonly Service[]) {
  const { city, region, country } = site.place
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${site.origin}/#agency`,
    name: site.brand,
    slogan: site.descriptor,
    description: site.description,
    url: site.origin,
    telephone: site.phone.dial,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    areaServed: { '@type': 'City', name: city },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  }
}
