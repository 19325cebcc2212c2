import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: '{name}: pruning, removals and storm work',
  description:
    'A climbing crew for pruning, removals, cabling and storm work, on ropes and from the top down. {reach}.',
  themeColor: '#0f2419',
  business: {
    type: 'HomeAndConstructionBusiness',
    name: 'Crown & Root Tree Care',
    short: 'Crown & Root',
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
    reach: 'West hills to Sandy',
    reachNote: 'Twenty-five miles of one rope, west to east.',
    stretches: [
      {
        name: 'West hills',
        towns: ['Sylvan', 'Southwest Hills', 'Hillsdale', 'Multnomah Village'],
      },
      { name: 'Portland to Gresham', towns: ['Portland', 'Milwaukie', 'Happy Valley', 'Gresham'] },
      { name: 'Toward Sandy', towns: ['Damascus', 'Boring', 'Sandy'] },
    ],
    services: [
      {
        id: 'crown-thinning',
        name: 'Crown thinning',
        price: {
          amount: 420,
          from: true,
        },
      },
      {
        id: 'dead-limbs',
        name: 'Dead limbs',
        price: {
          amount: 260,
          from: true,
        },
      },
      {
        id: 'cabling',
        name: 'Cabling',
      },
      {
        id: 'whole-tree',
        name: 'Whole tree',
        price: {
          amount: 900,
          from: true,
        },
      },
      {
        id: 'stump-grinding',
        name: 'Stump grinding',
        price: {
          amount: 180,
          from: true,
        },
      },
      {
        id: 'root-and-soil-check',
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
