import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: 'Low Water Restoration: shut the water off, then call',
  description:
    'Pumping, drying and rebuilding after leaks, floods and burst pipes. What to do in the first ten minutes, what happens each day, and what it costs.',
  themeColor: '#0c2233',
  business: {
    type: 'LocalBusiness',
    name: 'Low Water Restoration',
    phone: {
      dial: '+15035550114',
      text: '(503) 555-0114',
    },
    areaServed: [
      'Multnomah County',
      'Washington County',
      'Clackamas County',
      'Columbia County',
      'Yamhill County',
    ],
    services: [
      {
        name: 'Emergency visit',
        price: {
          amount: 240,
        },
      },
      {
        name: 'Pump-out',
      },
      {
        name: 'Wet material out',
      },
      {
        name: 'Drying',
      },
      {
        name: 'Rebuild',
      },
    ],
  },
  faces: [
    {
      family: 'Familjen Grotesk',
      weight: '500',
      preload: true,
    },
    {
      family: 'Familjen Grotesk',
      weight: '700',
      preload: true,
    },
  ],
}
