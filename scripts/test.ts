import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentMistakes } from '../plugins/checks/checks.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { command } from './command.ts'

interface Part {
  name: string
  /** Programs of packages with arguments, run one after another. */
  commands: string[][]
  needsBuild?: true
  /** Whether it only runs in `npm run test:all`. */
  isNightly?: true
}

const reportOf = (name: string) => `test-results/${name}.json`

const vitest = (config: string, name: string): Part => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const command = ['vitest/vitest.mjs', 'run', '--config', config, '--project', name, ...reporters]
  return { name, commands: [command] }
}
const ofSource = (name: string): Part => vitest('vitest.config.ts', name)
const ofBuild = (name: string): Part => ({
  ...vitest('vitest.build.config.ts', name),
  needsBuild: true,
})

/** The parts, in the order in which they run. */
const parts: Part[] = [
  ofSource('unit'),
  ofSource('components'),
  { name: 'unused', commands: [['knip/bin/knip.js']] },
  {
    name: 'types',
    commands: [[], ['-p', 'src'], ['-p', 'src/offline']].map((of) => ['typescript/bin/tsc', ...of]),
  },
  { name: 'lint', commands: [['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'format', commands: [['oxfmt/bin/oxfmt', '--check', '.']] },
  { name: 'build', commands: [['vite/bin/vite.js', 'build']] },
  ofBuild('output'),
  {
    name: 'browser',
    commands: [['@playwright/test/cli.js', 'test', '--reporter=list,json']],
    needsBuild: true,
  },
  ...['hosts', 'engines', 'owner'].map((name): Part => ({
    ...ofBuild(name),
    isNightly: true,
  })),
  ofBuild('lighthouse'),
]

const names = [...parts.map(({ name }) => name), 'all']
const usage = `Usage: npm test, or npm test <part> …, of ${names.join(', ')}`

/** Runs the named parts, all for "all", or the daily ones; and the build if one of them needs it. Mistakes in the content come first, and alone. */
async function test(wanted: string[]): Promise<boolean> {
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${usage}`)
  // Each part would fail of them in its own words.
  const mistakes = await contentMistakes()
  if (mistakes.length > 0) {
    console.log(`${mistakes.join('\n')}\n\n${sum(0, mistakes.length)}`)
    return false
  }
  if (wanted.includes('all')) process.env.NIGHTLY = 'yes'
  const chosen = parts.filter(({ name, isNightly }) =>
    wanted.length === 0 ? !isNightly : wanted.includes('all') || wanted.includes(name),
  )
  if (chosen.some(({ name, needsBuild }) => needsBuild || name === 'build')) holdOutputs()
  const isNeeded = (part: Part) =>
    chosen.includes(part) || (part.name === 'build' && chosen.some(({ needsBuild }) => needsBuild))
  const results: Result[] = []
  for (const part of parts.filter(isNeeded)) {
    const isBuilt = !results.some(({ name, failed }) => name === 'build' && failed > 0)
    if (isBuilt || !part.needsBuild) results.push(run(part))
    else console.log(`${part.name}: not run, because the build failed`)
  }
  return conclude(results)
}

interface Result {
  name: string
  seconds: number
  passed: number
  failed: number
  /** What it left out, and why, one line each. */
  notes: string[]
}

function run({ name, commands }: Part): Result {
  console.log(`\n> ${name}`)
  const started = Date.now()
  const file = reportOf(name)
  rmSync(file, { force: true })
  const statuses = commands.map(([path = '', ...args]) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const program = join('node_modules', path)
    return spawnSync(process.execPath, [program, ...args], { env, stdio: 'inherit' }).status
  })
  const isGood = statuses.every((status) => status === 0)
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const counts = report ? counted(report) : { passed: Number(isGood), failed: 0 }
  // A program that fails without a failed test, or passes without a passed one, counts as failed.
  if (counts.failed === 0 && !(isGood && counts.passed > 0)) counts.failed = 1
  const notes = report ? notesIn(report) : []
  return { name, seconds: (Date.now() - started) / 1000, ...counts, notes }
}

/** What Playwright's report notes of tests that did not run, or compared nothing. */
function notesIn(report: string): string[] {
  const notes: string[] = []
  JSON.parse(report, (_, value: { type?: string; description?: unknown } | null) => {
    const text = value?.description
    const isNote = value?.type === 'not compared' || /\bnot run\b/.test(String(text))
    if (typeof text === 'string' && isNote) notes.push(text)
    return value
  })
  return notes
}

/** The numbers of tests in a JSON report of Vitest or Playwright. A flaky test counts as failed. */
function counted(report: string): Pick<Result, 'passed' | 'failed'> {
  const json = JSON.parse(report) as
    | { numPassedTests: number; numFailedTests: number }
    | { stats: { expected: number; unexpected: number; flaky: number } }
  return 'stats' in json
    ? { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky }
    : { passed: json.numPassedTests, failed: json.numFailedTests }
}

/** Prints a line for each part, what they left out, and the sum. Returns whether all passed. */
function conclude(results: Result[]): boolean {
  console.log()
  for (const { name, seconds, passed, failed } of results) {
    console.log(`${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s   ${sum(passed, failed)}`)
  }
  for (const note of new Set(results.flatMap(({ notes }) => notes))) console.log(note)
  const passed = results.reduce((all, result) => all + result.passed, 0)
  const failed = results.reduce((all, result) => all + result.failed, 0)
  console.log(`\n${sum(passed, failed)}`)
  return failed === 0
}

const sum = (passed: number, failed: number) => `${passed} passed, ${failed} failed`

await command(usage, { allowPositionals: true }, async ({ positionals }) => {
  process.exitCode = (await test(positionals)) ? 0 : 1
})
