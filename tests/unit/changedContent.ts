import { checkContent } from '../../build/content.ts'
import type { Content } from '../../build/contentParts.ts'
import type { Facts } from '../../demos/types.ts'
import { ownContent } from '../ownContent.ts'

/** A demo's facts, all right. */
const roofing: Facts = {
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
  faces: [{ family: 'Overpass', file: '@fontsource-variable/overpass/a.woff2', weight: '400 800' }],
}

type Fields = Record<string, unknown>

/** Fields put in the place of the site's own: of the site, its phone and place, or of first entries. */
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
}

const withFirst = (list: readonly object[], fields: Fields = {}) =>
  list.map((entry, index) => (index === 0 ? { ...entry, ...fields } : entry))

/** The content of the site with changes, which may be mistakes. */
export function changed(change: Change) {
  const { site, phone, place, services, service, client, demo, home, footer, facts } = change
  const own = ownContent
  return {
    ...own,
    site: {
      ...own.site,
      phone: { ...own.site.phone, ...phone },
      place: { ...own.site.place, ...place },
      ...site,
    },
    home: { ...own.home, ...home },
    footer: { ...own.footer, ...footer },
    facts: { roofing: { ...roofing, ...facts } },
    services: services ?? withFirst(own.services, service),
    clients: withFirst(own.clients, client),
    demos: withFirst(own.demos, demo),
  }
}

/** The lines with which the build stops on a content; none where it goes on. */
export const mistakes = (content: Content): Promise<string[]> =>
  checkContent(content).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
