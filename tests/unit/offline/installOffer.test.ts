import { expect, test } from 'vitest'
import { installOffer, type Chance } from '../../../src/offline/install.ts'

const day = 86_400_000
const due: Chance = {
  hasWorkers: true,
  visits: 2,
  sinceDismissal: Infinity,
  hasPrompt: true,
  hasShareSheet: false,
}

test.each<[string, Partial<Chance>, string]>([
  ['the second visit', {}, 'prompt'],
  ['a later visit', { visits: 30 }, 'prompt'],
  ['the first visit', { visits: 1 }, 'none'],
  ['blocked storage', { visits: undefined }, 'none'],
  ['a browser without service workers', { hasWorkers: false }, 'none'],
  ['a browser without a prompt', { hasPrompt: false }, 'none'],
  ['an iPhone', { hasPrompt: false, hasShareSheet: true }, 'steps'],
  ["an iPhone's first visit", { hasPrompt: false, hasShareSheet: true, visits: 1 }, 'none'],
  ['a browser with both', { hasShareSheet: true }, 'prompt'],
  ['the day of a dismissal', { sinceDismissal: 0 }, 'none'],
  ['90 days after a dismissal', { sinceDismissal: 90 * day }, 'none'],
  ['more than 90 days after', { sinceDismissal: 90 * day + 1 }, 'prompt'],
  ['a clock set back a little since', { sinceDismissal: -day }, 'none'],
  ['a clock set back by years since', { sinceDismissal: -1000 * day }, 'prompt'],
])('%s: %o -> %s', (_, change, offer) => {
  expect(installOffer({ ...due, ...change })).toBe(offer)
})
