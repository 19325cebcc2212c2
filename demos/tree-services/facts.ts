import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: 'Crown & Root Tree Care: pruning, removals and storm work',
  description:
    'A climbing crew for pruning, removals, cabling and storm work, on ropes and from the top down, from the west hills to Sandy.',
  themeColor: '#0f2419',
  business: {
    type: 'HomeAndConstructionBusiness',
    name: 'Crown & Root Tree Care',
    phone: {
      dial: '+15035550113',
      text: '(503) 555-0113',
    },
    areaServed: [
      'Sylvan',
      'Southwest Hills',
      'Hillsdale',
      'Multnomah Village',
      'Portland',
      'Milwaukie',
      'Happy Valley',
      'Gresham',
      'Damascus',
      'Boring',
      'Sandy',
    ],
    services: [
      {
        name: 'Crown thinning',
        price: {
          amount: 420,
          from: true,
        },
      },
      {
        name: 'Dead limbs',
        price: {
          amount: 260,
          from: true,
        },
      },
      {
        name: 'Cabling',
      },
      {
        name: 'Whole tree',
        price: {
          amount: 900,
          from: true,
        },
      },
      {
        name: 'Stump grinding',
        price: {
          amount: 180,
          from: true,
        },
      },
      {
        name: 'Root and soil check',
        price: {
          amount: 140,
        },
      },
    ],
  },
  faces: [
    {
      family: 'Bricolage Grotesque',
      name: 'Bricolage Large',
      weight: '800',
      width: '100',
      opticalSize: '96',
      preload: true,
    },
    {
      family: 'Bricolage Grotesque',
      name: 'Bricolage Text',
      weight: '400 700',
      width: '100',
      opticalSize: '16',
    },
  ],
}
