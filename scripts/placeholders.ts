import { readContent } from '../src/reader/read.ts'
import type { ClientSite, Site } from '../src/reader/schema.ts'

/** Domains reserved for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/

/** Finds the host in an address, an e-mail address or a host name. */
const hostOf = (value: string) =>
  URL.canParse(value) ? new URL(value).hostname : value.slice(value.indexOf('@') + 1)

/** Phone numbers reserved for fiction in North America: (xxx) 555-0100 to 0199. */
const fictional = /^\+1\d{3}55501\d\d$/

/** A client, as far as it may be a placeholder. */
export type Client = Pick<ClientSite, 'slug' | 'url' | 'sample'>

/** Lists the placeholders that are left in an agency's facts and among its clients. */
export function placeholders(facts: Site, clients: readonly Client[]): string[] {
  const samples = clients.filter(({ sample }) => sample).length
  const { origin, email, bookingUrl, demoHost } = facts
  const addresses = Object.entries({ origin, email, bookingUrl, demoHost })
  for (const { slug, url, sample } of clients)
    if (!sample) addresses.push([`url of the client ${slug}`, url])
  return [
    ...addresses
      .filter(([, value]) => reserved.test(hostOf(value)))
      .map(([name, value]) => `${name} is ${value}`),
    ...(fictional.test(facts.phone.dial) ? [`phone is ${facts.phone.text}`] : []),
    ...(samples > 0
      ? [`${samples} clients are samples, which only hold a place until launch`]
      : []),
  ]
}

/** Lists the placeholders that are left in this project's content. */
export function ownPlaceholders(): string[] {
  const { site, portfolio } = readContent()
  return placeholders(site, portfolio.clients)
}
