// Reads the content for tests that must pass with the content of any agency.
import { demoUrl as addressOf } from '../../src/addresses.ts'
import { readContent } from '../../src/reader/read.ts'
import { designedPages } from '../../src/pageFacts.ts'

const { portfolio: portfolioFile, tokens, ...others } = readContent()
const { page, ...projects } = portfolioFile

/** The content of each file by the file's name, such as `content.home`. Two files are exceptions: `clients` and `demos` of portfolio.yaml, and all fields of tokens.yaml, are fields of `content` itself. */
export const content = { ...others, portfolio: page, ...projects, ...tokens }

export const { site, home, services, portfolio, clients, demos, pages } = content
export const { dialog, footer, messages, demoPages } = content
export const { themes, motions, faces } = content

/** The paths of the pages that have a design of their own, such as /portfolio. No page has the path /nowhere, so it shows the 404 page. */
export const designedPaths = [...Object.keys(designedPages), '/nowhere']

/** The paths of all pages: the paths in `designedPaths`, and the paths of the pages in pages.yaml. */
export const everyPath = [...designedPaths, ...pages.map(({ slug }) => `/${slug}`)]

export const themeNames = ['light', 'dark'] as const

/** Returns the URL of a demo. */
export const demoUrl = (slug: string) => addressOf(slug, site)

/** Escapes a text for a regular expression. Each space of the text also matches a no-break space. */
export const literally = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')

/** Returns a pattern for a document's title: the given title, alone or before " | " and the brand. */
export const titled = (title: string) => new RegExp(`^${literally(title)}(?: \\| |$)`)

/** The headings of the home page's sections, by the ID of each section. */
const sections: Readonly<Record<string, string>> = {
  services: home.services.heading,
  about: home.about.heading,
  contact: home.contact.heading,
}

/** The header bar's links to sections of the home page. */
export const anchors = [...home.nav, { text: home.getStarted, href: '#contact' }]
  .map(({ text, href }: { text: string; href: string }) => {
    const id = href.slice(1)
    return { name: text, id, heading: sections[id] ?? '' }
  })
  .filter(({ heading }) => heading !== '')
