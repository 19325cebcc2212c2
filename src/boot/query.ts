import { closest } from './events.ts'

/**
 * Adds the query of the page's address to links to the site's other pages, if the query names a
 * campaign. The beginning of a press adds it, so that a new tab has the query too. Nothing is stored.
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
