// Reads the content for tests that pass with the content of any agency.
import { demoUrl as addressOf } from '../../src/addresses.ts'
import { readContent } from '../../src/reader/read.ts'
import { designedPages } from '../../src/pageFacts.ts'

const { portfolio: portfolioFile, tokens, ...others } = readContent()
const { page, ...projects } = portfolioFile

/** The content by the name of its file. The fields of portfolio.yaml and tokens.yaml are on the same level as the files. */
export const content = { ...others, portfolio: page, ...projects, ...tokens }

export const { site, home, services, portfolio, clients, demos, pages } = content
export const { dialog, footer, messages, demoPages } = content
export const { themes, motions, faces } = content

/** The paths of the pages that are not text pages, and a path that shows the 404 page. */
export const designedPaths = [...Object.keys(designedPages), '/nowhere']

/** The paths of all pages, including the text pages. */
export const everyPath = [...designedPaths, ...pages.map(({ slug }) => `/${slug}`)]

export const themeNames = ['light', 'dark'] as const

/** The address of a demo. */
export const demoUrl = (slug: string) => addressOf(slug, site)

/** Escapes a text for a regular expression, in which a space also matches a no-break space. */
export const literally = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')

/** Returns a pattern for the title of a page. The brand may follow the title. */
export const titled = (title: string) => new RegExp(`^${literally(title)}(?: \\| |$)`)

/** The headings of the home page's sections, by the id of the section. */
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
