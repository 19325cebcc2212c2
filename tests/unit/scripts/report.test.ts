import { expect, test } from 'vitest'
import { checksIn } from '../../../scripts/report.ts'

/** A report of Vitest on one file. */
const vitest = (statuses: string[], failure = 'AssertionError: too small\n    at x.ts') =>
  JSON.stringify({
    testResults: [
      {
        name: '/site/tests/unit/place.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({
          fullName: 'here',
          status,
          duration: 1000,
          failureMessages: status === 'failed' ? [failure] : [],
        })),
      },
    ],
  })

/** A report of Playwright on one group of tests. */
const playwright = (statuses: string[], errors: { message: string }[] = []) => {
  const error = { message: 'Error: \u001b[31mexpect(locator)\u001b[39m failed\n\nLocator: x' }
  const results = [{ duration: 500, error }, { duration: 1000 }]
  const annotations = [{ type: 'not compared', description: 'Pictures are not compared.' }]
  const specs = statuses.map((status) => ({
    title: 'it opens',
    tests: [{ status, results, annotations }],
  }))
  const group = { title: 'with a finger', specs }
  return JSON.stringify({ errors, suites: [{ title: 'a.spec.ts', specs: [], suites: [group] }] })
}

const outcomes = (report: string, hasSucceeded: boolean) =>
  checksIn(report, hasSucceeded).map(({ outcome }) => outcome)

test('each test of Vitest counts', () => {
  const all = outcomes(vitest(['passed', 'failed', 'pending', 'todo']), false)
  expect(all).toEqual(['passed', 'failed', 'skipped', 'skipped'])
})

test('each test of Playwright counts, and a flaky one counts as failed', () => {
  const all = outcomes(playwright(['expected', 'unexpected', 'flaky', 'skipped']), false)
  expect(all).toEqual(['passed', 'failed', 'failed', 'skipped'])
})

test('a runner that fails without a failed test counts as failed', () => {
  expect(outcomes('', false)).toEqual(['failed'])
  expect(outcomes(vitest(['passed']), false)).toEqual(['passed', 'failed'])
  expect(outcomes(playwright(['expected']), false)).toEqual(['passed', 'failed'])
})

test('a runner that passes without a passed test counts as failed', () => {
  expect(outcomes('', true)).toEqual(['failed'])
  expect(outcomes(vitest([]), true)).toEqual(['failed'])
  expect(outcomes(vitest(['pending']), true)).toEqual(['skipped', 'failed'])
  expect(outcomes(playwright(['skipped']), true)).toEqual(['skipped', 'failed'])
})

test('a file that does not load counts as failed', () => {
  const file = { name: '/a.test.ts', status: 'failed', assertionResults: [], message: 'no "x"' }
  const report = JSON.stringify({ testResults: [file] })
  const failed = { outcome: 'failed', reason: 'no "x"' }
  expect(checksIn(report, false)).toMatchObject([{ name: 'a.test.ts', ...failed }])
  expect(checksIn(playwright([], [{ message: 'no "x"' }]), false)).toMatchObject([failed])
})

test('a failure has a reason of one line, and the whole of a command', () => {
  const [red] = checksIn(playwright(['flaky']), false)
  expect(red).toMatchObject({ reason: 'expect(locator) failed; Locator: x', seconds: 1.5 })
  const command = `npm uninstall ${'a'.repeat(300)}`
  const [long] = checksIn(vitest(['failed'], `Error: ${'b'.repeat(300)}\n${command}\nat x`), false)
  expect(long).toMatchObject({ reason: 'b'.repeat(200), command })
})

test('what a test leaves out is known', () => {
  expect(checksIn(playwright(['expected']), true)).toMatchObject([
    { outcome: 'passed', leftOut: 'Pictures are not compared.' },
  ])
})
