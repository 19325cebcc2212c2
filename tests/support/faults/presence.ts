import type { BrowserContext } from '@playwright/test'

/** Starts the application of every page in a browser after loading, by a simulated touch. */
export const usesPages = (person: BrowserContext) =>
  person.addInitScript(() =>
    addEventListener('load', () => void dispatchEvent(new Event('pointermove'))),
  )
