import site from './site.yaml'

/** The build replaces both, because browsers have no environment. */
declare const process: { env: { DEMO_ADDRESS?: string; SITE_ORIGIN?: string } }

/** Where a demo is served. A preview sets DEMO_ADDRESS to another pattern, for example "http://*.localhost:4173". */
export const demoUrl = (slug: string) =>
  (process.env.DEMO_ADDRESS ?? `https://*.${site.demoHost}`).replace('*', slug)

/** Where the agency's own site is served. A preview sets SITE_ORIGIN. */
export const siteOrigin = () => process.env.SITE_ORIGIN ?? site.origin

/** URL of the agency's contact card. */
export const cardUrl = '/contact.vcf'
