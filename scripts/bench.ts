import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { holdOutputs } from '../plugins/lock.ts'
import { writePlainPages } from './bench/plainPages.ts'
import { visit, type Figures } from './bench/visit.ts'
import { command } from './command.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench "--" [--rounds <whole number>] [--before <folder of a build>]'
const options = { rounds: { type: 'string', default: '5' }, before: { type: 'string' } } as const

/** A build whose home page is measured. */
interface Build {
  name: string
  origin: string
  hasWorker: boolean
  /** The times of each visit. The benchmark visits each build once in every round. */
  rounds: Figures[]
}

/** Serves the folder of a build at a free port. Throws if the folder contains no build. */
async function served(name: string, folder: string): Promise<Build> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder}/ is not a build: index.html is missing. ${usage}`)
  const { origin } = await serve({ directory: folder, port: 0 })
  return { name, origin, hasWorker: existsSync(join(folder, 'sw.js')), rounds: [] }
}

/** Returns the middle value. For an even number of values, returns the larger of the two middle values. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Returns a table of median times, with a column for each build. Every column after the first also compares the build with the first build: "x2.00" means half the time. */
function table(builds: readonly Build[]): string {
  const rows = Object.keys(builds[0]?.rounds[0] ?? {}).map((figure) => {
    const [first = NaN, ...others] = builds.map(({ rounds }) =>
      median(rounds.flatMap((round) => round[figure] ?? [])),
    )
    const ratios = others.map((other) =>
      Number.isNaN(other) ? '-' : `${other.toFixed(0)}, x${(first / other).toFixed(2)}`,
    )
    return [figure, first.toFixed(0), ...ratios]
  })
  return [['', ...builds.map(({ name }) => name)], ...rows]
    .map(([figure = '', ...cells]) => [
      figure.padEnd(32),
      ...cells.map((cell) => cell.padStart(14)),
    ])
    .map((cells) => cells.join(''))
    .join('\n')
}

await command(usage, { options }, async ({ values: { rounds: setting, before } }) => {
  const rounds = Number(setting)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(usage)
  holdOutputs()
  console.error('Building …')
  await (await createBuilder({ logLevel: 'warn' })).buildApp()
  const builds = [await served('this build', 'dist')]
  if (before !== undefined) builds.push(await served('before', before))
  builds.push(await served('plain page', await writePlainPages('dist')))
  const loads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Starts each round with another build, because the machine becomes warm and slow during a round. Always starting with the same build would favor that build.
    const first = round % builds.length
    for (const build of [...builds.slice(first), ...builds.slice(0, first)]) {
      const load = loadavg()[0] ?? 0
      loads.push(load)
      console.error(`round ${round + 1} of ${rounds}: ${build.name}, load ${load.toFixed(1)}`)
      const measure = () => visit(build.origin, build.hasWorker)
      // Tries a failed visit once more.
      build.rounds.push(await measure().catch(measure))
    }
  }
  console.log(table(builds))
  const range = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1)).join(' to ')
  console.log(`\nMedians of ${rounds} rounds of the home page on a slow phone; load ${range}`)
})
// Ends the process, because its open servers would keep it running.
process.exit()
