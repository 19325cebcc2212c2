import type { BrowserContext } from '@playwright/test'

/** Has every page of a browser believe that somebody uses it as soon as it has loaded, which starts the application. */
export const usesPages = (person: BrowserContext) =>
  person.addInitScript(() =>
    addEventListener('load', () => void dispatchEvent(new Event('pointermove'))),
  )
