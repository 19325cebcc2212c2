import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeByHand } from './bench/byHand.ts'
import { visit, type Figures } from './bench/visit.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench -- [--rounds <whole number>] [--before <folder of a build>]'

interface Site {
  name: string
  folder: string
  origin: string
  /** One for each round. */
  rounds: Figures[]
}

async function site(name: string, folder: string): Promise<Site> {
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

/** Medians of this build, and of each other site with the ratio of this build to it. */
function table([own, ...others]: readonly [Site, ...Site[]]): string {
  const of = (site: Site, name: string) => median(site.rounds.flatMap((round) => round[name] ?? []))
  const cells = Object.keys(own.rounds[0] ?? {}).map((name) => {
    const value = of(own, name)
    const compared = others.map((site) => {
      const other = of(site, name)
      return Number.isNaN(other) ? '-' : `${other.toFixed(0)}, x${(value / other).toFixed(2)}`
    })
    return [name, value.toFixed(0), ...compared]
  })
  return [['', own.name, ...others.map(({ name }) => name)], ...cells]
    .map(([name = '', ...rest]) => name.padEnd(32) + rest.map((cell) => cell.padStart(14)).join(''))
    .join('\n')
}

async function main(): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, before: { type: 'string' } } as const
  const { rounds: setting, before } = parseArgs({ options }).values
  const rounds = Number(setting)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(usage)
  const sites: [Site, ...Site[]] = [await site('this build', 'dist')]
  if (before !== undefined) sites.push(await site('before', before))
  sites.push(await site('by hand', await writeByHand('dist')))
  const loads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, because the machine warms up.
    const first = round % sites.length
    for (const { name, folder, origin, rounds: done } of [
      ...sites.slice(first),
      ...sites.slice(0, first),
    ]) {
      const load = loadavg()[0] ?? 0
      loads.push(load)
      console.error(`round ${round + 1} of ${rounds}: ${name}, load ${load.toFixed(1)}`)
      const measure = () => visit(origin, existsSync(join(folder, 'sw.js')))
      done.push(await measure().catch(measure))
    }
  }
  console.log(table(sites))
  const range = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1)).join(' to ')
  console.log(`\nMedians of ${rounds} rounds of the home page on a slow phone; load ${range}`)
}

await main().then(
  // The servers would keep the process alive.
  () => process.exit(),
  (error: Error & { code?: string }) => {
    console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message.split('\n', 1)[0])
    process.exit(1)
  },
)
