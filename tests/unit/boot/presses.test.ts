import { expect, test } from 'vitest'
import { forClick } from '../../../src/boot/presses.ts'

test.each([
  ['ready', true, 'repeat'],
  ['ready', false, 'repeat'],
  ['failed', true, 'follow'],
  ['failed', false, 'wait'],
  ['late', true, 'follow'],
  ['late', false, 'wait'],
] as const)('the application is %s; the control has a link: %s -> %s', (outcome, hasLink, way) => {
  expect(forClick(outcome, hasLink)).toBe(way)
})
