/** The size of the pictures that other websites show for shared links, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** A picture that other websites show for a shared link. */
export interface Card {
  /** The file's name in manifest/screenshots/ and at the root of the site. */
  file: string
  /** The id of the section in the picture. Without a section, the picture shows the first screen. */
  section?: string
}

/**
 * The pages with components of their own, by path. Each page has the ids of its sections, to which
 * links may lead, and its picture for shared links. A page without a picture file uses the home page's picture.
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

/** The id of the agency's contact details on every page. */
export const footerContactId = 'contact-details'

/** The ids that every page has. */
export const everywhere = ['main', footerContactId]
