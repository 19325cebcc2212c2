import { closest } from './events.ts'

/**
 * Keeps an advertising campaign's `utm_` fields in the URL. If the current URL has such fields, adds the
 * query to each link within the site that the visitor presses. Listens to `pointerdown` too, because the
 * browser may open a link in a new tab without a click.
 */
export function keepCampaign() {
  for (const type of ['click', 'pointerdown'])
    addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]:not([download],[href*="?"])')
        if (link && location.search.includes('utm_'))
          link.setAttribute('href', link.pathname + location.search + link.hash)
      },
      { capture: true },
    )
}
