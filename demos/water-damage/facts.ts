import type { DemoService, Facts } from '../types.ts'

/** What a service is called in Page.tsx; its name is a word that may change. */
export type ServiceId = 'visit' | 'pump' | 'strip' | 'dry' | 'rebuild'

/** The facts of an invented business. */
export const facts: Facts<DemoService & { id: ServiceId }> = {
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
        id: 'visit',
        name: 'Emergency visit',
        price: {
          amount: 240,
        },
      },
      {
        id: 'pump',
        name: 'Pump-out',
      },
      {
        id: 'strip',
        name: 'Wet material out',
      },
      {
        id: 'dry',
        name: 'Drying',
      },
      {
        id: 'rebuild',
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
