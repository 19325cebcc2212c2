import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { holdOutputs } from '../plugins/lock.ts'
import { writePlainHtml } from './bench/plainHtml.ts'
import { visit, type Figures } from './bench/visit.ts'
import { command } from './command.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench "--" [--rounds <whole number>] [--before <folder of a build>]'

/** A build to compare. */
interface Build {
  name: string
  folder: string
  origin: string
  /** One for each round. */
  rounds: Figures[]
}

async function served(name: string, folder: string): Promise<Build> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder}/ is not a build: index.html is missing. ${usage}`)
  const { origin } = await serve({ directory: folder, port: 0 })
  return { name, folder, origin, rounds: [] }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** Medians of this build, and of each other build with the ratio of this build to it. */
function table([own, ...others]: readonly [Build, ...Build[]]): string {
  const of = (build: Build, name: string) =>
    median(build.rounds.flatMap((round) => round[name] ?? []))
  const cells = Object.keys(own.rounds[0] ?? {}).map((name) => {
    const value = of(own, name)
    const compared = others.map((build) => {
      const other = of(build, name)
      return Number.isNaN(other) ? '-' : `${other.toFixed(0)}, x${(value / other).toFixed(2)}`
    })
    return [name, value.toFixed(0), ...compared]
  })
  return [['', own.name, ...others.map(({ name }) => name)], ...cells]
    .map(([name = '', ...rest]) => name.padEnd(32) + rest.map((cell) => cell.padStart(14)).join(''))
    .join('\n')
}

const options = { rounds: { type: 'string', default: '5' }, before: { type: 'string' } } as const

await command(usage, { options }, async ({ values: { rounds: setting, before } }) => {
  const rounds = Number(setting)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(usage)
  holdOutputs()
  console.error('Building …')
  await (await createBuilder({ logLevel: 'warn' })).buildApp()
  const builds: [Build, ...Build[]] = [await served('this build', 'dist')]
  if (before !== undefined) builds.push(await served('before', before))
  builds.push(await served('by hand', await writePlainHtml('dist')))
  const loads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, because the machine warms up.
    const first = round % builds.length
    for (const build of [...builds.slice(first), ...builds.slice(0, first)]) {
      const { name, folder, origin } = build
      const load = loadavg()[0] ?? 0
      loads.push(load)
      console.error(`round ${round + 1} of ${rounds}: ${name}, load ${load.toFixed(1)}`)
      const measure = () => visit(origin, existsSync(join(folder, 'sw.js')))
      build.rounds.push(await measure().catch(measure))
    }
  }
  console.log(table(builds))
  const range = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1)).join(' to ')
  console.log(`\nMedians of ${rounds} rounds of the home page on a slow phone; load ${range}`)
})
// The servers would keep the process alive.
process.exit()
