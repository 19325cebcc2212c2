import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clients } from '../../src/content/portfolio.ts'
import { site } from '../../src/content/site.ts'
import type { Site } from '../../src/content/types.ts'
import { allOf, type Finding } from './finding.ts'

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

/** A build for a preview names this computer, or another host than the demos are to have. */
export function previewFinding(folder: string): Finding {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'))
  const wrong = pages.filter((file) =>
    /https?:\/\/[^\s"'<>]*localhost/.test(readFileSync(join(folder, file), 'utf8')),
  )
  return allOf(
    'preview',
    wrong.map((file) => `${file} names this computer; run npm run build first`),
    'no page names this computer',
  )
}

/** How many clients of the portfolio are invented. */
export const sampleCount = () => clients.filter(({ sample }) => sample).length

/** No placeholder left in src/content. */
export function placeholderFinding(facts: Site = site): Finding {
  return allOf('placeholders', placeholders(facts, sampleCount()), 'none left in src/content')
}
