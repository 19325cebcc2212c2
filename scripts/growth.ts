import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFloor } from './bench/floor.ts'
import { lab } from './bench/lab.ts'
import { table, type Figures, type Row } from './bench/table.ts'
import { build, encodedAt } from './growth/build.ts'
import { pageCosts } from './growth/page.ts'
import { grownProject } from './growth/project.ts'
import { precacheOf } from './precache.ts'
import { serve } from './serve.ts'

const usage =
  'Usage: npm run growth -- [--projects 9,90,900] [--runs <whole number>]; multiples of 9'
const target = 'growth.json'

/** Bytes of the portfolio's HTML and of what the worker keeps, of a built site. */
function sizes(folder: string): Figures {
  const bytes = (file: string) => statSync(join(folder, file)).size
  const kept = precacheOf(readFileSync(join(folder, 'sw.js'), 'utf8')).map(({ url }) => url)
  const pictures = kept.filter((url) => url.includes('/pictures/'))
  return {
    'portfolio.html, bytes': bytes('portfolio.html'),
    'portfolio.html, bytes in Brotli': bytes('portfolio.html.br'),
    'kept offline, files': kept.length,
    'kept offline, bytes of pictures': pictures.reduce((sum, url) => sum + bytes(url), 0),
  }
}

/** A page's largest paint beside its floor's, in the same run. */
async function paint(folder: string): Promise<Figures> {
  const floor = await writeFloor(folder)
  const [ours, limit] = await Promise.all(
    [folder, floor].map((directory) => serve({ directory, port: 0 })),
  )
  try {
    const lcp = async (origin = '') => (await lab(`${origin}/portfolio`))['LCP, ms'] ?? NaN
    const own = await lcp(ours?.origin)
    return {
      'LCP, ms': own,
      'LCP to the floor': own / (await lcp(limit?.origin)),
      ...(await pageCosts(ours?.origin ?? '')),
    }
  } finally {
    await Promise.all([ours?.close(), limit?.close()])
    rmSync(floor, { recursive: true })
  }
}

async function measure(count: number, runs: number): Promise<Row> {
  const say = (step: string) =>
    console.error(`${count} projects: ${step}, load ${loadavg()[0]?.toFixed(1)}`)
  say('writing the project')
  const folder = await grownProject(count / 9)
  say('building')
  const cold = await build(folder)
  const encoded = encodedAt(folder)
  say('building again')
  const warm = await build(folder)
  const dist = join(folder, 'dist')
  const fixed = {
    'cold build, s': cold.seconds,
    'unchanged build, s': warm.seconds,
    'pictures encoded again': encodedAt(folder) === encoded ? 0 : 1,
    'cold build, memory, MB': cold.memory,
    'unchanged build, memory, MB': warm.memory,
    ...sizes(dist),
  }
  const row: Row = { site: `${count}`, page: 'projects', runs: [] }
  for (let run = 1; run <= runs; run += 1) {
    say(`page, run ${run} of ${runs}`)
    row.runs.push({ ...fixed, ...(await paint(dist)) })
  }
  rmSync(folder, { recursive: true })
  return row
}

async function main() {
  const options = { runs: { type: 'string' }, projects: { type: 'string' } } as const
  const { values } = parseArgs({ options })
  const runs = Number(values.runs ?? '3')
  const counts = (values.projects ?? '9,90,900').split(',').map(Number)
  const isWhole = (value: number) => Number.isInteger(value) && value >= 1
  if (!isWhole(runs) || !counts.every((count) => isWhole(count / 9))) throw new Error(usage)
  const rows: Row[] = []
  for (const count of counts) {
    rows.push(await measure(count, runs))
    // After every size, so that one that is stopped leaves what it has.
    writeFileSync(target, `${JSON.stringify({ rows }, undefined, 2)}\n`)
  }
  console.log(table('projects', rows))
  console.log(`Medians of ${runs} runs; ratios to the first column. All runs: ${target}`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  // The servers that still listen would keep the process alive.
  process.exit(1)
})
