import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks, counts, highlights, summary, total, type Check, type Counts } from './counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'site-test-'))
const report = join(temporary, 'report.json')

const typeProjects = ['tsconfig.json', 'src/offline/tsconfig.json'].filter((path) =>
  existsSync(join(root, path)),
)
const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/** The parts in their order: commands as package and arguments, and whether they write a report of single tests. */
const parts: { name: string; commands: string[][]; reports?: true }[] = [
  { name: 'types', commands: typeProjects.map((path) => ['typescript', '--noEmit', '-p', path]) },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
  { name: 'unit', commands: [[...vitest, '--project', 'unit']], reports: true },
  { name: 'build', commands: [['vite', 'build']] },
  { name: 'hosts', commands: [[...vitest, '--project', 'hosts']], reports: true },
  { name: 'output', commands: [[...vitest, '--project', 'output']], reports: true },
  {
    name: 'browser',
    commands: [['@playwright/test', 'test', '--reporter=list,json']],
    reports: true,
  },
  { name: 'engines', commands: [[...vitest, '--project', 'engines']], reports: true },
  { name: 'rebrand', commands: [[...vitest, '--project', 'rebrand']], reports: true },
  { name: 'lighthouse', commands: [[...vitest, '--project', 'lighthouse']], reports: true },
]

function main(wanted: string[]): void {
  const names = parts.map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". The parts are: ${names.join(', ')}.`)
    process.exitCode = 1
    return
  }
  const results: { name: string; counted: Counts; seconds: number }[] = []
  const single: Check[] = []
  let isBuilt = true
  for (const part of parts) {
    if (wanted.length > 0 && !wanted.includes(part.name)) continue
    console.log(`\n> ${part.name}`)
    const started = Date.now()
    const counted: Counts = isBuilt ? run(part, single) : notRun()
    if (part.name === 'build') isBuilt = counted.failed === 0
    results.push({ name: part.name, counted, seconds: (Date.now() - started) / 1000 })
  }
  console.log('')
  for (const line of highlights(single)) console.log(line)
  console.log('')
  for (const { name, counted, seconds } of results) {
    console.log(`${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${summary(counted)}`)
  }
  const all = total(results.map(({ counted }) => counted))
  process.exitCode = all.failed > 0 ? 1 : 0
  if (all.skipped > 0) console.log(`\n${all.skipped} not run: see the reasons above.`)
  console.log(`\n${summary({ ...all, skipped: 0 })}`)
}

/** Runs a part, and adds its checks to those of the others. */
function run({ name, commands, reports }: (typeof parts)[number], all: Check[]): Counts {
  rmSync(report, { force: true })
  const succeeded = commands.map((command) => start(command)).every(Boolean)
  if (!reports) return counts(succeeded)
  const own = existsSync(report) ? checks(readFileSync(report, 'utf8')) : []
  all.push(...own.map((check) => ({ ...check, name: `${name}: ${check.name}` })))
  return counts(succeeded, own)
}

function notRun(): Counts {
  console.log('Not run, because the build failed.')
  return { passed: 0, failed: 1, skipped: 0 }
}

function start([name = '', ...args]: string[]): boolean {
  const home = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  const [script = ''] = Object.values(bin)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return (
    spawnSync(process.execPath, [join(home, script), ...args], { cwd: root, env, stdio: 'inherit' })
      .status === 0
  )
}

try {
  main(process.argv.slice(2))
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
