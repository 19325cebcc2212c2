/** The size of the pictures that other websites show for shared links, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** A picture that other websites show for a shared link. */
export interface Card {
  /** The file's name in manifest/screenshots/ and at the root of the site. */
  file: string
  /** The id of the section that the picture (a screenshot) shows. Without an id, the picture shows the first screen. */
  section?: string
}

/**
 * The home page and the portfolio, by path. `sections` has the ids of the sections that links may lead to.
 * `card` is the picture for shared links. If its file is missing, the page uses the home page's picture.
 */
export const designedPages = {
  '/': { sections: ['services', 'about', 'contact'], card: { file: 'social.png' } },
  '/portfolio': {
    sections: ['work', 'demos', 'start'],
    card: { file: 'social-portfolio.png', section: 'demos' },
  },
} as const satisfies Record<string, { sections: readonly string[]; card: Card }>

/** The id of a section on a page in `designedPages`. */
export type SectionId = (typeof designedPages)[keyof typeof designedPages]['sections'][number]

/** Returns the picture that other websites show for a shared link to a text page. */
export const textPageCard = (slug: string): Card => ({ file: `social-${slug}.png` })

/** Returns a unique id for a section on a text page, because App.tsx renders all pages into one document. */
export const textSectionId = (slug: string, index: number) => `${slug}-${index + 1}`

/** The id of the element with the agency's contact details, in the footer of every page. */
export const footerContactId = 'contact-details'

/** The ids of elements that are on every page. A link to any page may lead to one of these elements. */
export const everywhere = ['main', footerContactId]
