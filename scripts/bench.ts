import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { writeFloor } from './bench/floor.ts'
import { lab } from './bench/lab.ts'
import { table, type Figures, type Row } from './bench/table.ts'
import { visit } from './bench/visit.ts'
import { startBrowser } from './browser.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench -- [--runs <whole number>] [--site <name>=<folder>] ...'
const pages = ['/', '/portfolio'] as const
const target = 'bench.json'
/** How often Lighthouse runs for each visit: total blocking time differs most from run to run. */
const labsPerRun = 3

/** The floor first, then this project, then what was named: name -> folder. */
async function sites(named: readonly string[]): Promise<[string, string][]> {
  const others = named.map((each): [string, string] => {
    const [name = '', folder = ''] = each.split('=')
    if (!existsSync(folder)) throw new Error(`--site ${each}: a folder is expected. ${usage}`)
    return [name, folder]
  })
  return [['floor', await writeFloor('dist')], ['ours', 'dist'], ...others]
}

/** A browser that could not start or open a page is given one more chance; after that its figures are left out. */
const measured = (measure: () => Promise<Figures>): Promise<Figures> =>
  measure()
    .catch(measure)
    .catch(({ message }: Error) => {
      console.error(`Left out: ${message.split('\n')[0]}`)
      return {}
    })

async function main() {
  const options = { runs: { type: 'string' }, site: { type: 'string', multiple: true } } as const
  const { values } = parseArgs({ options })
  const runs = Number(values.runs ?? '5')
  if (!Number.isInteger(runs) || runs < 1) throw new Error(usage)
  if (!existsSync('dist')) throw new Error('dist/ is missing: run npm run build first.')
  // Without a browser, every run would be left out.
  await (await startBrowser()).close()
  const all = await sites(values.site ?? [])
  const served = await Promise.all(
    all.map(async ([site, directory]) => ({ site, ...(await serve({ directory, port: 0 })) })),
  )
  const rows: Row[] = served.flatMap(({ site }) => pages.map((page) => ({ site, page, runs: [] })))
  const loads: number[] = []
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      for (const { site, origin } of served) {
        console.error(`run ${run} of ${runs}: ${site} ${page}, load ${loadavg()[0]?.toFixed(1)}`)
        loads.push(loadavg()[0] ?? 0)
        const row = rows.find((each) => each.site === site && each.page === page)
        for (let count = 0; count < labsPerRun; count += 1)
          row?.runs.push(await measured(() => lab(origin + page)))
        row?.runs.push(await measured(() => visit(origin, page)))
      }
    }
    // After every run, so that one that is stopped leaves what it has.
    writeFileSync(target, `${JSON.stringify({ runs: run, loads, rows }, undefined, 2)}\n`)
  }
  await Promise.all(served.map(({ close }) => close()))
  rmSync(all[0]?.[1] ?? '', { recursive: true })
  for (const page of pages) console.log(`${table(page, rows)}\n`)
  console.log(
    `Medians of ${runs} runs; load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}. All runs: ${target}`,
  )
}

await main().catch((error: Error) => {
  console.error(error.message)
  // The servers that still listen would keep the process alive.
  process.exit(1)
})
