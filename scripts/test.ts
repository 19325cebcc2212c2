import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { contentMistakes } from '../plugins/content/checks.ts'

interface Part {
  name: string
  /** Programs of packages with arguments, run one after another. */
  commands: string[][]
  /** Whether it runs after the build, and alone, because it has its own workers or measures. */
  afterBuild?: true
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
  afterBuild: true,
})

/**
 * Longest first, so that the cores finish together. What reads all files keeps its findings on
 * unchanged files in node_modules/.cache.
 */
const parts: Part[] = [
  ofSource('unit'),
  ofSource('components'),
  { name: 'unused', commands: [['knip/bin/knip.js', '--cache']] },
  {
    name: 'types',
    commands: [[], ['-p', 'src'], ['-p', 'src/offline']].map((of) => ['typescript/bin/tsc', ...of]),
  },
  { name: 'lint', commands: [['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'format', commands: [['oxfmt/bin/oxfmt', '--check', '.']] },
  { name: 'build', commands: [['vite/bin/vite.js', 'build']] },
  ofBuild('output'),
  { ...ofBuild('hosts'), isNightly: true },
  {
    name: 'browser',
    commands: [['@playwright/test/cli.js', 'test', '--reporter=list,json']],
    afterBuild: true,
  },
  { ...ofBuild('engines'), isNightly: true },
  { ...ofBuild('owner'), isNightly: true },
  { ...ofBuild('recipes'), isNightly: true },
  ofBuild('lighthouse'),
]

interface Result {
  name: string
  seconds: number
  passed: number
  failed: number
  /** What it left out, and why, one line each. */
  notes: string[]
}

/** Runs the named parts, all for "all", or the daily ones; and the build if one of them needs it. Mistakes in the content come first, and alone. */
async function main(wanted: string[]): Promise<void> {
  const names = [...parts.map(({ name }) => name), 'all']
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}"; expected ${names.join(', ')}.`)
    process.exitCode = 1
    return
  }
  // Each part would fail of them in its own words.
  const mistakes = await contentMistakes()
  if (mistakes.length > 0) {
    console.log(`${mistakes.join('\n')}\n\n${sum(0, mistakes.length)}`)
    process.exitCode = 1
    return
  }
  if (wanted.includes('all')) process.env.NIGHTLY = 'yes'
  const isChosen = ({ name, isNightly }: Part) =>
    wanted.length === 0 ? !isNightly : wanted.includes('all') || wanted.includes(name)
  const later = parts.filter((part) => part.afterBuild && isChosen(part))
  const isNeeded = (part: Part) => isChosen(part) || (part.name === 'build' && later.length > 0)
  const results = await sideBySide(parts.filter((part) => !part.afterBuild && isNeeded(part)))
  const isBuilt = !results.some(({ name, failed }) => name === 'build' && failed > 0)
  for (const part of later) {
    if (isBuilt) results.push(await run(part))
    else console.log(`${part.name}: not run, because the build failed`)
  }
  conclude(results)
}

/** Runs parts side by side on all cores. */
async function sideBySide(all: Part[]): Promise<Result[]> {
  const results: Result[] = []
  const lane = async () => {
    for (let part = all.shift(); part; part = all.shift()) results.push(await run(part))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

/** Runs a part. Its output appears at once if it runs alone, and otherwise when it ends. */
async function run({ name, commands, afterBuild }: Part): Promise<Result> {
  const started = Date.now()
  const file = reportOf(name)
  rmSync(file, { force: true })
  let output = ''
  const show = (text: string) => {
    output += text
    if (afterBuild) process.stdout.write(text)
  }
  show(`\n> ${name}\n`)
  let isGood = true
  for (const command of commands) isGood = (await start(command, file, show)) && isGood
  if (!afterBuild) process.stdout.write(output)
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const counts = report ? counted(report) : { passed: Number(isGood), failed: 0 }
  // A program that fails without a failed test, or passes without a passed one, counts as failed.
  if (counts.failed === 0 && !(isGood && counts.passed > 0)) counts.failed = 1
  const notes = [
    ...output.matchAll(/^ *(.*\bnot (?:run|compared)\b.*)$/gm),
    ...(report ?? '').matchAll(/"description": "(.*\bnot run\b.*)"/g),
    ...(report ?? '').matchAll(/"type": "not compared",\s*"description": "(.*)"/g),
  ].map(([, note = '']) => note.replaceAll('\\"', '"'))
  return { name, seconds: (Date.now() - started) / 1000, ...counts, notes }
}

/** Runs a program of a package; true if it succeeds. */
function start([path = '', ...args]: string[], report: string, show: (text: string) => void) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [join('node_modules', path), ...args], {
    env: { ...process.env, ...colors, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show)
  return new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
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

/** Prints a line for each part, what they left out, and the sum. */
function conclude(results: Result[]): void {
  console.log()
  for (const { name, seconds, passed, failed } of results) {
    console.log(`${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s   ${sum(passed, failed)}`)
  }
  for (const note of new Set(results.flatMap(({ notes }) => notes))) console.log(note)
  const passed = results.reduce((all, result) => all + result.passed, 0)
  const failed = results.reduce((all, result) => all + result.failed, 0)
  console.log(`\n${sum(passed, failed)}`)
  process.exitCode = failed > 0 ? 1 : 0
}

const sum = (passed: number, failed: number) => `${passed} passed, ${failed} failed`

await main(process.argv.slice(2))
