import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: '{name}: re-roofs and repairs by one crew',
  description:
    'Re-roofs, leak repairs, gutters and moss removal by one crew, {reach}. Photos before and after, prices in writing.',
  themeColor: '#e4e9ec',
  business: {
    type: 'RoofingContractor',
    name: 'Slate & Batten Roofing',
    short: 'Slate & Batten',
    phone: {
      dial: '+15035550112',
      text: '(503) 555-0112',
    },
    areaServed: [
      'Hillsboro',
      'Beaverton',
      'Tigard',
      'Lake Oswego',
      'Portland',
      'Milwaukie',
      'Gresham',
      'Troutdale',
      'Cascade Locks',
      'Hood River',
    ],
    reach: 'Portland metro to Hood River',
    reachNote:
      'The Oregon side of the Columbia, listed west to east. If you live between two of these, we drive past your roof.',
    services: [
      {
        id: 'inspection',
        name: 'Inspection with photos',
        price: {
          amount: 120,
        },
      },
      {
        id: 'leak',
        name: 'Leak repair',
        price: {
          amount: 390,
          from: true,
        },
      },
      {
        id: 'reroof',
        name: 'Full re-roof',
      },
      {
        id: 'gutters',
        name: 'Gutters',
        price: {
          amount: 11,
          from: true,
          per: 'foot',
        },
      },
      {
        id: 'skylights',
        name: 'Skylights',
      },
      {
        id: 'moss',
        name: 'Moss removal',
        price: {
          amount: 340,
          from: true,
        },
      },
    ],
  },
  faces: [
    {
      family: 'Zilla Slab',
      weight: '700',
      preload: true,
    },
    {
      family: 'Zilla Slab',
      weight: '600',
      preload: true,
    },
    {
      family: 'Overpass',
      weight: '400 700',
      preload: true,
    },
  ],
}
