import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateReport, type Result } from 'lighthouse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, losses, type Form } from './audit.ts'
import { serve } from '../../scripts/serve.ts'
import { demos } from '../support/content.ts'

interface Case {
  name: string
  url: string
  form: Form
  /** The audits that the page must fail, by category. The page may fail no other audits. */
  losses?: Record<string, string[]>
}

const forms = ['phone', 'desktop'] as const

/** The paths in the built sitemap. */
const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** Lists the audits to run. On a phone and a desktop: every page of the sitemap, and the 404 page. On a phone: every demo. */
const casesAt = (origin: string): Case[] => [
  ...forms.flatMap((form) => [
    ...paths.map((path) => ({
      name: `${path === '/' ? 'the home page' : path} on a ${form}`,
      url: origin + path,
      form,
    })),
    {
      name: `an unknown address on a ${form}`,
      url: `${origin}/no/such/page`,
      form,
      losses: {
        'best-practices': ['errors-in-console'],
        seo: ['http-status-code', 'is-crawlable'],
      },
    },
  ]),
  ...demos.map(({ slug }) => ({
    name: `the demo ${slug} on a phone`,
    url: `${origin.replace('//', `//${slug}.`)}/`,
    form: 'phone' as const,
    losses: { seo: ['is-crawlable'] },
  })),
]

const server = await serve({ directory: 'dist', demos: 'dist-demos', port: 0 })

const reports = 'test-results/lighthouse'
beforeAll(() => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
})
afterAll(() => server.close())

describe.each(casesAt(server.origin))('$name', ({ name, url, form, ...expected }) => {
  let result: Result

  beforeAll(async () => {
    result = await audit(url, form)
    const file = `${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}.html`
    writeFileSync(join(reports, file), generateReport(result))
  })

  test.each(['accessibility', 'best-practices', 'seo'])(
    '%s scores 100, apart from what the page must lose',
    (category) => {
      expect(result.categories[category]?.auditRefs.length).toBeGreaterThan(0)
      expect(losses(result, category).sort()).toEqual(expected.losses?.[category] ?? [])
    },
  )

  // Skips the test of the back/forward cache, because browsers do not keep 404 pages in this cache.
  if (expected.losses?.seo?.includes('http-status-code')) return

  test('the page can use the back/forward cache', () => {
    expect(result.audits['bf-cache']?.score).toBe(1)
  })
})
