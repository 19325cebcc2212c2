import type { Result } from 'lighthouse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, items, losses, score, value } from './audit.ts'
import { serve } from '../../scripts/serve.ts'
import { casesAt } from './cases.ts'
import { clear, conclude, keep } from './reports.ts'

const server = await serve({ directory: 'dist', demos: 'dist-demos', port: 0 })
const cases = casesAt(server.origin).filter((each) => process.env.NIGHTLY || !each.isNightly)

beforeAll(clear)
afterAll(conclude)
afterAll(() => server.close())

describe.each(cases)('$name', ({ name, url, form, lines = [], ...expected }) => {
  let result: Result

  beforeAll(async () => {
    result = await audit({ url, form })
    keep(name, result)
  })

  test.each(['accessibility', 'best-practices', 'seo'])(
    '%s scores 100, apart from what the page must lose',
    (category) => {
      const inevitable = expected.losses?.[category] ?? []
      expect(losses(result, category).sort()).toEqual(inevitable)
      if (inevitable.length === 0) expect(score(result, category)).toBe(100)
    },
  )

  test('the console is empty, except for the line about a 404', () => {
    const said = items(result, 'errors-in-console').map(({ description }) => String(description))
    expect(said).toEqual(lines.map((line) => expect.stringMatching(line)))
  })

  test('the layout does not shift while the page loads', () => {
    expect(value(result, 'cumulative-layout-shift')).toBeLessThanOrEqual(0.001)
  })

  // Browsers do not cache 404 pages for Back.
  if (lines.length > 0) return

  test('the page can use the back/forward cache', () => {
    expect(result.audits['bf-cache']?.score).toBe(1)
  })
})
