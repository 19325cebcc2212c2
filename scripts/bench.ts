import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compress } from '../plugins/hosting/compress.ts'
import { audit, value } from './audit.ts'
import { visit, type Figures } from './bench/visit.ts'
import { startBrowser } from './browser.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench -- [--pairs <whole number>] [--before <folder of a build>]'
const pages = ['/', '/portfolio'] as const
const target = 'bench.json'

/** Figures of a page on both sites, measured in turn: the site to compare with, then dist/. */
interface Pair {
  page: string
  figures: [Figures, Figures]
}

/** Parts of a page that one written by hand would not have: scripts and the manifest. */
const machinery = [
  /<script(?! type="application\/ld\+json")[^]*?<\/script>/g,
  /<link rel="manifest"[^>]*>/g,
]

/** Writes a copy of a built site as plain HTML with the same styles and pictures. Returns its folder. */
async function writeByHand(source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'))
  cpSync(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  rmSync(join(folder, 'sw.js'))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(folder, file), 'utf8')
    const plain = machinery.reduce((text, part) => text.replace(part, ''), html)
    writeFileSync(join(folder, file), plain)
  }
  await compress(folder)
  return folder
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

/** A page's figures as a table: medians, their ratio, and the number of pairs in which dist/ had less. */
function table(page: string, sites: readonly string[], all: readonly Pair[]): string {
  const pairs = all.filter((pair) => pair.page === page).map(({ figures }) => figures)
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
  return [[page, ...sites, 'ratio', 'less in'], ...rows]
    .map(
      ([first = '', ...rest]) => first.padEnd(36) + rest.map((cell) => cell.padStart(10)).join(''),
    )
    .join('\n')
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
  const other = before ?? (await writeByHand('dist'))
  const sites = [before === undefined ? 'by hand' : 'before', 'dist']
  const servers = await Promise.all(
    [other, 'dist'].map((directory) => serve({ directory, port: 0 })),
  )
  const all: Pair[] = []
  const loads: number[] = []
  for (let run = 1; run <= pairs; run += 1) {
    // The sites take turns to go first, because the machine warms up.
    const turns = [...servers.entries()]
    if (run % 2 === 0) turns.reverse()
    for (const page of pages) {
      const pair: Pair = { page, figures: [{}, {}] }
      for (const [at, { origin }] of turns) {
        const load = loadavg()[0] ?? 0
        loads.push(load)
        console.error(`pair ${run} of ${pairs}: ${sites[at]} ${page}, load ${load.toFixed(1)}`)
        const simulated = await measured(() => lab(origin + page))
        pair.figures[at] = { ...simulated, ...(await measured(() => visit(origin, page))) }
      }
      all.push(pair)
    }
    // After every pair, so that an interrupted run keeps its figures.
    writeFileSync(target, `${JSON.stringify({ sites, loads, pairs: all }, undefined, 2)}\n`)
  }
  await Promise.all(servers.map(({ close }) => close()))
  if (before === undefined) rmSync(other, { recursive: true })
  for (const page of pages) console.log(`${table(page, sites, all)}\n`)
  const range = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1)).join(' to ')
  console.log(`Medians of ${pairs} pairs; load ${range}. All figures: ${target}`)
}

await main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
  // The servers would keep the process alive.
  process.exit(1)
})
