import { isPlain } from './plainClick.ts'

/** What a control does in the browser itself, before the application runs and after: no component does it again. */
export function answerControls() {
  // While capturing, because until the page is hydrated these events go no further (start.ts).
  addEventListener('keydown', pressBySpace, { capture: true })
  addEventListener('click', closeMenu, { capture: true })
}

/** A link with the role of a button answers to Space as buttons do; by itself it would scroll. */
function pressBySpace(event: KeyboardEvent) {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return
  event.preventDefault()
  target.click()
}

/** A link of the menu leads to a part of the page that the menu would cover. */
function closeMenu(event: MouseEvent) {
  const link = event.target instanceof Element && isPlain(event) && event.target.closest('a')
  if (link) link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
