/** The delay of the layout of the whole page after the page's second animation frame, in milliseconds. During the delay the browser can answer a tap. */
const pause = 300

/** Events by which a visitor scrolls. */
export const moves = ['keydown', 'wheel', 'touchmove']

/** Events after which content below the first screen may become visible. The first such event starts the layout of the whole page. */
const uses = [...moves, 'beforematch', 'scroll']

const below = () => document.querySelectorAll('[data-below]')

export function layOutBelow() {
  for (const part of below()) part.removeAttribute('hidden')
}

/**
 * Hides elements with `data-below` at first, so that the browser lays out and paints the first screen
 * sooner. Uses `hidden="until-found"`, because the browser's search and links to sections can then still
 * find the elements. src/theme/global.ts shows the elements in print. Hides nothing in a browser without
 * `until-found`. Hides nothing after a reload or Back, because the browser then restores the scroll position.
 */
export function layOutFirstScreenFirst() {
  const canFind = 'onbeforematch' in document.documentElement
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!canFind || navigation?.type !== 'navigate') return

  const parsing = new MutationObserver(() => {
    for (const part of below()) part.setAttribute('hidden', 'until-found')
  })
  parsing.observe(document, { childList: true, subtree: true })

  const used = new AbortController()
  const layOut = () => {
    parsing.disconnect()
    used.abort()
    layOutBelow()
  }
  for (const type of uses) addEventListener(type, layOut, { capture: true, signal: used.signal })
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(layOut, pause)))
}
