import { closest } from './events.ts'

/**
 * Keeps a campaign in the URL when the visitor follows a link. If the current URL has a query with
 * `utm_`, a pressed link to another page of the site gets this query. Besides `click`, listens to
 * `pointerdown`, because the browser may open a link in a new tab without a click.
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
