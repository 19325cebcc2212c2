import { vi } from 'vitest'

/** Lets the one media query match that is given, if any. */
export const onlyMatches = (query?: string) =>
  vi.stubGlobal('matchMedia', (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query }),
  )
