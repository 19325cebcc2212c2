import { contentLines } from '../../../plugins/content.ts'
import type { Content } from '../../../plugins/contentFiles.ts'
import type { Facts, PageWords, Site } from '../../../src/content/schema.ts'
import { ownContent } from '../ownContent.ts'

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
  faces: [{ family: ownContent.faces.text.family, weight: '400 800' }],
}

/** An agency's facts without mistakes. */
export const agency: Site = {
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

const [drawing] = Object.values(ownContent.symbols)
const symbols = { summit: drawing, rope: drawing }

const services = [
  { symbol: 'rope', title: 'Ropes', description: 'We hold them.' },
  { symbol: 'summit', title: 'Summits', description: 'We reach them.' },
]

const [demo] = ownContent.demos

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
const { light, dark } = ownContent.themes

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

/** A page of words without mistakes. */
export const page: PageWords = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'Which data this site keeps.',
  heading: 'Privacy',
  lead: 'No forms, no cookies.',
  sections: [{ heading: 'Data', paragraphs: ['A copy of the pages.'], points: ['A theme.'] }],
}

const withFirst = (list: readonly object[], fields: Fields = {}) =>
  list.map((entry, index) => (index === 0 ? { ...entry, ...fields } : entry))

/** The content with changes, which may be mistakes. */
export function changed(change: Change) {
  const { site, phone, place, home, footer, facts, pages = [] } = change
  const own = ownContent
  return {
    ...own,
    symbols,
    pages,
    site: {
      ...agency,
      phone: { ...agency.phone, ...phone },
      place: { ...agency.place, ...place },
      ...site,
    },
    home: { ...own.home, ...home },
    footer: { ...own.footer, ...footer },
    facts: { roofing: { ...roofing, ...facts } },
    services: change.services ?? withFirst(services, change.service),
    clients: withFirst([client], change.client),
    demos: withFirst(own.demos, change.demo),
    messages: { ...own.messages, theme: { ...labels, ...change.labels } },
    themes: {
      light: { ...light, colors: { ...light.colors, ...change.colors } },
      dark,
      ...change.themes,
    },
    sizes: { ...own.sizes, ...change.sizes },
    motions: { ...own.motions, ...change.motions },
    faces: { ...own.faces, text: { ...own.faces.text, ...change.face } },
  }
}

/** The mistakes that stop a build of this content, one line each. */
export const mistakes = (content: Content): Promise<string[]> => contentLines({ content })
