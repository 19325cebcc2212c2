import { messages } from '../content/messages.ts'
import { site } from '../content/site.ts'

/** Where the agency's contact card is served. */
export const cardUrl = '/contact.vcf'

/** What the brand in the bar is called by screen readers. */
export const homeLabel = `${site.brand}, ${messages.home}`
