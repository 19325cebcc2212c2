import { closest } from './boot/events.ts'
import { bookingUrl } from './content/site.yaml'

/**
 * Adds the campaign of a query to an address: each field whose name begins with `utm_`, as the query
 * spells it. Of two fields with one name, and of a field that the address has too, the first stays.
 */
export function withCampaign(address: string, query: string): string {
  const [, path = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(address) ?? []
  const fields = own ? own.split('&') : []
  // Some e-mail programs write "&amp;" in an address.
  for (const field of query.slice(1).split(/&(?:amp;)*/)) {
    const [name] = /^utm_\w+=/.exec(field) ?? []
    if (name && !fields.some((each) => each.startsWith(name))) fields.push(field)
  }
  return fields.length > 0 ? `${path}?${fields.join('&')}${fragment}` : address
}

/**
 * Adds the campaign in the page's address to the booking link. A press or the focus comes first, so
 * that a new tab and a copied address have the campaign too.
 */
export function followCampaign() {
  for (const type of ['pointerdown', 'focusin', 'click'])
    addEventListener(
      type,
      (event) => {
        const link = closest(event, 'a')
        if (link?.getAttribute('href') === bookingUrl)
          link.setAttribute('href', withCampaign(bookingUrl, location.search))
      },
      true,
    )
}
