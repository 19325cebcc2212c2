import type { DemoService, Facts } from '../types.ts'

/** What a service is called in Page.tsx; its name is a word that may change. */
export type ServiceId = 'inspection' | 'leak' | 'reroof' | 'gutters' | 'skylights' | 'moss'

/** The facts of an invented business. */
export const facts: Facts<DemoService & { id: ServiceId }> = {
  title: 'Slate & Batten Roofing: re-roofs and repairs by one crew',
  description:
    'Re-roofs, leak repairs, gutters and moss removal by one crew, Portland metro to Hood River. Photos before and after, prices in writing.',
  themeColor: '#e4e9ec',
  business: {
    type: 'RoofingContractor',
    name: 'Slate & Batten Roofing',
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
