import { readContent } from '../plugins/content/read.ts'
import type { Site } from '../plugins/content/schema.ts'

/** Domains reserved for examples (RFC 2606, RFC 6761). */
const reserved = /(^|[.@/])([\w-]+\.)*(example|invalid|test)(\.(com|net|org))?([/:?]|$)/

/** Phone numbers reserved for fiction in North America: (xxx) 555-0100 to 0199. */
const fictional = /^\+1\d{3}55501\d\d$/

/** The samples that are left in an agency's facts and among its clients, in words. */
export function placeholders(facts: Site, samples: number): string[] {
  const addresses = {
    origin: facts.origin,
    email: facts.email,
    bookingUrl: facts.bookingUrl,
    demoHost: facts.demoHost,
  }
  return [
    ...Object.entries(addresses)
      .filter(([, value]) => reserved.test(value))
      .map(([name, value]) => `${name} is ${value}`),
    ...(fictional.test(facts.phone.dial) ? [`phone is ${facts.phone.text}`] : []),
    ...(samples > 0
      ? [`${samples} clients are samples, which only hold a place until launch`]
      : []),
  ]
}

/** The samples that are left in this agency's content, in words. */
export function ownPlaceholders(): string[] {
  const { site, portfolio } = readContent()
  return placeholders(site, portfolio.clients.filter(({ sample }) => sample).length)
}
