import { vi } from 'vitest'

/** Lets only the given media query match. Without a query, no media query matches. */
export const onlyMatches = (query?: string) =>
  vi.stubGlobal('matchMedia', (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query }),
  )
