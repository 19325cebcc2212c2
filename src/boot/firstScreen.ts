/** How long what the first frames do without waits after them, in milliseconds. */
const pause = 300

/** Runs a task once what is there is on the screen, and the browser has had time to answer. */
export function afterFirstFrames(task: () => void) {
  const frame = requestAnimationFrame
  frame(() => frame(() => setTimeout(task, pause)))
}

/** What may lead below the first screen; the first of them lays out all of it. */
const uses = ['beforematch', 'keydown', 'scroll', 'wheel', 'touchmove']

const below = () => document.querySelectorAll('[data-below]')

/** Lays out what stands below the first screen. */
export function layOutBelow() {
  for (const part of below()) part.removeAttribute('hidden')
}

/**
 * Lays out what stands below the first screen (`data-below`) after the first frame, so that the
 * first screen is painted sooner. Until then it is `hidden="until-found"`: find in page, section
 * links and text fragments lead there all the same, and paper shows it (src/theme/global.ts).
 * A browser without it lays out everything at once, as does a page that is reloaded or returned
 * to, because its scroll position is restored.
 */
export function layOutFirstScreenFirst() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const canFind = 'onbeforematch' in document.documentElement
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
  afterFirstFrames(layOut)
}
