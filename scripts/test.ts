import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  checks,
  counts,
  highlights,
  leftOut,
  summary,
  total,
  type Check,
  type Counts,
} from './counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'site-test-'))
/** The JSON report of a part. */
const reportOf = (name: string) => join(temporary, `${name}.json`)

interface Part {
  name: string
  /** Packages with arguments, run one after another. */
  commands: string[][]
  /** Whether it writes a JSON report. */
  reports?: true
  /** Whether it needs dist/. */
  needsBuild?: true
  /** What to do when it fails. */
  mend?: string
  /** Whether it only runs in `npm run test:all`. */
  isNightly?: true
  /** Whether it runs alone, because it has its own workers or measures. */
  isAlone?: true
}

const vitest = (name: string): Pick<Part, 'name' | 'commands' | 'reports'> => {
  const options = ['--project', name, '--reporter=default', '--reporter=json']
  return {
    name,
    commands: [['vitest', 'run', ...options, `--outputFile.json=${reportOf(name)}`]],
    reports: true,
  }
}

const types = (project: string, kept: string) => [
  'typescript',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${kept}.json`,
  '-p',
  project,
]

/**
 * Longest first, so that the cores finish together. What reads all files keeps its findings on
 * unchanged files in node_modules/.cache.
 */
const parts: Part[] = [
  vitest('unit'),
  vitest('components'),
  { name: 'unused', commands: [['knip', '--cache']] },
  {
    name: 'types',
    commands: [types('tsconfig.json', 'site'), types('src/offline/tsconfig.json', 'offline')],
  },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  {
    name: 'format',
    commands: [['oxfmt', '--check', '.']],
    mend: 'Run npm run fix, which formats these files.',
  },
  { name: 'build', commands: [['vite', 'build']] },
  { ...vitest('output'), needsBuild: true, isAlone: true },
  { ...vitest('hosts'), needsBuild: true, isAlone: true, isNightly: true },
  {
    name: 'browser',
    commands: [['@playwright/test', 'test', '--reporter=list,json']],
    reports: true,
    needsBuild: true,
    isAlone: true,
  },
  { ...vitest('engines'), needsBuild: true, isAlone: true, isNightly: true },
  { ...vitest('rebrand'), isAlone: true, isNightly: true },
  { ...vitest('demos'), needsBuild: true, isAlone: true, isNightly: true },
  { ...vitest('lighthouse'), needsBuild: true, isAlone: true },
]

interface Result {
  name: string
  counted: Counts
  checks: Check[]
  seconds: number
}

/** Runs the named parts, all of them for "all", or the daily ones. */
async function main(wanted: string[]): Promise<void> {
  const isAll = wanted.includes('all')
  if (isAll) process.env.NIGHTLY = 'yes'
  const names = parts.map(({ name }) => name)
  const unknown = wanted.find((name) => name !== 'all' && !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". The parts are: ${names.join(', ')}, or all.`)
    process.exitCode = 1
    return
  }
  const chosen = parts.filter(({ name, isNightly }) =>
    wanted.length === 0 ? !isNightly : isAll || wanted.includes(name),
  )
  const results = await sideBySide(chosen.filter(({ isAlone }) => !isAlone))
  const isBuilt = !results.some(({ name, counted }) => name === 'build' && counted.failed > 0)
  for (const part of chosen.filter(({ isAlone }) => isAlone)) {
    results.push(part.needsBuild && !isBuilt ? notRun(part) : await run(part))
  }
  conclude(results)
}

/** Runs parts side by side on all cores, and prints the output of each when it ends. */
async function sideBySide(all: Part[]): Promise<Result[]> {
  const waiting = [...all]
  const results: Result[] = []
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await run(part))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

async function run({ name, commands, reports, isAlone, mend }: Part): Promise<Result> {
  const started = Date.now()
  const report = reportOf(name)
  if (isAlone) console.log(`\n> ${name}`)
  let written = ''
  let succeeded = true
  for (const command of commands) {
    const isGood = await start(command, report, isAlone ? undefined : (text) => (written += text))
    succeeded &&= isGood
  }
  if (!isAlone) console.log(`\n> ${name}\n${written.trimEnd()}`)
  if (!succeeded && mend !== undefined) console.log(mend)
  const single = existsSync(report) ? checks(readFileSync(report, 'utf8')) : []
  return {
    name,
    counted: counts(succeeded, reports && single),
    checks: single.map((check) => ({ ...check, name: `${name}: ${check.name}` })),
    seconds: (Date.now() - started) / 1000,
  }
}

function notRun({ name }: Part): Result {
  console.log(`\n> ${name}\nNot run, because the build failed.`)
  return { name, counted: { passed: 0, failed: 1, skipped: 0 }, checks: [], seconds: 0 }
}

/** Runs a package's command. Its output goes to `show`, or else to the terminal. */
function start(
  [name = '', ...args]: string[],
  report: string,
  show?: (text: string) => void,
): Promise<boolean> {
  const home = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  const [script = ''] = Object.values(bin)
  const child = spawn(process.execPath, [join(home, script), ...args], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['inherit', show ? 'pipe' : 'inherit', show ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => show?.(text))
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}

function conclude(results: Result[]): void {
  const single = results.flatMap((result) => result.checks)
  const lines = highlights(single)
  console.log(['', ...lines, ''].join('\n'))
  for (const { name, counted, seconds } of results) {
    console.log(`${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${summary(counted)}`)
  }
  const all = total(results.map(({ counted }) => counted))
  process.exitCode = all.failed > 0 ? 1 : 0
  for (const reason of leftOut(single)) console.log(`\n${reason}`)
  if (all.skipped > 0) console.log(`\n${all.skipped} not run: see the reasons above.`)
  console.log(`\n${summary({ ...all, skipped: 0 })}`)
}

try {
  await main(process.argv.slice(2))
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
