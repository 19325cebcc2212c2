import { existsSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit, value } from './audit.ts'
import { comeBack } from './bench/comeBack.ts'
import { visit, type Figures, type Path } from './bench/visit.ts'
import { writeByHand, writeSmallest } from './bench/yardsticks.ts'
import { startBrowser } from './browser.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench -- [--pairs <whole number>] [--before <folder of a build>]'
const pages = ['/', '/portfolio'] as const
const target = 'bench.json'

interface Site {
  name: string
  origin: string
  close: () => Promise<void>
}

/** A table of figures: the site to compare with, then dist/. */
interface Comparison {
  title: string
  sites: readonly [Site, Site]
  measure: (origin: string) => Promise<Figures>
}

/** Figures of both sites of a comparison, measured in turn. */
interface Pair {
  title: string
  sites: string[]
  figures: [Figures, Figures]
}

/** One Lighthouse run as a phone on a simulated slow 4G. */
async function lab(url: string): Promise<Figures> {
  const result = await audit({ url, form: 'phone', onlyCategories: ['performance'] })
  return {
    'first paint, ms': value(result, 'first-contentful-paint'),
    'largest paint, ms': value(result, 'largest-contentful-paint'),
    'Speed Index, ms': value(result, 'speed-index'),
    'blocking time, ms': value(result, 'total-blocking-time'),
    'layout shift': value(result, 'cumulative-layout-shift'),
  }
}

const measurePage = async (origin: string, page: Path): Promise<Figures> => ({
  ...(await measured(() => lab(origin + page))),
  ...(await measured(() => visit(origin, page))),
})

/** Repeats a failed measurement once, then leaves its figures out. */
const measured = (measure: () => Promise<Figures>): Promise<Figures> =>
  measure()
    .catch(measure)
    .catch(({ message }: Error) => {
      console.error(`Left out: ${message.split('\n')[0]}`)
      return {}
    })

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

const shown = (value: number) =>
  Number.isNaN(value) ? '-' : value.toFixed(value < 10 && !Number.isInteger(value) ? 3 : 0)

/** A comparison as text: medians, their ratio, and the number of pairs in which dist/ had less. */
function table({ title, sites }: Comparison, all: readonly Pair[]): string {
  const pairs = all.filter((pair) => pair.title === title).map(({ figures }) => figures)
  const names = [...new Set(pairs.flat().flatMap(Object.keys))]
  const rows = names.map((name) => {
    const [first, second] = ([0, 1] as const).map((at) =>
      median(pairs.flatMap((pair) => pair[at][name] ?? [])),
    ) as [number, number]
    const both = pairs.filter(([a, b]) => a[name] !== undefined && b[name] !== undefined)
    const less = both.filter(([a, b]) => Number(b[name]) < Number(a[name])).length
    const comparison =
      first > 0 && both.length > 0
        ? [`x${(second / first).toFixed(2)}`, `${less} of ${both.length}`]
        : []
    return [name, shown(first), shown(second), ...comparison]
  })
  return [[title, ...sites.map(({ name }) => name), 'ratio', 'less in'], ...rows]
    .map(
      ([first = '', ...rest]) => first.padEnd(36) + rest.map((cell) => cell.padStart(10)).join(''),
    )
    .join('\n')
}

const site = async (name: string, directory: string): Promise<Site> => ({
  name,
  ...(await serve({ directory, port: 0 })),
})

/** Pages by hand have no worker, so a saved site is compared with the smallest page that has one; another build serves for both. */
async function comparisons(before: string | undefined): Promise<Comparison[]> {
  const dist = await site('dist', 'dist')
  const [plain, smallest] = await Promise.all(
    before === undefined
      ? [site('by hand', await writeByHand('dist')), site('smallest', writeSmallest())]
      : [site('before', before), site('before', before)],
  )
  const ofPages = pages.map((page): Comparison => ({
    title: page,
    sites: [plain, dist],
    measure: (origin) => measurePage(origin, page),
  }))
  const saved = (origin: string) => measured(() => comeBack(origin))
  return [...ofPages, { title: '/, saved', sites: [smallest, dist], measure: saved }]
}

async function main() {
  const options = { pairs: { type: 'string', default: '5' }, before: { type: 'string' } } as const
  const { pairs: setting, before } = parseArgs({ options }).values
  const pairs = Number(setting)
  if (!Number.isInteger(pairs) || pairs < 1) throw new Error(usage)
  for (const folder of ['dist', before ?? 'dist']) {
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder}/ is not a build: index.html is missing. ${usage}`)
  }
  // Fails here if there is no browser, instead of leaving every figure out.
  await (await startBrowser()).close()
  const compared = await comparisons(before)
  const all: Pair[] = []
  const loads: number[] = []
  for (let run = 1; run <= pairs; run += 1) {
    for (const { title, sites, measure } of compared) {
      const pair: Pair = { title, sites: sites.map(({ name }) => name), figures: [{}, {}] }
      // The sites take turns to go first, because the machine warms up.
      const turns = [...sites.entries()]
      if (run % 2 === 0) turns.reverse()
      for (const [at, { name, origin }] of turns) {
        const load = loadavg()[0] ?? 0
        loads.push(load)
        console.error(`pair ${run} of ${pairs}: ${name} ${title}, load ${load.toFixed(1)}`)
        pair.figures[at] = await measure(origin)
      }
      all.push(pair)
    }
    // After every pair, so that an interrupted run keeps its figures.
    writeFileSync(target, `${JSON.stringify({ loads, pairs: all }, undefined, 2)}\n`)
  }
  const servers = new Set(compared.flatMap(({ sites }) => sites))
  await Promise.all([...servers].map(({ close }) => close()))
  for (const comparison of compared) console.log(`${table(comparison, all)}\n`)
  const range = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1)).join(' to ')
  console.log(`Medians of ${pairs} pairs; load ${range}. All figures: ${target}`)
}

await main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
  // The servers would keep the process alive.
  process.exit(1)
})
