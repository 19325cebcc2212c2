import { messages } from '../content/messages.ts'
import { site } from '../content/site.ts'

/** Where the agency's contact card is served. */
export const cardUrl = '/contact.vcf'

/** Where a demo is deployed. */
export const demoUrl = (slug: string) => `https://${slug}.${site.demoHost}`

/** What the brand in the bar is called by screen readers. */
export const homeLabel = `${site.brand}, ${messages.home}`
