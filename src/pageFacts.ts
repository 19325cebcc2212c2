/** Size in pixels of each picture for shared links. */
export const cardSize = { width: 1200, height: 630 } as const

/** A picture for shared links: its file in manifest/screenshots/ and at the root of the site, and the section that it shows. Without a section, it shows the first screen. */
export interface Card {
  file: string
  section?: string
}

/**
 * The pages with components of their own, by path: the ids of their sections, to which links may lead,
 * and their pictures for shared links. While a picture is not taken, the home page's stands for it.
 */
export const designedPages = {
  '/': { sections: ['services', 'about', 'contact'], card: { file: 'social.png' } },
  '/portfolio': {
    sections: ['work', 'demos', 'start'],
    card: { file: 'social-portfolio.png', section: 'demos' },
  },
} as const satisfies Record<string, { sections: readonly string[]; card: Card }>

/** The id of a section of a designed page. */
export type SectionId = (typeof designedPages)[keyof typeof designedPages]['sections'][number]

/** The picture of a text page for shared links. */
export const textPageCard = (slug: string): Card => ({ file: `social-${slug}.png` })

/** The id of a section of a text page. The slug makes the id unique, because all pages can be in one document. */
export const textSectionId = (slug: string, index: number) => `${slug}-${index + 1}`

/** The id of the agency's contact details on every page. */
export const footerContactId = 'contact-details'

/** The ids that every page has. */
export const everywhere = ['main', footerContactId]
