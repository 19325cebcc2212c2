/** The ids of the sections of each page with components of its own, by its path. Links may lead to them. */
export const sections = {
  '/': ['services', 'about', 'contact'],
  '/portfolio': ['work', 'demos', 'start'],
} as const

export type SectionId = (typeof sections)[keyof typeof sections][number]

/** The agency's contact details on every page. */
export const footerContactId = 'contact-details'

/** Ids on every page. */
export const everywhere = ['main', footerContactId]

/** The id of a section of a text page; all pages can be in one document. */
export const textSectionId = (slug: string, index: number) => `${slug}-${index + 1}`
