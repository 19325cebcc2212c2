import { loadavg } from 'node:os'
import type { Result } from 'lighthouse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve.ts'
import { audit, items, losses, score, value } from '../../scripts/audit.ts'
import { cases, lineOf404, lossesOf404 } from './cases.ts'

const categories = ['accessibility', 'best-practices', 'seo']
const load = () => loadavg()[0]?.toFixed(1)

let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => void (site = await serve({ directory: 'dist', port: 0 })))
afterAll(() => site.close())

describe.each(cases)('$path on a $form', ({ path, form, bytes, requests }) => {
  const isMissing = path === '/no/such/page'
  let result: Result

  beforeAll(async () => {
    result = await audit({ url: site.origin + path, form })
    // Only prints the speed, because it depends on the machine; `npm run bench` compares it.
    console.log(`${path}, ${form}: performance ${score(result, 'performance')}, load ${load()}`)
  })

  test.each(categories)('%s scores 100, apart from what a 404 must lose', (category) => {
    const expected = isMissing ? (lossesOf404[category] ?? []) : []
    expect(losses(result, category).sort()).toEqual(expected.toSorted())
    if (expected.length === 0) expect(score(result, category)).toBe(100)
  })

  test('the console is empty, except for the line about a 404', () => {
    const lines = items(result, 'errors-in-console').map(({ description }) => String(description))
    expect(lines).toEqual(isMissing ? [expect.stringMatching(lineOf404)] : [])
  })

  test('the layout does not shift while the page loads', () => {
    expect(value(result, 'cumulative-layout-shift')).toBeLessThanOrEqual(0.001)
  })

  test('the first load is within its budget', () => {
    const all = items(result, 'network-requests')
    console.log(
      `${path}, ${form}: ${value(result, 'total-byte-weight')} bytes, ${all.length} requests`,
    )
    expect(value(result, 'total-byte-weight')).toBeLessThanOrEqual(bytes)
    expect(all.length).toBeLessThanOrEqual(requests)
  })

  // Browsers do not cache 404 pages for Back, and Lighthouse does not rate their speed.
  if (isMissing) return

  test('the page can use the back/forward cache', () => {
    expect(result.audits['bf-cache']?.score).toBe(1)
  })
})
