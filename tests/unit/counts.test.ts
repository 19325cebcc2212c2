import { expect, test } from 'vitest'
import { counts, summary, total } from '../../scripts/counts.ts'

const vitest = (passed: number, failed: number, pending = 0, todo = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
  })

test('a part without single tests counts as one check', () => {
  expect(counts(true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(counts(false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the tests of Vitest are counted one by one', () => {
  expect(counts(false, vitest(5, 2, 1, 1))).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('the tests of Playwright are counted one by one, an unsteady one as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }
  expect(counts(false, JSON.stringify({ stats }))).toEqual({ passed: 4, failed: 2, skipped: 3 })
})

test('a runner that fails without a failed test counts as one failure', () => {
  expect(counts(false, vitest(5, 0))).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a runner that found no test, or only skipped ones, is a failure', () => {
  expect(counts(true, vitest(0, 0))).toMatchObject({ failed: 1 })
  expect(counts(true, vitest(0, 0, 3))).toEqual({ passed: 0, failed: 1, skipped: 3 })
  expect(counts(true, '')).toMatchObject({ failed: 1 })
})

test('the last line adds everything up and mentions skipped tests only if there are any', () => {
  expect(summary(total([counts(true), counts(true, vitest(5, 0))]))).toBe('6 passed, 0 failed')
  expect(summary(counts(true, vitest(1, 0, 2)))).toBe('1 passed, 0 failed, 2 skipped')
})
