import { expect, test } from 'vitest'
import { tooltipDelays, waitBeforeOpening } from '../../../src/ui/Tooltip.tsx'

test('tooltips open after 700 ms and skip the delay for 300 ms', () => {
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 })
})

test.each([
  ['never', -Infinity, 700],
  ['just now', 10_000, 0],
  ['300 ms ago', 9_700, 0],
  ['301 ms ago', 9_699, 700],
])('where the last tooltip closed %s, the next waits', (_, lastClosed, wait) => {
  expect(waitBeforeOpening(10_000, lastClosed)).toBe(wait)
})
