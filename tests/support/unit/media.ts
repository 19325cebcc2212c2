import { vi } from 'vitest'

/** Lets one media query match and no other, or none. */
export const onlyMatches = (query?: string) =>
  vi.stubGlobal('matchMedia', (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query }),
  )
