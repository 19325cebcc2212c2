/** Handles controls before and after hydration, so that no component repeats it. */
export function answerControls() {
  // In the capture phase: until hydration, start.ts stops these events there.
  addEventListener('keydown', pressBySpace, { capture: true })
  addEventListener('click', closeMenu, { capture: true })
}

/** Space activates a link with the role of a button, as it does a button. The browser alone would scroll. */
function pressBySpace(event: KeyboardEvent) {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return
  event.preventDefault()
  target.click()
}

/** Closes the menu when one of its links is used, because it would cover the section. */
function closeMenu(event: MouseEvent) {
  const link = event.target instanceof Element && isPlain(event) && event.target.closest('a')
  if (link) link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

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
