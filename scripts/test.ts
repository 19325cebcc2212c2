import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { checksIn, type Check } from './report.ts'

interface Part {
  name: string
  /** Programs of packages with arguments, run one after another. */
  commands: string[][]
  /** Whether it writes a JSON report. */
  reports?: true
  /** Whether it runs after the build, and alone, because it has its own workers or measures. */
  afterBuild?: true
  /** Whether it only runs in `npm run test:all`. */
  isNightly?: true
  /** The command that mends what it finds. */
  mend?: string
  /** Where it leaves reports to read. */
  leaves?: string
}

const reportOf = (name: string) => `test-results/${name}.json`

const vitest = (config: string, name: string) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const command = ['vitest/vitest.mjs', 'run', '--config', config, '--project', name, ...reporters]
  return { name, commands: [command], reports: true } as const satisfies Part
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
  { name: 'format', commands: [['oxfmt/bin/oxfmt', '--check', '.']], mend: 'npm run fix' },
  { name: 'build', commands: [['vite/bin/vite.js', 'build']] },
  ofBuild('output'),
  { ...ofBuild('hosts'), isNightly: true },
  {
    name: 'browser',
    commands: [['@playwright/test/cli.js', 'test', '--reporter=list,json']],
    reports: true,
    afterBuild: true,
  },
  { ...ofBuild('engines'), isNightly: true },
  { ...ofBuild('owner'), isNightly: true },
  { ...ofBuild('recipes'), isNightly: true },
  { ...ofBuild('lighthouse'), leaves: 'test-results/lighthouse/' },
]

interface Result {
  name: string
  seconds: number
  checks: Check[]
  leaves?: string | undefined
}

/** Runs the named parts, all for "all", or the daily ones; and the build if one of them needs it. */
async function main(wanted: string[]): Promise<void> {
  const names = [...parts.map(({ name }) => name), 'all']
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}"; expected ${names.join(', ')}.`)
    process.exitCode = 1
    return
  }
  if (wanted.includes('all')) process.env.NIGHTLY = 'yes'
  const chosen = parts.filter(({ name, isNightly }) =>
    wanted.length === 0 ? !isNightly : wanted.includes('all') || wanted.includes(name),
  )
  const later = chosen.filter(({ afterBuild }) => afterBuild)
  const isNeeded = (part: Part) =>
    chosen.includes(part) || (part.name === 'build' && later.length > 0)
  const results = await sideBySide(parts.filter((part) => !part.afterBuild && isNeeded(part)))
  const isBuilt = !results.some(({ name, checks }) => name === 'build' && count(checks, 'failed'))
  const notRun = [whole(false, 'not run, because the build failed')]
  for (const part of later)
    results.push(isBuilt ? await run(part) : { name: part.name, seconds: 0, checks: notRun })
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
async function run({ name, commands, reports, afterBuild, mend, leaves }: Part): Promise<Result> {
  const started = Date.now()
  const report = reportOf(name)
  rmSync(report, { force: true })
  let output = `\n> ${name}\n`
  const flush = () => {
    process.stdout.write(output)
    output = ''
  }
  let hasSucceeded = true
  for (const command of commands) {
    const isGood = await start(command, report, (text) => {
      output += text
      if (afterBuild) flush()
    })
    hasSucceeded &&= isGood
  }
  flush()
  const seconds = (Date.now() - started) / 1000
  const written = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const checks = reports
    ? checksIn(written, hasSucceeded)
    : [whole(hasSucceeded, 'see above', mend)]
  return { name, seconds, checks, leaves }
}

/** A program without a report is one check, whose time is that of the part. */
const whole = (isGood: boolean, name: string, command?: string): Check => ({
  name,
  outcome: isGood ? 'passed' : 'failed',
  seconds: 0,
  command,
})

/** Runs a program of a package; true if it succeeds. */
function start([path = '', ...args]: string[], report: string, show: (text: string) => void) {
  const child = spawn(process.execPath, [join('node_modules', path), ...args], {
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show)
  return new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
}

/** Prints the slowest checks, the failed ones, the parts, and the sum. */
function conclude(results: Result[]): void {
  const all = results.flatMap(({ name, checks }) =>
    checks.map((check) => ({ ...check, name: `${name}: ${check.name}` })),
  )
  const slowest = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  console.log()
  for (const { name, seconds } of slowest.filter((check) => check.seconds > 0))
    console.log(`${inSeconds(seconds)}  ${name}`)
  for (const { name, reason, command } of all.filter(({ outcome }) => outcome === 'failed'))
    console.log([`\nfailed: ${name}`, reason && `: ${reason}`, command && `\n${command}`].join(''))
  console.log()
  for (const { name, seconds, checks, leaves } of results) {
    const skipped = count(checks, 'skipped')
    const others = skipped > 0 ? `, ${skipped} skipped` : ''
    const reports = leaves ? `; reports: ${leaves}` : ''
    console.log(`${name.padEnd(12)}${inSeconds(seconds)}   ${counts(checks)}${others}${reports}`)
  }
  for (const reason of new Set(all.flatMap(({ leftOut }) => leftOut ?? []))) console.log(reason)
  console.log(`\n${counts(all)}`)
  process.exitCode = count(all, 'failed') > 0 ? 1 : 0
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8)
const count = (checks: Check[], wanted: Check['outcome']) =>
  checks.filter(({ outcome }) => outcome === wanted).length
const counts = (checks: Check[]) =>
  `${count(checks, 'passed')} passed, ${count(checks, 'failed')} failed`

await main(process.argv.slice(2))
