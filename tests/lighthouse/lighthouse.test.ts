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
    // A busy machine is slow, not wrong: speed is printed, and the bench compares it.
    console.log(`${path}, ${form}: performance ${score(result, 'performance')}, load ${load()}`)
  })

  test.each(categories)('%s loses nothing, except what a 404 must lose', (category) => {
    const expected = isMissing ? (lossesOf404[category] ?? []) : []
    expect(losses(result, category).sort()).toEqual(expected.toSorted())
    if (expected.length === 0) expect(score(result, category)).toBe(100)
  })

  test('the console is silent, except for the line about a 404', () => {
    const lines = items(result, 'errors-in-console').map(({ description }) => String(description))
    expect(lines).toEqual(isMissing ? [expect.stringMatching(lineOf404)] : [])
  })

  test('nothing moves while the page loads', () => {
    expect(value(result, 'cumulative-layout-shift')).toBeLessThanOrEqual(0.001)
  })

  test('the first load is small', () => {
    const all = items(result, 'network-requests')
    console.log(
      `${path}, ${form}: ${value(result, 'total-byte-weight')} bytes, ${all.length} requests`,
    )
    expect(value(result, 'total-byte-weight')).toBeLessThanOrEqual(bytes)
    expect(all.length).toBeLessThanOrEqual(requests)
  })

  // A browser keeps no page that was not found, and Lighthouse does not judge its speed.
  if (isMissing) return

  test('nothing keeps it from being restored at once on the way back', () => {
    expect(result.audits['bf-cache']?.score).toBe(1)
  })
})
