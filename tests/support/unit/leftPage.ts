import { afterEach, beforeEach, vi } from 'vitest'

type Options = AddEventListenerOptions | boolean | undefined

/** Takes away after each test what it has left in the page: listeners on the window and the document, timers, elements. */
export function leavePageAfterEach() {
  let page = new AbortController()

  beforeEach(() => {
    page = new AbortController()
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target)
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
          const own = typeof options === 'object' ? options : { capture: options === true }
          const signals = [page.signal, ...(own.signal ? [own.signal] : [])]
          add(type, listener, { ...own, signal: AbortSignal.any(signals) })
        },
      )
    }
  })

  afterEach(() => {
    page.abort()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    document.head.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
  })
}
