/** Pause between the first two frames and the layout of all parts, in milliseconds: time for the answer to a tap. */
const pause = 300

/** Events by which a visitor scrolls. */
export const moves = ['keydown', 'wheel', 'touchmove']

/** Events that may lead below the first screen. The first one lays out everything. */
const uses = [...moves, 'beforematch', 'scroll']

const below = () => document.querySelectorAll('[data-below]')

export function layOutBelow() {
  for (const part of below()) part.removeAttribute('hidden')
}

/**
 * Lays out the parts below the first screen (`data-below`) after the first frames, so that the
 * first screen is painted sooner. Until then they are `hidden="until-found"`: find in page, section
 * links and text fragments still reach them, and print shows them (src/theme/global.ts).
 * Everything is laid out at once in a browser without `until-found`, and after a reload or Back,
 * when the browser restores the scroll position.
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
