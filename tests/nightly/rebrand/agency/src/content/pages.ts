import type { PageWords } from './schema.ts'
import { site } from './site.ts'

export const pages: readonly PageWords[] = [
  {
    slug: 'mentions-legales',
    title: 'Mentions légales',
    description: 'Qui édite ce site, qui l’héberge, et ce qu’il garde sur votre appareil.',
    heading: 'Mentions légales',
    lead: 'Ce site n’a ni formulaire, ni compte, ni cookie.',
    sections: [
      {
        heading: 'Éditeur',
        paragraphs: [`Le site est édité par ${site.brand}.`],
        links: [{ text: 'Nous écrire', href: `mailto:${site.email}` }],
      },
      {
        heading: 'Ce qui reste sur votre appareil',
        points: ['une copie des pages, pour les lire sans réseau', 'le thème que vous avez choisi'],
      },
    ],
  },
]
