import { metadata, messages, portfolio } from './content.js'

/** Size of every card picture in pixels, as shared links show it. */
export const cardSize = { width: 1200, height: 630 } as const

/** How search engines and shared links present a page. */
export interface Presentation {
  /** Its schema.org type. */
  type: 'WebPage' | 'CollectionPage'
  /** Its name in breadcrumbs. */
  name: string
  /** The picture for shared links: its file in manifest/screenshots/ and at the root of the site, and the section that it shows. */
  card: { file: string; alt: string; part?: `#${string}` }
}

const home: Presentation = {
  type: 'WebPage',
  name: messages.home,
  card: {
    file: 'social.png',
    alt: metadata.cards.home,
  },
}

/** Pages with a card of their own, by path. */
export const presentations: Readonly<Record<string, Presentation>> = {
  '/': home,
  '/portfolio': {
    type: 'CollectionPage',
    name: portfolio.heading,
    card: {
      file: 'social-portfolio.png',
      alt: metadata.cards.portfolio,
      part: '#demos',
    },
  },
}

/** How a page is presented. A page without an entry has its title and the home page's card. */
export const presentation = ({ path, title }: { path: string; title: string }): Presentation =>
  presentations[path] ?? { ...home, name: title }
