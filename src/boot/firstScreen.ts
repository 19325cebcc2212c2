/** The time between the second animation frame and the layout of the whole page, in milliseconds. During this time the browser can answer a tap. */
const pause = 300

/** Events by which a visitor scrolls. */
export const moves = ['keydown', 'wheel', 'touchmove']

/** Events that may show content below the first screen. The first of these events lays out the whole page. */
const uses = [...moves, 'beforematch', 'scroll']

const below = () => document.querySelectorAll('[data-below]')

export function layOutBelow() {
  for (const part of below()) part.removeAttribute('hidden')
}

/**
 * Delays the layout of elements with `data-below`, so that the browser paints the first screen
 * sooner. Until the layout, these elements have `hidden="until-found"`. The browser's search, links
 * to sections and text fragments find hidden elements. src/theme/global.ts shows hidden elements in
 * print. Lays out the whole page at once in a browser without `until-found`, and after a
 * reload or Back, because the browser then restores the scroll position.
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
