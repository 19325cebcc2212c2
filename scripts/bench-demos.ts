import { existsSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoFolder } from '../plugins/demos.ts'
import { demos } from '../src/content/portfolio.ts'
import { writeInlined } from './bench/inlined.ts'
import { lab } from './bench/lab.ts'
import { table, type Row } from './bench/table.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run bench:demos -- [--runs <whole number>]'

/** One demo beside its own page with everything inlined, in turn. */
async function compare(slug: string, runs: number): Promise<Row[]> {
  const folder = join(demoFolder, slug)
  const inlined = await writeInlined(folder)
  const sites = await Promise.all(
    [inlined, folder].map((directory) => serve({ directory, port: 0 })),
  )
  const rows: Row[] = ['inlined', 'ours'].map((site) => ({ site, page: slug, runs: [] }))
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { origin }] of sites.entries()) {
      console.error(`${slug}: run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`)
      rows[index]?.runs.push(await lab(`${origin}/`))
    }
  }
  await Promise.all(sites.map(({ close }) => close()))
  rmSync(inlined, { recursive: true })
  return rows
}

async function main() {
  const { values } = parseArgs({ options: { runs: { type: 'string' } } })
  const runs = Number(values.runs ?? '3')
  if (!Number.isInteger(runs) || runs < 1) throw new Error(usage)
  if (!existsSync(demoFolder))
    throw new Error(`${demoFolder}/ is missing: run npm run build first.`)
  for (const { slug } of demos) console.log(`${table(slug, await compare(slug, runs))}\n`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
