import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'
import { site } from '../../../src/content.js'
import { servers } from './servers.ts'
import type { Running } from './program.ts'

/** Keeps 200 connections busy for 10 seconds from another thread; returns the errors. */
async function load(url: string) {
  const requests = ['/', '/portfolio', '/sw.js', '/favicon.svg'].map((path) => ({ path }))
  const headers = { 'accept-encoding': 'br' }
  // A busy machine may answer late, in seconds.
  const options = { connections: 200, workers: 1, timeout: 60 }
  const all = await autocannon({ url, requests, headers, ...options })
  console.log(`${url}: ${all['2xx']} answers`)
  const { errors, timeouts, mismatches, non2xx } = all
  return { errors, timeouts, mismatches, non2xx }
}

const nothing = { errors: 0, timeouts: 0, mismatches: 0, non2xx: 0 }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory of this thread, with the local server, in MB: the least of two seconds, because the buffers of its last answers go late. */
async function memory(): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 10; tries += 1) {
    await pause(200)
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, (heapUsed + external) / 2 ** 20)
  }
  return least
}

test('the local server answers 200 connections without a memory leak', async () => {
  const server = await serve({ directory: 'dist', port: 0 })
  expect(await load(server.origin)).toEqual(nothing)
  const warm = await memory()
  expect(await load(server.origin)).toEqual(nothing)
  const after = await memory()
  await server.close()
  console.log(`${warm.toFixed(1)} MB, then ${after.toFixed(1)} MB`)
  // A leak of one kilobyte per response would exceed this.
  expect(after - warm).toBeLessThan(8)
}, 60_000)

const nginx = servers.find(({ name }) => name === 'nginx')

test.skipIf(!nginx?.isInstalled)(
  'nginx answers 200 connections',
  async () => {
    const running = (await nginx?.start(new URL(site.origin).host)) as Running
    expect(await load(running.origin).finally(() => running.close())).toEqual(nothing)
  },
  60_000,
)
