import { closest } from './events.ts'

/**
 * Adds the query of the page's address to a pressed link to another page of the site, if the query
 * names a campaign. Listens to `pointerdown` too, because the browser may open a link in a new tab
 * without a click. The site does not store the query.
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
