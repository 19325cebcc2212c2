// Words that the pages of all demos share.
import type { DemoPageWords } from './schema.ts'

export const demoPages = {
  by: 'Demo by {brand}',
  invented: 'Invented business. Sample prices.',
  notFound: 'There is no page here.',
  home: 'Go to {name}',
  price: {
    currency: 'USD',
    from: 'from {price}',
    per: '{price} a {unit}',
    open: 'written quote',
  },
} as const satisfies DemoPageWords
