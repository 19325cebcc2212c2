import { stripVTControlCharacters } from 'node:util'

/** Numbers of passed, failed and skipped checks. */
export type Counts = { passed: number; failed: number; skipped: number }

/** A check: its name with file and groups, its outcome and its duration. */
export interface Check {
  name: string
  outcome: keyof Counts
  seconds: number
  /** Its failure, without stack and log. */
  reason?: string
  /** What it leaves out here, and why. */
  leftOut?: string
}

interface VitestReport {
  testResults: {
    name: string
    /** "failed" and a message also if the file does not load; then it has no results. */
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

interface PlaywrightTest {
  status: string
  results: { duration: number; error?: { message?: string } }[]
  annotations: { type: string; description?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}

/** The checks in a JSON report of Vitest or Playwright. A flaky check counts as failed. */
export function checks(report: string): Check[] {
  if (report === '') return []
  const json = JSON.parse(report) as VitestReport | { suites: PlaywrightSuite[] }
  if ('suites' in json) return json.suites.flatMap((suite) => inSuite(suite))
  return json.testResults.flatMap(({ name, status, message, assertionResults }): Check[] => {
    const file = name.split('/').at(-1) ?? ''
    if (status === 'failed' && assertionResults.every((each) => each.status !== 'failed'))
      return [{ name: file, outcome: 'failed', seconds: 0, ...withReason(message) }]
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      seconds: (duration ?? 0) / 1000,
      ...withReason(failureMessages?.[0]),
    }))
  })
}

const mostShown = 200

function withReason(message = ''): Pick<Check, 'reason'> {
  const [text = ''] = stripVTControlCharacters(message).split(/^\s*(?:at |Call log:)/m)
  const lines = text
    .replace(/^\w*Error: /, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const reason = lines.map((line) => line.trim()).join('; ')
  return reason === '' ? {} : { reason: reason.slice(0, mostShown) }
}

const playwright: Record<string, keyof Counts> = { expected: 'passed', skipped: 'skipped' }

function inSuite({ title, suites = [], specs }: PlaywrightSuite, above = ''): Check[] {
  const path = above + title
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, annotations }) => {
      const leftOut = annotations.find(({ type }) => type === 'not compared')?.description
      return {
        name: `${path} › ${spec.title}`,
        outcome: playwright[status] ?? ('failed' as const),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...withReason(results.findLast(({ error }) => error)?.error?.message),
        ...(leftOut && { leftOut }),
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, `${path} › `))]
}

/** Counts the checks of a part. Without a report, the whole program counts as one check. */
export function counts(succeeded: boolean, all?: readonly Check[]): Counts {
  if (!all) return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
  const count = (wanted: keyof Counts) => all.filter(({ outcome }) => outcome === wanted).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  // A runner that stops early or finds no tests must not pass.
  const isSilentFailure = failed === 0 && (!succeeded || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, skipped }
}

/** The sum over several parts. */
export function total(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((before, each) => before + each[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** For example "12 passed, 0 failed", with skipped checks if there are any. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The slowest checks, and the failed ones with their reasons, one per line. */
export function highlights(all: readonly Check[], slowest = 10): string[] {
  const lines = all
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, reason }) => `failed: ${name}${reason === undefined ? '' : `: ${reason}`}`)
  const bySeconds = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowest)
  return [...bySeconds.map(({ name, seconds }) => `${seconds.toFixed(1)} s: ${name}`), ...lines]
}

/** What checks leave out here, each reason once. */
export const leftOut = (all: readonly Check[]) => [
  ...new Set(all.flatMap((check) => check.leftOut ?? [])),
]
