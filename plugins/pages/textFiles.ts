import home from '../../src/content/home.yaml'
import { contact as contactName, pages as pagesName } from '../../src/content/metadata.yaml'
import { demos, page as portfolio } from '../../src/content/portfolio.yaml'
import services from '../../src/content/services.yaml'
import site from '../../src/content/site.yaml'
import { demoUrl } from '../../src/addresses.ts'
import { translations } from './head.ts'
import type { Site } from '../../src/reader/schema.ts'
import { escapeMarkup } from '../markup.ts'

/** Writes a sitemap (sitemaps.org 0.9) of the pages at these paths. Each entry also lists the translations of the page, in Google's format. */
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
  const namespace = languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${urls.join('\n')}
</urlset>
`
}

/** Writes a robots.txt that allows everything and names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Escapes separators and line breaks in a vCard value with backslashes (RFC 2426, section 4). */
const vcardValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Writes the agency's contact card as vCard 3.0 (RFC 2426), the version that most phones support. */
export function contactCard(agency: Site): string {
  const { street = '', city, region, postalCode = '', country } = agency.place
  const place = [street, city, region, postalCode, country].map(vcardValue)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${vcardValue(agency.brand)};;;;`,
    `FN:${vcardValue(agency.brand)}`,
    `ORG:${vcardValue(agency.brand)}`,
    `TITLE:${vcardValue(agency.descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${agency.phone.dial}`,
    `EMAIL;TYPE=INTERNET,WORK:${vcardValue(agency.emailAddress)}`,
    `ADR;TYPE=WORK:;;${place.join(';')}`,
    `URL:${agency.origin}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

/** Writes a Markdown list item that contains a link and a note. */
const link = (text: string, address: string, note: string) => `- [${text}](${address}): ${note}`

/** Writes a Markdown section that contains a list. */
const section = (heading: string, items: readonly string[]) =>
  `## ${heading}\n\n${items.join('\n')}`

/** Writes llms.txt, a Markdown description of the site for language models (llmstxt.org). */
export function languageModels(
  pages: readonly { path: string; title: string; description: string }[],
): string {
  const { book, note, lead } = home.contact
  const paragraphs = [
    `# ${site.brand}`,
    `> ${site.descriptor}, ${site.place.text}. ${site.description}`,
    services.map(({ title, description }) => `- ${title}: ${description}`).join('\n'),
    `${portfolio.demos.heading}: ${portfolio.demos.note}`,
    section(
      pagesName,
      pages.map(({ title, path, description }) => link(title, site.origin + path, description)),
    ),
    section(contactName, [
      link(book, site.bookingUrl, note),
      link(site.phone.text, `tel:${site.phone.dial}`, site.place.text),
      link(site.email, `mailto:${site.emailAddress}`, lead),
    ]),
    section(
      portfolio.demos.heading,
      demos.map(({ name, slug, description }) =>
        link(name, `${demoUrl(slug, site)}/`, description),
      ),
    ),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
