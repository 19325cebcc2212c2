import home from '../../src/content/home.yaml'
import { contact as contactName, pages as pagesName } from '../../src/content/metadata.yaml'
import { page as portfolio } from '../../src/content/portfolio.yaml'
import { demoUrl } from '../../src/addresses.ts'
import { translations } from './head.ts'
import type { DemoSite, Service, Site } from '../../src/reader/schema.ts'
import { escapeMarkup } from '../markup.ts'

/** A sitemap (sitemaps.org 0.9) of pages at these paths, with their translations as Google reads them. */
export function sitemap(
  paths: readonly string[],
  { origin, languages }: Pick<Site, 'origin' | 'languages'>,
): string {
  const urls = paths.map((path) => {
    const links = translations(path, languages).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    )
    return `  <url><loc>${escapeMarkup(origin + path)}</loc>${links.join('')}</url>`
  })
  const names = languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** A robots.txt that allows everything and names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Escapes separators and line breaks in a vCard value (RFC 6350, section 3.4). */
const cardValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** The agency's contact card: vCard 3.0 (RFC 2426), which phones support best. */
export function contactCard(site: Site): string {
  const { street = '', city, region, postalCode = '', country } = site.place
  const place = [street, city, region, postalCode, country].map(cardValue)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${cardValue(site.brand)};;;;`,
    `FN:${cardValue(site.brand)}`,
    `ORG:${cardValue(site.brand)}`,
    `TITLE:${cardValue(site.descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${site.phone.dial}`,
    `EMAIL;TYPE=INTERNET,WORK:${cardValue(site.emailAddress)}`,
    `ADR;TYPE=WORK:;;${place.join(';')}`,
    `URL:${site.origin}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

/** The source of llms.txt. */
interface Words {
  site: Site
  services: readonly Service[]
  demos: readonly DemoSite[]
  pages: readonly { path: string; title: string; description: string }[]
}

/** A list item: a link with a note. */
const link = (text: string, address: string, note: string) => `- [${text}](${address}): ${note}`

const section = (heading: string, lines: readonly string[]) => [`## ${heading}`, '', ...lines, '']

/** The site in Markdown for language models (llmstxt.org): a summary, then lists of links. */
export function languageModels({ site, services, demos, pages }: Words): string {
  const { contact } = home
  return [
    `# ${site.brand}`,
    '',
    `> ${site.descriptor}, ${site.place.text}. ${site.description}`,
    '',
    ...services.map(({ title, description }) => `- ${title}: ${description}`),
    '',
    `${portfolio.demos.heading}: ${portfolio.demos.note}`,
    '',
    ...section(
      pagesName,
      pages.map(({ title, path, description }) => link(title, site.origin + path, description)),
    ),
    ...section(contactName, [
      link(contact.book, site.bookingUrl, contact.note),
      link(site.phone.text, `tel:${site.phone.dial}`, site.place.text),
      link(site.email, `mailto:${site.emailAddress}`, contact.lead),
    ]),
    ...section(
      portfolio.demos.heading,
      demos.map(({ name, slug, description }) =>
        link(name, `${demoUrl(slug, site)}/`, description),
      ),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
