import type { Facts } from '../types.ts'

export const facts = {
  title: 'Serrurerie Les Trois Clés | Marseille',
  description:
    'Une porte claquée, une clé perdue : le prix et le temps qu’il faut, dits avant de venir.',
  themeColor: '#eef4f8',
  business: {
    type: 'Locksmith',
    name: 'Serrurerie Les Trois Clés',
    phone: { dial: '+33465710052', text: '04 65 71 00 52' },
    areaServed: ['Marseille', 'Aubagne'],
    services: [
      { name: 'Ouverture de porte', price: { amount: 90, from: true } },
      { name: 'Changement de serrure', price: { amount: 140, from: true } },
      { name: 'Double de clé', price: { amount: 12 } },
    ],
  },
  faces: [
    {
      family: 'Zilla Slab',
      file: '@fontsource/zilla-slab/files/zilla-slab-latin-500-normal.woff2',
      weight: '500',
      preload: true,
    },
  ],
} satisfies Facts
