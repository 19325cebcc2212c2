import type { Facts } from '../types.ts'

const serif = '@fontsource-variable/alegreya/files/alegreya-latin-wght'
const sans = '@fontsource/alegreya-sans/files/alegreya-sans-latin'

export const facts: Facts = {
  title: 'Quiet Walls Pest Control: something is scratching',
  description:
    'We find out what it is, treat that and close the way in. East side, from the river to Gresham. You hear the price before we unpack.',
  themeColor: '#eef2e1',
  business: {
    type: 'HomeAndConstructionBusiness',
    name: 'Quiet Walls Pest Control',
    phone: { dial: '+15035550110', text: '(503) 555-0110' },
    areaServed: [
      'Sellwood',
      'Brooklyn',
      'Buckman',
      'Irvington',
      'Laurelhurst',
      'Mount Tabor',
      'Montavilla',
      'Lents',
      'Gateway',
      'Parkrose',
      'Rockwood',
      'Gresham',
    ],
    services: [
      { name: 'House inspection', price: { amount: 95 } },
      { name: 'Mice and rats', price: { amount: 280, from: true } },
      { name: 'Ants', price: { amount: 220, from: true } },
      { name: 'Wasps', price: { amount: 180, from: true } },
      { name: 'Wood-boring beetles', price: { amount: 360, from: true } },
      { name: 'Crawl-space sealing' },
    ],
  },
  faces: [
    { family: 'Alegreya', file: `${serif}-normal.woff2`, weight: '700', preload: true },
    {
      family: 'Alegreya',
      file: `${serif}-italic.woff2`,
      weight: '500',
      style: 'italic',
      preload: true,
    },
    { family: 'Alegreya Sans', file: `${sans}-400-normal.woff2`, weight: '400', preload: true },
  ],
}
