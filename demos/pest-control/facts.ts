import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: '{name}: something is scratching',
  description:
    'We find out what it is, treat that and close the way in. {reach}. You hear the price before we unpack.',
  themeColor: '#eef2e1',
  business: {
    type: 'HomeAndConstructionBusiness',
    name: 'Quiet Walls Pest Control',
    short: 'Quiet Walls',
    phone: {
      dial: '+15035550110',
      text: '(503) 555-0110',
    },
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
    reach: 'East side, from the river to Gresham',
    reachNote:
      'Old basements near the water, crawl spaces farther out. The animals do not mind which, and neither do we.',
    services: [
      {
        id: 'inspection',
        name: 'House inspection',
        price: {
          amount: 95,
        },
      },
      {
        id: 'rodents',
        name: 'Mice and rats',
        price: {
          amount: 280,
          from: true,
        },
      },
      {
        id: 'ants',
        name: 'Ants',
        price: {
          amount: 220,
          from: true,
        },
      },
      {
        id: 'wasps',
        name: 'Wasps',
        price: {
          amount: 180,
          from: true,
        },
      },
      {
        id: 'beetles',
        name: 'Wood-boring beetles',
        price: {
          amount: 360,
          from: true,
        },
      },
      {
        id: 'crawlSpace',
        name: 'Crawl-space sealing',
      },
    ],
  },
  faces: [
    {
      family: 'Alegreya',
      weight: '700',
      preload: true,
    },
    {
      family: 'Alegreya',
      weight: '500',
      style: 'italic',
      preload: true,
    },
    {
      family: 'Alegreya Sans',
      weight: '400',
      preload: true,
    },
  ],
}
