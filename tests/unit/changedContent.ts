import { checkContent } from '../../build/content.ts'
import type { Content } from '../../build/contentParts.ts'
import { facts as roofing } from '../../demos/roofing/facts.ts'
import { ownContent } from '../ownContent.ts'

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
