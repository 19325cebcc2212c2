import type { Facts } from '../types.ts'

export const facts: Facts = {
  title: 'مخبز النورس | Marseille',
  description:
    'Le pain du jour, heure par heure : ce qui sort du four, ce qui reste, ce qu’il faut commander.',
  themeColor: '#fffaf2',
  business: {
    type: 'Bakery',
    name: 'مخبز النورس',
    phone: { dial: '+33465710051', text: '04 65 71 00 51' },
    areaServed: ['Marseille', 'Aubagne'],
    services: [
      { name: 'Pain rond', price: { amount: 4 } },
      { name: 'Fougasse', price: { amount: 3 } },
      { name: 'Gâteau', price: { amount: 18, from: true } },
    ],
  },
  faces: [{ family: 'Zilla Slab', weight: '500', preload: true }],
}
