import { closest } from './events.ts'

/** Handles Space and Enter on links and buttons. Closes the menu after a click on a link in the menu. Both also work before hydration. */
export function answerControls() {
  // Uses `capture` listeners on `window`, because until hydration start.ts calls `stopPropagation` in such a listener.
  // A stopped event reaches no listeners except the other `capture` listeners on `window`.
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
