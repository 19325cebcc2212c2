/** How many checks of a part passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Reads a JSON report of Vitest or Playwright; without one, the program as a whole counts as one check. */
export function counts(succeeded: boolean, report?: string): Counts {
  if (report === undefined)
    return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
  const { passed, failed, skipped } = parsed(report)
  // A runner that stops early, or that finds no test at all, must not look green.
  const isSilentFailure = failed === 0 && (!succeeded || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, skipped }
}

/** The sum over several parts. */
export function total(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((before, each) => before + each[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** "12 passed, 0 failed", with the skipped ones if there are any. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function parsed(report: string): Counts {
  if (report === '') return { passed: 0, failed: 0, skipped: 0 }
  const json = JSON.parse(report) as VitestReport | PlaywrightReport
  if ('stats' in json) {
    const { expected, unexpected, flaky, skipped } = json.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }
}
