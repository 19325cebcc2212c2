import { site } from './site.ts'
import type { ElsewhereWords } from './schema.ts'

export const elsewhere = {
  cards: {
    home: `${site.brand} : le nom et une étoile dans deux cercles`,
    portfolio: 'Une démonstration, مخبز النورس',
  },
  screenshots: { wide: `${site.brand}, accueil`, narrow: `${site.brand} sur un téléphone` },
  services: 'Métiers',
  pages: 'Pages',
  contact: 'Nous joindre',
} as const satisfies ElsewhereWords
