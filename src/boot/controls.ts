import { closest } from './events.ts'

/** Handles keys on controls, and closes the menu after a click on a link, before and after hydration. */
export function answerControls() {
  // Listens on `window` in the capture phase, because until hydration start.ts stops events in this phase on `window`.
  // The event then still reaches the other listeners of this phase on `window`, but no listener of a later phase.
  addEventListener('keydown', answerKey, { capture: true })
  addEventListener('click', closeMenu, { capture: true })
}

/**
 * Decides what a key does to the focused element. Space presses a link with the role of a button,
 * because otherwise the browser would scroll. A held key presses a control only once, because the press may
 * have moved the focus to another control.
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

/** Closes the menu when the visitor follows a link in the menu, because the menu would cover the section that the link leads to. */
function closeMenu(event: MouseEvent) {
  closest(event, '[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
