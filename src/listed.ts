import { elsewhere } from './content/elsewhere.ts'
import { messages } from './content/messages.ts'
import { portfolio } from './content/portfolio.ts'

/** The size of every card picture, in pixels: what shared links show large. */
export const cardSize = { width: 1200, height: 630 } as const

/** How a page that may be found is presented elsewhere. */
export interface Listed {
  /** What it is, in schema.org's words. */
  type: 'WebPage' | 'CollectionPage'
  /** Its name in a trail of pages. */
  name: string
  /** The picture that shared links show: its file, in manifest/screenshots and at the root of the site, and the part of the page that it is taken of. */
  card: { file: string; alt: string; part?: `#${string}` }
}

const home: Listed = {
  type: 'WebPage',
  name: messages.home,
  card: {
    file: 'social.png',
    alt: elsewhere.cards.home,
  },
}

/** The pages that have a card of their own, by their paths. */
export const listed: Readonly<Record<string, Listed>> = {
  '/': home,
  '/portfolio': {
    type: 'CollectionPage',
    name: portfolio.heading,
    card: {
      file: 'social-portfolio.png',
      alt: elsewhere.cards.portfolio,
      part: '#demos',
    },
  },
}

/** How a page is presented; one without an entry by its title and the home page's card. */
export const presentation = ({ path, title }: { path: string; title: string }): Listed =>
  listed[path] ?? { ...home, name: title }
