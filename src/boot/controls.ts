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

/** Whether a click follows its link here, instead of in a new tab or window. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

declare global {
  interface Window {
    /** The browser's offer to install the site, from before the application could use it. */
    installPrompt?: Event
  }
}

/** Keeps the browser's offer, which comes once; its own bar would stand over the content. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}
