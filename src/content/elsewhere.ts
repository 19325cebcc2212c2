// Words that are shown outside the pages: by search engines, shared links and the install dialog.
import { site } from './site.ts'
import type { ElsewhereWords } from './schema.ts'

export const elsewhere = {
  /** What the pictures of shared links show. */
  cards: {
    home: `${site.brand}, ${site.descriptor}: the name across a topographic map`,
    portfolio: 'Demo Websites: Pest Control, HVAC / Plumbing, Roofing',
  },
  screenshots: { wide: `${site.brand}, home page`, narrow: `${site.brand} on a phone` },
  services: 'Services',
  pages: 'Pages',
  contact: 'Contact',
} as const satisfies ElsewhereWords
