/** What comes with a click; nothing on a page waits for these before it is hydrated. */
const presses = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup']
const usable = 'a, button, input, label, summary, [role=button]'

/**
 * Keeps presses from React, which would answer any of them by hydrating the whole page in one
 * task; a click still comes through, where it is on something that can be used.
 * Returns what lets all through again.
 */
export function holdPresses(): () => void {
  const released = new AbortController()
  const options = { capture: true, passive: true, signal: released.signal }
  const hold = (event: Event) => event.stopPropagation()
  for (const type of presses) addEventListener(type, hold, options)
  const holdUseless = (event: Event) => {
    const isUseful = event.target instanceof Element && event.target.closest(usable)
    if (!isUseful) hold(event)
  }
  addEventListener('click', holdUseless, options)
  return () => released.abort()
}
