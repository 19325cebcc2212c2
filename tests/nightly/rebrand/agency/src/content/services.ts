import type { Service } from './schema.ts'

export const services: readonly Service[] = [
  { symbol: 'lighthouse', title: 'Nom', description: 'Un mot que l’on retient.' },
  {
    symbol: 'compass',
    title: 'Positionnement et territoire',
    description:
      'Qui travaille près de chez vous, ce qu’ils annoncent, et la place qu’ils laissent libre : nous la dessinons avec vous, rue par rue.',
  },
  {
    symbol: 'sail',
    title: 'Identité visuelle',
    description: 'Un signe, deux lettres, trois couleurs.',
  },
  {
    symbol: 'waves',
    title: 'Sites',
    description: 'Des pages légères, écrites avec vous, qui s’ouvrent vite et restent à vous.',
  },
  {
    symbol: 'anchor',
    title: 'Accompagnement rédactionnel',
    description: 'Des mots simples pour vos devis, vos vitrines et vos camionnettes.',
  },
  { symbol: 'flag', title: 'Suivi', description: 'Une visite par saison.' },
]
