import { closest } from './boot/events.ts'
import { bookingUrl } from './content/site.yaml'

/**
 * Adds a campaign to an address: the fields of a query whose names begin with `utm_`. If a field
 * occurs twice, or the address already has the field, the first one stays.
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
 * Adds the campaign of the page's address to the booking link. `pointerdown` and `focusin` come before
 * the browser opens a new tab or copies the address, so both get the campaign.
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
