import type { DemoService, Facts } from '../types.ts'

/** What a service is called in Page.tsx; its name is a word that may change. */
export type ServiceId =
  | 'crown-thinning'
  | 'dead-limbs'
  | 'cabling'
  | 'whole-tree'
  | 'stump-grinding'
  | 'root-and-soil-check'

/** The facts of an invented business. */
export const facts: Facts<DemoService & { id: ServiceId }> = {
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
