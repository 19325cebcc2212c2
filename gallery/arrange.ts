import { setStatus, type Status } from '../src/pwa/status.ts'

/** Presses what a selector names. */
export const press = (selector: string) => () =>
  document.querySelector<HTMLElement>(selector)?.click()

/** What the page knows of its offline copy. */
export const status = (known: Partial<Status>) => () => setStatus(known)

/** What the visitor has chosen before. */
export const chosen = (choice: 'theme' | 'motion', option: string) => () => {
  document.documentElement.dataset[choice] = option
}

/** As it is where the browser has no connection. */
export function isOffline() {
  document.documentElement.toggleAttribute('data-offline', true)
  setStatus({ online: false })
}
