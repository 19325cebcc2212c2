import type { Facts } from '../types.ts'

export const facts = {
  title: 'Cycles du Vallon | Marseille',
  description:
    'On dépose son vélo le soir, on le reprend le matin, et l’on sait d’avance ce que cela coûte.',
  themeColor: '#f1f7ee',
  business: {
    type: 'BikeStore',
    name: 'Cycles du Vallon',
    phone: { dial: '+33465710053', text: '04 65 71 00 53' },
    areaServed: ['Marseille', 'Aubagne'],
    services: [
      { name: 'Révision', price: { amount: 45 } },
      { name: 'Roue voilée', price: { amount: 20 } },
      { name: 'Freins', price: { amount: 25, from: true } },
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
