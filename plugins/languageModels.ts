import { demoUrl } from '../src/content/addresses.ts'
import { elsewhere } from '../src/content/elsewhere.ts'
import { home } from '../src/content/home.ts'
import { portfolio } from '../src/content/portfolio.ts'
import type { DemoSite, Service, Site } from '../src/content/schema.ts'

interface Content {
  site: Site
  services: readonly Service[]
  demos: readonly DemoSite[]
  pages: readonly { path: string; title: string; description: string }[]
}

const escapeTags = (text: string) => text.replaceAll('<', '&lt;')

/** Text on one line that Markdown takes for nothing else. */
const plain = (text: string) => escapeTags(text.replace(/\s+/g, ' ')).replace(/[\\[\]*_`]/g, '\\$&')

const escaped = (char: string) => `%${char.charCodeAt(0).toString(16)}`

/** An entry of a list: a link and what is there. */
const link = (text: string, address: string, note: string) =>
  `- [${plain(text)}](${address.replace(/[() ]/g, escaped)}): ${plain(note)}`

const section = (heading: string, lines: readonly string[]) => [
  `## ${plain(heading)}`,
  '',
  ...lines,
  '',
]

/** What the site says, in Markdown for language models (llmstxt.org): a summary, then lists of links. */
export function languageModels({ site, services, demos, pages }: Content): string {
  const { contact } = home
  return [
    `# ${plain(site.brand)}`,
    '',
    `> ${plain(`${site.descriptor}, ${site.place.text}. ${site.description}`)}`,
    '',
    ...services.map(({ title, description }) => `- ${plain(title)}: ${plain(description)}`),
    '',
    plain(`${portfolio.demos.heading}: ${portfolio.demos.note}`),
    '',
    ...section(
      elsewhere.pages,
      pages.map(({ title, path, description }) => link(title, site.origin + path, description)),
    ),
    ...section(elsewhere.contact, [
      link(contact.book, site.bookingUrl, contact.note),
      link(site.phone.text, `tel:${site.phone.dial}`, site.place.text),
      link(site.email, `mailto:${site.email}`, contact.lead),
    ]),
    ...section(
      portfolio.demos.heading,
      demos.map(({ name, slug, description }) => link(name, `${demoUrl(slug)}/`, description)),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
