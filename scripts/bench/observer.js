// Runs in every page before its own scripts, and collects in `bench` what only the page can know.
// It is plain JavaScript, because a compiler's helpers do not exist there.
{
  const seen = { first: 0, largest: 0, blocked: 0 }

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime))
  // Of a long task, what is beyond 50 ms.
  watch('longtask', ({ duration }) => void (seen.blocked += duration - 50))

  const painted = new Promise((resolve) =>
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') resolve((seen.first = startTime))
    }),
  )
  /**
   * Where a control stands, as soon as the page has been painted.
   * @param {string} selector
   */
  const place = async (selector) => {
    await painted
    const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { x, y }
  }

  // Kept in the session, because the click may lead to another document.
  const noteClick = () => sessionStorage.setItem('clicked', String(performance.now()))
  addEventListener('click', noteClick, { capture: true, once: true })

  /** @param {string} selector */
  const isShown = (selector) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false

  /**
   * Makes `bench.shown` the milliseconds from the next click to the first frame in which something is shown.
   * @param {string} selector
   */
  const expect = (selector) => {
    bench.shown = new Promise((resolve) => {
      const start = (/** @type {MouseEvent} */ { timeStamp }) => {
        const look = () => {
          if (!isShown(selector)) return requestAnimationFrame(look)
          setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', start, { capture: true, once: true })
    })
  }

  const bench = { seen, place, expect, shown: Promise.resolve(NaN) }
  Object.assign(globalThis, { bench })
}
