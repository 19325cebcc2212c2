import type { LinkItem } from './schema.ts'

export const footer = {
  definition: {
    word: 'sillage',
    kind: '(n. m.)',
    meaning: 'la trace qu’un bateau laisse sur l’eau.',
  },
  columns: [
    { heading: 'Métiers', links: [{ text: 'Nom' }, { text: 'Sites' }] },
    { heading: 'Maison', links: [{ text: 'L’équipe' }, { text: 'Nous rejoindre' }] },
    {
      heading: 'Carnet',
      links: [{ text: 'Notes' }, { text: 'Mentions légales', href: '/mentions-legales' }],
    },
  ] satisfies { heading: string; links: LinkItem[] }[],
  note: 'En pointillé : prévu, pas encore ouvert.',
}
