import { closest } from './events.ts'

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
