import { site } from '../../src/content/site.ts'
import type { Built } from './built.ts'
import { good, wrong, type Judgment } from './finding.js'

/** An address on a page: a link of the site's own, resolved, or one that leads elsewhere. */
export interface Link {
  page: string
  address: string
}

/** A page as far as links are concerned. */
interface LinkPage {
  address: string
  links: readonly string[]
  ids: ReadonlySet<string>
}

interface LinkFacts {
  pages: readonly LinkPage[]
  /** Every address that the build answers. */
  answers: ReadonlySet<string>
  origin: string
}

const tags = /<[a-z][^>]*>/g
const addresses = /\s(?:href|src)="([^"]*)"/g
const sets = /\ssrcset="([^"]*)"/gi
/** Of the styles; a fragment alone is a drawing in the page that has it. */
const styled = /url\("?([^"#)][^")]*)"?\)/g
const ids = /\sid="([^"]*)"/g

const values = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))

/** The addresses and the names on a page as the build writes it. */
export function linkPage(address: string, html: string): LinkPage {
  const all = (html.match(tags) ?? []).join('\n')
  const inSets = values(all, sets).flatMap((set) => set.split(',').map((each) => each.trim()))
  return {
    address,
    links: [
      ...values(all, addresses),
      ...values(html, styled),
      ...inSets.map((each) => each.split(' ')[0] ?? ''),
    ],
    ids: new Set(values(all, ids)),
  }
}

export function linkFacts({ names, text }: Built, origin = site.origin): LinkFacts {
  const pages = [...names].filter(([, file]) => file.endsWith('.html'))
  return {
    pages: pages.map(([address, file]) => linkPage(address, text(file))),
    answers: new Set(names.keys()),
    origin,
  }
}

/** An address as the browser understands it; one that it cannot read becomes one that nothing answers. */
const resolve = (address: string, origin: string, page: string) =>
  URL.canParse(address, origin + page)
    ? new URL(address, origin + page)
    : new URL(`/${encodeURIComponent(address)}`, origin)

/** All links of all pages, resolved; those that are no addresses of the web are left out. */
function resolved({ pages, origin }: LinkFacts): (Link & { url: URL })[] {
  return pages.flatMap(({ address: page, links }) =>
    links
      .map((address) => ({ page, address, url: resolve(address, origin, page) }))
      .filter(({ url }) => /^https?:$/.test(url.protocol)),
  )
}

/** The different addresses that lead to other sites. */
export const outsideAddresses = (facts: LinkFacts): string[] => [
  ...new Set(
    resolved(facts)
      .filter(({ url }) => url.origin !== facts.origin)
      .map(({ url }) => url.href),
  ),
]

export function links(facts: LinkFacts): Judgment[] {
  const own = resolved(facts).filter(({ url }) => url.origin === facts.origin)
  const broken = own.filter(({ url: { pathname, hash } }) => {
    if (!facts.answers.has(pathname)) return true
    const target = facts.pages.find(({ address }) => address === pathname)
    return hash !== '' && target !== undefined && !target.ids.has(decodeURIComponent(hash.slice(1)))
  })
  const pagesOf = (link: string) => [
    ...new Set(broken.filter(({ address }) => address === link).map(({ page }) => page)),
  ]
  return broken.length === 0
    ? [good(`All ${own.length} addresses within the site lead somewhere.`)]
    : [...new Set(broken.map(({ address }) => address))].map((address) =>
        wrong(
          `The address ${address} leads nowhere; it is on ${pagesOf(address).join(', ')}.`,
          'Run npm run build; if it stays, correct that address in src/content.',
        ),
      )
}
