// Another agency: a studio in Leeds. Only data, by the fields of the content.
import type {
  ClientSite,
  DialogWords,
  MetadataWords,
  FooterWords,
  HomeWords,
  TextPageWords,
  PortfolioWords,
  Site,
} from '../../../src/content/schema.ts'

export const site: Omit<Site, 'emailAddress'> = {
  brand: 'Kestrel & Vale',
  language: 'en-GB',
  descriptor: 'Branding and Websites',
  description: 'We name, draw and build for small firms in Yorkshire, from £900 on!',
  origin: 'https://www.kestrelandvale.co.uk',
  phone: { dial: '+441134960142', text: '0113 496 0142' },
  email: 'studio@kestrelandvale.co.uk',
  place: {
    text: 'Leeds, West Yorkshire, United Kingdom',
    city: 'Leeds',
    region: 'West Yorkshire',
    country: 'GB',
  },
  bookingUrl: 'https://calendar.kestrelandvale.co.uk/first-call',
  mapsUrl: 'https://www.openstreetmap.org/relation/118362',
  demoHost: 'demos.kestrelandvale.co.uk',
}

/** Without the mountain of the first agency: no profile and no legend. */
const home: HomeWords = {
  title: 'Kestrel & Vale: Branding and Websites in Leeds',
  nav: [
    { text: 'What we do', href: '#services' },
    { text: 'The studio', href: '#about' },
    { text: 'Contact', href: '#contact' },
  ],
  getStarted: 'Start a project',
  hero: { badge: 'A studio of four', contact: 'Talk to us', portfolio: 'See our work' },
  services: {
    heading: 'What we do',
    note: 'Six services, one invoice.',
    scale: ['0', 'a name', 'a page', 'a queue'],
  },
  about: {
    heading: 'A small studio by the canal',
    blurb: [
      'We are four people above a bicycle shop in Leeds. Two of us draw, one writes and one builds.',
      'Most of our clients are within an hour by train. We like to see the place before we name it.',
    ],
  },
  contact: {
    heading: 'Shall we talk?',
    lead: 'Tell us what you make and who should hear of it.',
    book: 'Book a first call',
    getInTouch: 'Write or ring',
    note: 'Half an hour, free, no obligation',
  },
}

/** The words of the portfolio page. */
export const portfolio: PortfolioWords = {
  title: 'Work by Kestrel & Vale',
  description:
    'Websites and brands for small firms in Yorkshire, and demo sites to try on a phone.',
  heading: 'Work',
  lead: 'Made in Leeds, used all over.',
  back: 'Back to the studio',
  work: {
    heading: 'For our clients',
    samples: 'Some projects are samples. Their .example addresses will not open.',
    visit: 'Open the site',
    sampleTag: 'sample',
    sampleHint: 'Sample address, will not open',
  },
  demos: {
    heading: 'To try',
    note: 'The businesses are invented, the websites are real.',
    visit: 'Open the demo',
  },
  closing: { heading: 'Is yours the next one?', link: 'Start a project with us' },
}

const dialog: DialogWords = {
  title: 'Get hold of us',
  close: 'Close',
  phone: 'Telephone',
  call: 'Ring',
  copy: 'Copy the number',
  copied: 'The number is copied.',
  location: 'Studio',
  maps: 'Open in a map',
  card: 'Save our card',
  note: 'Calls and maps open in your own apps. This page sends nothing.',
}

const footer: FooterWords = {
  definition: {
    word: 'kestrel',
    kind: '(n.)',
    meaning: 'a small falcon that stands still in the wind.',
  },
  columns: [
    {
      heading: 'Studio',
      links: [{ text: 'Who we are' }, { text: 'Privacy', href: '/privacy' }],
    },
    { heading: 'Work', links: [{ text: 'All projects', href: '/portfolio' }] },
  ],
  note: 'Dashed: not written yet.',
}

const metadata: MetadataWords = {
  cards: {
    home: 'Kestrel & Vale, Branding and Websites: the name across a map',
    portfolio: 'Two websites of the studio',
  },
  screenshots: { wide: 'Kestrel & Vale, home page', narrow: 'Kestrel & Vale on a phone' },
  services: 'What we do',
  pages: 'Pages',
  contact: 'Contact',
}

/** The other words, by file. */
export const words = { home, dialog, footer, metadata }

const client = (slug: string, name: string, category: string): ClientSite => ({
  slug,
  name,
  url: `https://${slug}.co.uk`,
  category,
  tags: ['Website'],
  description: `“We’re found now — and rung twice as often,” says ${name}!`,
  picture: { name: slug, alt: `The first page that visitors of ${name} see` },
  sample: false,
})

/** A client that comes first, and those who replace the samples. */
export const firstClient = client('tideline-kayaks', 'Tideline Kayaks', 'Outdoors')
export const otherClients = [
  client('heron-movers', 'Heron Movers', 'Removals'),
  client('night-lamp', 'Night Lamp Security', 'Security'),
]

export const privacy: TextPageWords = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'Which data this site keeps, and how to get rid of them.',
  heading: 'Privacy',
  lead: 'This site has no forms, no accounts and no cookies.',
  sections: [
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your browser keeps a copy of these pages, so that they open without a connection.',
      ],
      points: ['the pages', 'the theme that you chose'],
    },
    {
      heading: 'Who answers for it',
      links: [{ text: 'Write to us', href: `mailto:${site.email}` }],
    },
  ],
}

/** Colors of the light theme, by role. */
export const colors = {
  paper: '#f7f4ee',
  sheet: '#fffdf8',
  route: '#a83a1c',
  routeHover: '#8a2d14',
  fir: '#2c4a7a',
}

export const font = 'Overpass'

/** A mark of two rings. */
export const mark = {
  rings: ['M50 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88z', 'M50 22a28 28 0 1 1 0 56 28 28 0 0 1 0-56z'],
  center: 'M50 36 62 58H38z',
}
