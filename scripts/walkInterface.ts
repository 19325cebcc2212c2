import { parseArgs } from 'node:util'
import { onSite, report, walk } from '../tests/walk/walk.ts'

const usage = `Usage: npm run walk:interface -- [options]
  --seeds <n>      number of walks, starting at --seed (1)
  --seed <n>       seed of the first walk (1)
  --steps <n>      number of steps per walk (60)
  --path <path>    reproduces the failure with this path
  --only <steps>   runs these steps instead, separated by "; "
  --ignore <name>  skips an invariant; repeatable
  --limit <s>      time limit for shortening a failure, in seconds (300)
  --trace          prints each step
  --dist <folder>  the build (dist)`

async function main() {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      steps: { type: 'string', default: '60' },
      limit: { type: 'string', default: '300' },
      dist: { type: 'string', default: 'dist' },
      path: { type: 'string' },
      only: { type: 'string' },
      trace: { type: 'boolean' },
      ignore: { type: 'string', multiple: true },
    },
  })
  const [seeds, first, steps, limit] = [values.seeds, values.seed, values.steps, values.limit].map(
    Number,
  )
  if (![seeds, first, steps, limit].every(Number.isInteger)) throw new Error(usage)
  const { dist, path, ignore } = values
  const only = values.only?.split(/;\s*/)
  await onSite(dist, async (place) => {
    for (let seed = Number(first); seed < Number(first) + Number(seeds); seed += 1) {
      const started = Date.now()
      const failure = await walk(place, {
        seed,
        steps: Number(steps),
        path,
        only,
        ignore,
        limit: Number(limit) * 1000,
        trace: values.trace ? console.log : undefined,
      })
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (failure) process.exitCode = 1
      const shown = failure
        ? report(failure, Number(steps), dist === 'dist' ? undefined : dist)
        : `seed ${seed}: 0 violations`
      console.log(`${shown} (${seconds} s)`)
    }
  })
}

await main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
  process.exitCode = 1
})
