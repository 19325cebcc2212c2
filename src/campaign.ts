import { closest } from './boot/events.ts'
import { bookingUrl } from './content/site.yaml'

/**
 * Adds the fields of an advertising campaign to a URL: the fields of `query` whose names begin with `utm_`.
 * If two fields have the same name, adds only the first. Does not change the fields that the URL already has.
 */
export function withCampaign(address: string, query: string): string {
  const [, path = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(address) ?? []
  const fields = own ? own.split('&') : []
  // Some e-mail programs write "&amp;" instead of "&" in a URL.
  for (const field of query.slice(1).split(/&(?:amp;)*/)) {
    const [name] = /^utm_\w+=/.exec(field) ?? []
    if (name && !fields.some((each) => each.startsWith(name))) fields.push(field)
  }
  return fields.length > 0 ? `${path}?${fields.join('&')}${fragment}` : address
}

/**
 * Adds the campaign in the page's URL to the booking link. Besides `click`, listens to `pointerdown` and
 * `focusin`, because the browser may open the link in a new tab or copy its URL without a click.
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
