import { expect, test } from 'vitest'
import { checks, counts, highlights, leftOut, summary, total } from '../../../scripts/counts.ts'

const vitest = (...statuses: string[]) =>
  checks(
    JSON.stringify({
      testResults: [
        {
          name: '/site/tests/unit/place.test.ts',
          status: statuses.includes('failed') ? 'failed' : 'passed',
          assertionResults: statuses.map((status, place) => ({
            fullName: `here ${place}`,
            status,
            duration: 1000 * place,
            failureMessages: status === 'failed' ? ['AssertionError: too small\n    at x.ts'] : [],
          })),
        },
      ],
    }),
  )

const playwright = (...statuses: string[]) => {
  const annotations = [{ type: 'not compared', description: 'Pictures are not compared.' }]
  const message = `Error: \u001b[31mexpect(locator)\u001b[39m.toBeHidden() failed

Locator:  getByRole("dialog")
Expected: hidden

Call log:
  - waiting`
  const error = { message }
  const results = [{ duration: 500, error }, { duration: 1000 }]
  const test = (status: string) => ({ status, results, annotations })
  const specs = statuses.map((status) => ({ title: `it is ${status}`, tests: [test(status)] }))
  const group = { title: 'with a finger', specs }
  return checks(JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [], suites: [group] }] }))
}

test('a part without a report counts as one check', () => {
  expect(counts(true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(counts(false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('each Vitest test counts', () => {
  const all = vitest('passed', 'failed', 'pending', 'todo')
  expect(counts(false, all)).toEqual({ passed: 1, failed: 1, skipped: 2 })
})

test('each Playwright test counts, and a flaky one counts as failed', () => {
  const all = playwright('expected', 'unexpected', 'flaky', 'skipped')
  expect(counts(false, all)).toEqual({ passed: 1, failed: 2, skipped: 1 })
})

test('a runner that fails without a failed test counts as one failure', () => {
  expect(counts(false, vitest('passed'))).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a test file that does not load is one failed check', () => {
  const file = { name: '/site/tests/unit/a.test.ts', status: 'failed', assertionResults: [] }
  const message = 'Cannot find package "x"'
  const all = checks(JSON.stringify({ testResults: [{ ...file, message }] }))
  expect(counts(false, [...all, ...vitest('failed')])).toMatchObject({ failed: 2 })
  expect(highlights(all).at(-1)).toBe('failed: a.test.ts: Cannot find package "x"')
})

test('a runner without tests, or with only skipped ones, fails', () => {
  expect(counts(true, vitest())).toMatchObject({ failed: 1 })
  expect(counts(true, vitest('pending'))).toEqual({ passed: 0, failed: 1, skipped: 1 })
  expect(counts(true, checks(''))).toMatchObject({ failed: 1 })
})

test('the last line has the sums, and skipped tests only if there are any', () => {
  expect(summary(total([counts(true), counts(true, vitest('passed'))]))).toBe('2 passed, 0 failed')
  const skipped = counts(true, vitest('passed', 'todo'))
  expect(summary(skipped)).toBe('1 passed, 0 failed, 1 skipped')
})

test('the slowest tests are listed, then the failed ones', () => {
  expect(highlights([...vitest('passed', 'failed'), ...playwright('flaky')], 2)).toEqual([
    '1.5 s: a.spec.ts › with a finger › it is flaky',
    '1.0 s: place.test.ts › here 1',
    'failed: place.test.ts › here 1: too small',
    'failed: a.spec.ts › with a finger › it is flaky: expect(locator).toBeHidden() failed; Locator:  getByRole("dialog"); Expected: hidden',
  ])
})

test('a reason that many tests share is printed once', () => {
  const all = [...vitest('passed'), ...playwright('expected', 'expected')]
  expect(leftOut(all)).toEqual(['Pictures are not compared.'])
})
