import type { DemoService, Facts } from '../types.ts'

/** What a service is called in Page.tsx; its name is a word that may change. */
export type ServiceId = 'furnace' | 'heatPump' | 'newSystem' | 'drain' | 'hotWater' | 'leaks'

/** The facts of an invented business. */
export const facts: Facts<DemoService & { id: ServiceId }> = {
  title: 'Gage & Tap: heating, cooling and plumbing near Beaverton',
  description:
    'One crew for heating, cooling and plumbing within 40 minutes of Beaverton, and one number for all three.',
  themeColor: '#ffffff',
  business: {
    type: 'HVACBusiness',
    name: 'Gage & Tap',
    phone: {
      dial: '+15035550111',
      text: '(503) 555-0111',
    },
    areaServed: [
      'Beaverton',
      'Aloha',
      'Cedar Hills',
      'Raleigh Hills',
      'Garden Home',
      'Tigard',
      'Hillsboro',
      'Tualatin',
      'Lake Oswego',
      'Portland',
      'Sherwood',
      'Wilsonville',
      'West Linn',
      'Cornelius',
      'North Plains',
      'Forest Grove',
      'Banks',
      'Newberg',
      'Oregon City',
      'Gresham',
    ],
    services: [
      {
        id: 'furnace',
        name: 'Furnace repair',
        price: {
          amount: 149,
          from: true,
        },
      },
      {
        id: 'heatPump',
        name: 'Heat pump tune-up',
        price: {
          amount: 129,
        },
      },
      {
        id: 'newSystem',
        name: 'New system',
      },
      {
        id: 'drain',
        name: 'Clogged drain',
        price: {
          amount: 165,
          from: true,
        },
      },
      {
        id: 'hotWater',
        name: 'No hot water',
        price: {
          amount: 149,
          from: true,
        },
      },
      {
        id: 'leaks',
        name: 'Leaks and fixtures',
        price: {
          amount: 155,
          from: true,
        },
      },
    ],
  },
  faces: [
    {
      family: 'Red Hat Display',
      weight: '800',
      preload: true,
    },
    {
      family: 'Red Hat Text',
      weight: '400 700',
      preload: true,
    },
  ],
}
