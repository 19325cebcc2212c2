import { expect, test } from 'vitest'
import { installOffer, type Visitor } from '../../../src/offline/install.ts'
import type { Steps } from '../../../src/offline/status.ts'

const day = 86_400_000
const second: Visitor = { visits: 2, sinceDismissal: Infinity }
const dismissed = (sinceDismissal: number): Visitor => ({ visits: 3, sinceDismissal })

test.each<[string, Visitor | undefined, boolean, Steps | undefined, string | undefined]>([
  ['the second visit', second, true, undefined, 'prompt'],
  ['a later visit', { ...second, visits: 30 }, true, undefined, 'prompt'],
  ['the first visit', { ...second, visits: 1 }, true, undefined, undefined],
  ['a browser without service workers or storage', undefined, true, 'ios', undefined],
  ['a browser that cannot install', second, false, undefined, undefined],
  ['an iPhone', second, false, 'ios26', 'ios26'],
  ["an iPhone's first visit", { ...second, visits: 1 }, false, 'ios', undefined],
  ['a browser with both ways', second, true, 'ios', 'prompt'],
  ['the moment of a dismissal', dismissed(0), true, undefined, undefined],
  ['90 days after a dismissal', dismissed(90 * day), true, undefined, undefined],
  ['more than 90 days after', dismissed(90 * day + 1), true, undefined, 'prompt'],
  ['a clock set back by a day since', dismissed(-day), true, undefined, undefined],
  ['a clock set back by years since', dismissed(-1000 * day), true, undefined, 'prompt'],
])('%s: %o, prompt %s, share sheet %s -> %s', (_, visitor, hasPrompt, steps, offer) => {
  expect(installOffer(visitor, hasPrompt, steps)).toBe(offer)
})
