import { stripVTControlCharacters } from 'node:util'

/** A test, or a program that passes or fails as a whole. */
export interface Check {
  /** Its file, groups and title. */
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
  /** Why it failed, in a line. */
  reason?: string | undefined
  /** The command that mends it. */
  command?: string | undefined
  /** What it leaves out here, and why. */
  leftOut?: string | undefined
}

/** A test file in a report of Vitest. */
interface TestFile {
  name: string
  /** "failed" also if the file does not load; then it has a message and no tests. */
  status: string
  message?: string
  assertionResults: {
    fullName: string
    status: string
    duration?: number | null
    failureMessages?: string[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      status: string
      results: { duration: number; error?: { message?: string } }[]
      annotations: { type: string; description?: string }[]
    }[]
  }[]
}

type Report =
  | { testResults: TestFile[] }
  /** The errors are those outside of tests. */
  | { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/**
 * The checks in a JSON report of Vitest or Playwright, which is empty if the runner wrote none. A
 * runner that fails without a failed test, or passes without a passed one, is a failed check.
 */
export function checksIn(report: string, hasSucceeded: boolean): Check[] {
  const json = JSON.parse(report || '{"testResults":[]}') as Report
  const checks =
    'suites' in json
      ? [
          ...json.errors.map(({ message }) => brokenRunner(message)),
          ...json.suites.flatMap((suite) => inSuite(suite)),
        ]
      : json.testResults.flatMap(inFile)
  const has = (wanted: Check['outcome']) => checks.some(({ outcome }) => outcome === wanted)
  if (has('failed') || (hasSucceeded && has('passed'))) return checks
  const message = hasSucceeded ? 'No test ran.' : 'It stopped early.'
  return [...checks, brokenRunner(message)]
}

const brokenRunner = (message?: string): Check => ({
  name: 'the test runner',
  outcome: 'failed',
  seconds: 0,
  ...explained(message),
})

function inFile({ name, status, message, assertionResults }: TestFile): Check[] {
  const file = name.split('/').at(-1) ?? ''
  const tests = assertionResults.map((test): Check => ({
    name: `${file} › ${test.fullName}`,
    outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    seconds: (test.duration ?? 0) / 1000,
    ...explained(test.failureMessages?.[0]),
  }))
  const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
  return isBroken ? [...tests, { ...brokenRunner(message), name: file }] : tests
}

/** All other states, also "flaky", count as failed. */
const outcomes: Record<string, Check['outcome']> = { expected: 'passed', skipped: 'skipped' }

function inSuite({ title, suites = [], specs }: PlaywrightSuite, above = ''): Check[] {
  const path = above + title
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, annotations }): Check => ({
      name: `${path} › ${spec.title}`,
      outcome: outcomes[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      leftOut: annotations.find(({ type }) => type === 'not compared')?.description,
      ...explained(results.findLast(({ error }) => error)?.error?.message),
    })),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, `${path} › `))]
}

/** The first line of a failure, or three of an expectation, whose first only names the check; cut. And the first command, whole. */
function explained(message = ''): Pick<Check, 'reason' | 'command'> {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(/^\w*Error: /, '').trim())
    .filter((line) => line !== '')
  return {
    reason: lines
      .slice(0, lines[0]?.startsWith('expect(') ? 3 : 1)
      .join('; ')
      .slice(0, 200),
    command: lines.find((line) => /^np[mx] /.test(line)),
  }
}
