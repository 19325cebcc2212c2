/** Handles controls before and after hydration, so that no component repeats it. */
export function answerControls() {
  // In the capture phase: until hydration, start.ts stops these events there.
  addEventListener('keydown', answerKey, { capture: true })
  addEventListener('click', closeMenu, { capture: true })
}

/**
 * What a key does to the element that has the focus. Space presses a link with the role of a button,
 * as it does a button; the browser alone would scroll. A key that is held presses nothing again: the
 * focus may have moved to another control meanwhile.
 */
export function forKey(key: string, isRepeated: boolean, target: Element) {
  if (key !== ' ' && key !== 'Enter') return 'leave'
  if (isRepeated) return target.matches('a, button') ? 'ignore' : 'leave'
  return key === ' ' && target.matches('a[role=button]') ? 'press' : 'leave'
}

function answerKey(event: KeyboardEvent) {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const step = forKey(event.key, event.repeat, target)
  if (step !== 'leave') event.preventDefault()
  if (step === 'press') target.click()
}

/** Closes the menu when one of its links is used, because it would cover the section. */
function closeMenu(event: MouseEvent) {
  closest(event, '[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

/** The element around the target of an event. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<E>(selector) : null

/** Whether a click opens its link in this tab, not in a new tab or window. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

declare global {
  interface Window {
    /** The browser's offer to install the site, kept until the application can use it. */
    installPrompt?: Event
  }
}

/** Keeps the browser's offer, which comes once, and prevents the browser's own bar, which would cover content. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}
