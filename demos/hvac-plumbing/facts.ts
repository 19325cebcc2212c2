import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: '{name}: heating, cooling and plumbing',
  description: 'One crew for heating, cooling and plumbing, and one number for all three. {reach}.',
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
    reach: 'Within 40 minutes of Beaverton',
    reachNote: 'Measured without traffic. Highway 26 has its own opinion.',
    stretches: [
      {
        name: '10 minutes',
        towns: ['Beaverton', 'Aloha', 'Cedar Hills', 'Raleigh Hills', 'Garden Home'],
      },
      {
        name: '20 minutes',
        towns: ['Tigard', 'Hillsboro', 'Tualatin', 'Lake Oswego', 'Portland'],
      },
      {
        name: '30 minutes',
        towns: ['Sherwood', 'Wilsonville', 'West Linn', 'Cornelius', 'North Plains'],
      },
      {
        name: '40 minutes',
        towns: ['Forest Grove', 'Banks', 'Newberg', 'Oregon City', 'Gresham'],
      },
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
