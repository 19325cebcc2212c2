import { readContent } from '../src/reader/read.ts'
import type { ClientSite, Site } from '../src/reader/schema.ts'

/** Matches domains that are reserved for examples and tests (RFC 2606, RFC 6761). */
const reservedDomain = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/

/** Returns the host name in `value`, which is a URL, an e-mail address or only a host name. */
const hostOf = (value: string) =>
  URL.canParse(value) ? new URL(value).hostname : value.slice(value.indexOf('@') + 1)

/** Matches the phone numbers that North America reserves for fiction: (xxx) 555-0100 to 555-0199. */
const fictionalPhone = /^\+1\d{3}55501\d\d$/

/** The fields of a client that may contain placeholders, such as an example domain. */
export type Client = Pick<ClientSite, 'slug' | 'url' | 'sample'>

/** Lists the placeholders, such as an example domain, that are left in the content of site.yaml and in the list of clients. */
export function placeholders(site: Site, clients: readonly Client[]): string[] {
  const samples = clients.filter(({ sample }) => sample).length
  const { origin, email, bookingUrl, demoHost } = site
  const addresses = Object.entries({ origin, email, bookingUrl, demoHost })
  for (const { slug, url, sample } of clients)
    if (!sample) addresses.push([`url of the client ${slug}`, url])
  return [
    ...addresses
      .filter(([, value]) => reservedDomain.test(hostOf(value)))
      .map(([name, value]) => `${name} is ${value}`),
    ...(fictionalPhone.test(site.phone.dial) ? [`phone is ${site.phone.text}`] : []),
    ...(samples > 0
      ? [`${samples} clients are samples, which real clients replace before launch`]
      : []),
  ]
}

/** Lists the placeholders, such as an example domain, that are left in this project's content. */
export function ownPlaceholders(): string[] {
  const { site, portfolio } = readContent()
  return placeholders(site, portfolio.clients)
}
