import { closest } from './boot/events.ts'
import { bookingUrl } from './content/site.yaml'

/**
 * Adds a campaign to an address: those fields of `query` whose names begin with `utm_`. Of two fields
 * with the same name, keeps the first. A field that the address already has stays unchanged.
 */
export function withCampaign(address: string, query: string): string {
  const [, path = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(address) ?? []
  const fields = own ? own.split('&') : []
  // Some e-mail programs write "&amp;" instead of "&" in an address.
  for (const field of query.slice(1).split(/&(?:amp;)*/)) {
    const [name] = /^utm_\w+=/.exec(field) ?? []
    if (name && !fields.some((each) => each.startsWith(name))) fields.push(field)
  }
  return fields.length > 0 ? `${path}?${fields.join('&')}${fragment}` : address
}

/**
 * Adds the campaign of the page's address to the booking link. Listens to `pointerdown` and
 * `focusin` too, because the browser may open the link in a new tab or copy its address without a click.
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
