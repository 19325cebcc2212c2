import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clients } from '../src/content/portfolio.ts'
import type { Site } from '../src/content/schema.ts'

/** Domains reserved for examples (RFC 2606, RFC 6761). */
export const reserved = /(^|[.@/])([\w-]+\.)*(example|invalid|test)(\.(com|net|org))?([/:?]|$)/

/** A number of the range reserved for fiction in North America: (xxx) 555-0100 to 0199. */
const fictional = /^\+1\d{3}55501\d\d$/

/** What in the agency's facts is still a sample, in words. */
export function placeholders(facts: Site, samples = 0): string[] {
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
    ...(samples > 0 ? [`${samples} clients are samples`] : []),
  ]
}

/** The pages of a build that name this computer, as those of a build for a preview do. */
export const previewPages = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .filter((file) =>
      /https?:\/\/[^\s"'<>]*localhost/.test(readFileSync(join(folder, file), 'utf8')),
    )

/** How many clients of the portfolio are invented. */
export const sampleCount = () => clients.filter(({ sample }) => sample).length
