// The words of the home page, from top to bottom.
import { site } from './site.ts'
import type { HomeWords } from './schema.ts'

export const home = {
  title: `${site.brand}: ${site.descriptor} in Portland, Oregon`,
  nav: [
    { text: 'Services', href: '#services' },
    { text: 'About', href: '#about' },
    { text: 'Contact', href: '#contact' },
  ],
  getStarted: 'Get Started',
  hero: {
    badge: 'Ascending brands to new heights',
    contact: 'Scale Your Brand',
    portfolio: 'View Our Web Design',
  },
  profile: {
    label: 'Elevation profile from Portland, 50 feet, to the summit of Mount Hood, 11,249 feet.',
    stations: [
      { name: 'Portland', elevation: '50 ft' },
      { name: 'Government Camp', elevation: '3,900 ft' },
      { name: 'Timberline Lodge', elevation: '6,000 ft' },
      { name: 'Mount Hood', elevation: '11,249 ft' },
    ],
  },
  services: {
    heading: 'How We Scale Brands',
    note: 'Six services, drawn to scale.',
    scale: ['0', 'a name', 'a page', 'a following'],
  },
  about: {
    heading: "We Don't Just Scale Brands, We Create Legends",
    blurb: [
      'A legend is the small box in the corner of a map. It tells you what every line means.',
      'Most good local businesses are missing that box. People pass the truck, see the sign, find the page, and still cannot say what you do or why they should call you. The work is good. The map is blank.',
      'So we draw the legend: one name, one mark, one promise, said the same way on the truck, on the invoice and on the first screen of your site. Then the rest of the map makes sense.',
      'We are a studio in Portland, Oregon. On a clear day you can see Mount Hood from here. It is not the tallest mountain in the Cascades. It is the one you notice, because nothing near it comes close. Mapmakers call that prominence.',
    ],
    legend: {
      heading: 'Legend',
      summit: 'the thing you are known for',
      route: 'the shortest way to a phone call',
      planned: 'planned, not open yet',
      empty: 'left out on purpose',
    },
  },
  contact: {
    heading: 'Ready to Ascend?',
    lead: 'Tell us what you do and where you do it. We will tell you what we would fix first.',
    book: 'Book Strategy Call',
    getInTouch: 'Get In Touch',
    note: 'Free 30-minute strategy session • No commitment required',
  },
} as const satisfies HomeWords
