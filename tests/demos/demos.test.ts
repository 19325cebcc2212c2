import { loadavg } from 'node:os'
import type { Result } from 'lighthouse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demos } from '../../src/content/portfolio.ts'
import { audit, items, losses, score, value } from '../../scripts/audit.ts'
import { serve } from '../../scripts/serve.ts'

let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  server = await serve({ directory: 'dist', demos: 'dist-demos', port: 0 })
})
afterAll(() => server.close())

describe.each(demos)('the demo $slug on a phone', ({ slug }) => {
  let result: Result

  beforeAll(async () => {
    result = await audit({ url: `${server.origin.replace('//', `//${slug}.`)}/`, form: 'phone' })
    // Only prints the speed, because it depends on the machine.
    const figures = [
      `performance ${score(result, 'performance')}`,
      `largest paint ${Math.round(value(result, 'largest-contentful-paint'))} ms`,
      `${value(result, 'total-byte-weight')} bytes`,
      `load ${loadavg()[0]?.toFixed(1)}`,
    ]
    console.log(`${slug}: ${figures.join(', ')}`)
  })

  test.each(['accessibility', 'best-practices'])('%s scores 100', (category) => {
    expect(losses(result, category)).toEqual([])
    expect(score(result, category)).toBe(100)
  })

  test('only the noindex audit fails', () => {
    expect(losses(result, 'seo')).toEqual(['is-crawlable'])
  })

  test('the console is empty and the layout does not shift', () => {
    expect(items(result, 'errors-in-console')).toEqual([])
    expect(value(result, 'cumulative-layout-shift')).toBeLessThanOrEqual(0.001)
  })
})
