// The agency's texts, for tests that pass with any agency.
import { footer, home, messages } from '../../src/content.js'

export { dialog, footer, home, messages, portfolio, services, site } from '../../src/content.js'

/** A text escaped for a regular expression. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A page's title, which the brand may follow. */
export const titled = (title: string) => new RegExp(`^${literally(title)}(?: \\| |$)`)

/** The name of a link that opens a new tab. */
export const inNewTab = (words: string) =>
  new RegExp(`^${literally(words)} ?${literally(messages.newTab)}$`)

/** The sections of the home page: headings by id. */
const sections: Readonly<Record<string, string>> = {
  services: home.services.heading,
  about: home.about.heading,
  contact: home.contact.heading,
}

/** The bar's links to sections of the home page. */
export const anchors = [...home.nav, { text: home.getStarted, href: '#contact' }]
  .map(({ text, href }: { text: string; href: string }) => {
    const id = href.slice(1)
    return { name: text, id, heading: sections[id] ?? '' }
  })
  .filter(({ heading }) => heading !== '')

/** The footer's links without a target yet. */
export const planned = footer.columns
  .flatMap<{ text: string; href?: string }>(({ links }) => links)
  .filter(({ href }) => !href)
