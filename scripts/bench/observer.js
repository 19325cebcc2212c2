// Runs in every page before its own scripts, and collects figures in `bench`.
// Plain JavaScript, because a compiler's helpers do not exist in the page.
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
  // The part of a long task beyond 50 ms.
  watch('longtask', ({ duration }) => void (seen.blocked += duration - 50))

  const painted = new Promise((resolve) =>
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') resolve((seen.first = startTime))
    }),
  )
  /**
   * The position of a control, once the page is painted.
   * @param {string} selector
   */
  const place = async (selector) => {
    await painted
    const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { x, y }
  }

  // In session storage, because the click may lead to another document.
  const noteClick = () => sessionStorage.setItem('clicked', String(performance.now()))
  addEventListener('click', noteClick, { capture: true, once: true })

  /** @param {string} selector */
  const isShown = (selector) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false

  /**
   * Sets `bench.shown` to the milliseconds from the next click to the first frame that shows an element.
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
