import { contentMistakes } from '../../../plugins/content/checks.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { readWritten, type Read } from '../../../plugins/content/read.ts'
import { demos, faces, themes } from '../content.ts'
import { symbols } from '../../../src/content/drawings/symbols.tsx'
import type { Facts, TextPageWords, Site } from '../../../src/content/schema.ts'

/** A demo's facts without mistakes. */
export const roofing: Facts = {
  title: 'Slate Roofing',
  description: 'Roofs by one crew.',
  themeColor: '#e4e9ec',
  business: {
    type: 'RoofingContractor',
    name: 'Slate Roofing',
    phone: { dial: '+15035550112', text: '(503) 555-0112' },
    areaServed: ['Portland'],
    services: [{ name: 'Inspection', price: { amount: 120 } }],
  },
  // A font file that this project has installed.
  faces: [{ family: faces.text.family, weight: '400 800' }],
}

/** An agency's facts without mistakes. */
const agency: Omit<Site, 'emailAddress'> = {
  brand: 'Peak',
  language: 'en-US',
  descriptor: 'Growth and Web Design',
  description: 'We help local businesses.',
  origin: 'https://peak.example',
  phone: { dial: '+15035550142', text: '(503) 555-0142' },
  email: 'hello@peak.example',
  place: { text: 'Portland, Oregon, USA', city: 'Portland', region: 'OR', country: 'US' },
  bookingUrl: 'https://book.peak.example/call',
  mapsUrl: 'https://maps.example/?q=Portland',
  demoHost: 'peak.example',
}

const [symbol, other] = Object.keys(symbols)

const services = [
  { symbol: symbol ?? '', title: 'Ropes', description: 'We hold them.' },
  { symbol: other ?? '', title: 'Summits', description: 'We reach them.' },
]

const [demo] = demos

const client = {
  slug: 'ferry-and-main',
  name: 'Ferry & Main Moving',
  url: 'https://ferryandmain.example',
  category: 'Moving',
  tags: ['Brand', 'Website'],
  description: 'Flat quotes for moves inside the city.',
  // Pictures and demo folders of this project.
  picture: { name: demo?.picture.name, alt: 'A van' },
  sample: true,
}

/** Only the light and the dark theme, even if the agency has more. */
const labels = { label: 'Colors', system: 'System', light: 'Light', dark: 'Dark' }
const { light, dark } = themes

type Fields = Record<string, unknown>

/** Fields that replace valid ones: of the site, its phone and place, the light theme's colors, or the first entry of a list. */
export interface Change {
  site?: Fields
  phone?: Fields
  place?: Fields
  services?: unknown
  service?: Fields
  client?: Fields
  demo?: Fields
  home?: Fields
  footer?: Fields
  facts?: Fields
  labels?: Fields
  themes?: Fields
  colors?: Fields
  sizes?: Fields
  motions?: Fields
  face?: Fields
  pages?: unknown
}

/** In place of this project's links, which may lead to its text pages. */
const linkToServices = { text: 'Services', href: '#services' }
const linkToWork = { text: 'Work', href: '/portfolio#work' }

/** A text page without mistakes. */
export const page: TextPageWords = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'Which data this site keeps.',
  heading: 'Privacy',
  lead: 'No forms, no cookies.',
  sections: [{ heading: 'Data', paragraphs: ['A copy of the pages.'], points: ['A theme.'] }],
}

const withFirst = (list: readonly object[], fields: Fields = {}) =>
  list.map((entry, index) => (index === 0 ? { ...entry, ...fields } : entry))

/** A value of this project's files, as an object. */
const own = (name: string) => Object(written.values[name]) as Fields
const written = readWritten()

/** The content with changes, which may be mistakes. */
export function changed(change: Change): Read {
  const { site, phone, place, home, footer, pages = [] } = change
  const values = {
    ...written.values,
    pages,
    site: {
      ...agency,
      phone: { ...agency.phone, ...phone },
      place: { ...agency.place, ...place },
      ...site,
    },
    home: { ...own('home'), nav: [linkToServices], ...home },
    footer: { ...own('footer'), columns: [{ heading: 'Site', links: [linkToWork] }], ...footer },
    services: change.services ?? withFirst(services, change.service),
    portfolio: {
      ...own('portfolio'),
      clients: withFirst([client], change.client),
      demos: withFirst(demos, change.demo),
    },
    messages: { ...own('messages'), theme: { ...labels, ...change.labels } },
    tokens: {
      ...own('tokens'),
      themes: {
        light: { ...light, colors: { ...light.colors, ...change.colors } },
        dark,
        ...change.themes,
      },
      sizes: { ...Object(own('tokens').sizes), ...change.sizes },
      motions: { ...Object(own('tokens').motions), ...change.motions },
    },
    faces: { ...own('faces'), text: { ...faces.text, ...change.face } },
  }
  const facts = { roofing: { ...roofing, ...change.facts } }
  return { values, facts, mistakes: [], at: () => undefined }
}

/** The mistakes that stop a build of this content, one line each. */
export const mistakes = async (content: Read): Promise<string[]> =>
  (await contentMistakes(content)).map(line)
