import { afterEach, beforeEach, vi } from 'vitest'

/** Resets the page after each test: removes listeners, timers, stubs, elements and the attributes of `<html>`, and empties the storage. A new DOM for each test would take longer than the tests. */
export function freshPageForEachTest() {
  let removeListeners = () => {}

  beforeEach(() => {
    const added = [window, document].map((target) => ({
      target,
      calls: vi.spyOn(target, 'addEventListener').mock.calls,
    }))
    removeListeners = () => {
      for (const { target, calls } of added)
        for (const [type, listener, options] of calls)
          target.removeEventListener(type, listener, options)
    }
  })

  afterEach(() => {
    removeListeners()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    const { documentElement } = document
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
    document.body.replaceChildren()
    document.head.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
  })
}
