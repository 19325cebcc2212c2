import { expect, test } from 'vitest'
import { forFailure } from '../../../src/boot/rescue.ts'

test.each([
  ['the first failure of a visit', false, null, 'reload'],
  ['a failure after the reload', false, 'once', 'forget'],
  ['a failure during a rescue', true, null, 'stay'],
  ['a failure after a rescue that did not help', true, 'once', 'stay'],
  ['blocked storage', false, undefined, 'stay'],
])('%s: tried %s, mark %s -> %s', (_, isTried, mark, step) => {
  expect(forFailure(isTried, mark)).toBe(step)
})
