import { vi } from 'vitest'

/** Simulates a browser in which only the given media query matches. Without a query, no media query matches. */
export const onlyMatches = (query?: string) =>
  vi.stubGlobal('matchMedia', (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query }),
  )
