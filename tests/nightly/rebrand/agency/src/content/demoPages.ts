import type { DemoPageWords } from './schema.ts'

export const demoPages = {
  by: 'Démonstration de {brand}',
  invented: 'Commerce inventé. Prix donnés en exemple.',
  notFound: 'Il n’y a pas de page ici.',
  home: 'Retour à {name}',
  price: { currency: 'EUR', from: 'dès {price}', per: '{price} {unit}', open: 'sur devis' },
} as const satisfies DemoPageWords
