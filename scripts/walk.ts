import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { walk } from '../tests/faults/walk.ts'

const usage = 'Usage: npm run test:walk -- [--seed <whole number>] [--steps <whole number>]'

async function main() {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } })
  const [seed, steps] = [values.seed ?? '1', values.steps ?? '500'].map(Number)
  if (!Number.isInteger(seed) || !Number.isInteger(steps)) throw new Error(usage)
  if (!existsSync('dist')) throw new Error('dist/ is missing: run npm run build first.')
  await walk(Number(seed), Number(steps))
  console.log(`seed ${seed}: ${steps} steps, 0 violations`)
}

await main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
  process.exitCode = 1
})
