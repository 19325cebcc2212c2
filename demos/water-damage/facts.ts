import type { Facts } from '../types.ts'

/** The facts of an invented business. */
export const facts: Facts = {
  title: '{name}: shut the water off, then call',
  description:
    'Pumping, drying and rebuilding after leaks, floods and burst pipes. What to do in the first ten minutes, what happens each day, and what it costs.',
  themeColor: '#0c2233',
  business: {
    type: 'LocalBusiness',
    name: 'Low Water Restoration',
    short: 'Low Water',
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
    reach: 'Five counties',
    reachNote: 'Portland and the Oregon towns around it. Just over a county line? Ask.',
    stretches: [
      { name: 'Multnomah County', towns: ['Portland', 'Gresham', 'Troutdale', 'Fairview'] },
      { name: 'Washington County', towns: ['Beaverton', 'Hillsboro', 'Tigard', 'Forest Grove'] },
      { name: 'Clackamas County', towns: ['Lake Oswego', 'Milwaukie', 'Oregon City', 'Canby'] },
      { name: 'Columbia County', towns: ['Scappoose', 'St. Helens', 'Vernonia'] },
      { name: 'Yamhill County', towns: ['Newberg', 'Dundee', 'McMinnville'] },
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
