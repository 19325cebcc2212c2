import { expect, test } from 'vitest'
import { installOffer, type Visitor } from '../../../src/offline/install.ts'

const day = 86_400_000
const second: Visitor = { visits: 2, sinceDismissal: Infinity }
const dismissed = (sinceDismissal: number): Visitor => ({ visits: 3, sinceDismissal })

test.each<[string, Visitor | undefined, boolean, boolean, string | undefined]>([
  ['the second visit', second, true, false, 'prompt'],
  ['a later visit', { ...second, visits: 30 }, true, false, 'prompt'],
  ['the first visit', { ...second, visits: 1 }, true, false, undefined],
  ['a browser without service workers or storage', undefined, true, true, undefined],
  ['a browser that cannot install', second, false, false, undefined],
  ['an iPhone', second, false, true, 'steps'],
  ["an iPhone's first visit", { ...second, visits: 1 }, false, true, undefined],
  ['a browser with both ways', second, true, true, 'prompt'],
  ['the moment of a dismissal', dismissed(0), true, false, undefined],
  ['90 days after a dismissal', dismissed(90 * day), true, false, undefined],
  ['more than 90 days after', dismissed(90 * day + 1), true, false, 'prompt'],
  ['a clock set back by a day since', dismissed(-day), true, false, undefined],
  ['a clock set back by years since', dismissed(-1000 * day), true, false, 'prompt'],
])('%s: %o, prompt %s, share sheet %s -> %s', (_, visitor, hasPrompt, hasShareSheet, offer) => {
  expect(installOffer(visitor, hasPrompt, hasShareSheet)).toBe(offer)
})
