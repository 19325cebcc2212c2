import { describe, expect } from 'vitest'
import { messages } from '../../src/content/messages.ts'
import type { Tab, Target } from './engine.ts'
import { evaluate, isShown, look } from './inPage.ts'
import { limited } from './limits.ts'
import { avif, drawn } from './looks.ts'
import { start, type Test } from './visit.ts'
import { portfolio, site } from '../content.ts'

const isSaved = (tab: Tab) => isShown(tab, { text: messages.offline.saved })
async function savedVisit(tab: Tab, visit: () => Promise<void>) {
  await visit()
  await expect.poll(() => isSaved(tab), { timeout: 30_000 }).toBe(true)
}

/** The status of the answer that the page came in. */
const answered = (tab: Tab) =>
  evaluate(tab, () => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming | undefined)?.responseStatus
  })

const pages = [
  ['/', site.brand, 200],
  ['/portfolio', portfolio.heading, 200],
  ['/nowhere', messages.notFound.code, 404],
] as const
const notFound = /^warn: Page not found: \/nowhere$|^error: Failed to load resource: .*404/
const offer: Target = { text: messages.update.ready }

const html = (tab: Tab) => evaluate(tab, () => document.documentElement.dataset.build)

/** Which build the page's HTML and its script belong to. */
const build = (tab: Tab) =>
  evaluate(tab, () => [
    document.documentElement.dataset.build,
    (globalThis as { build?: string }).build,
  ])

/** The folders of two builds, by their marks. */
export type Builds = Record<'aaaa1111' | 'bbbb2222', string>

/** The copy that the first visit leaves. */
export const copy = (test: Test, engine: string, builds: () => Builds) =>
  describe('the saved copy', () => {
    test('after one visit the whole site works with the server gone', async ({
      tab,
      ownHost,
      visit,
      allow,
    }) => {
      allow(notFound)
      const host = await ownHost('dist')
      await savedVisit(tab, () => visit('/', { host }))
      await host.down()
      for (const [path, name] of pages) {
        await visit(path, { host })
        expect(await isShown(tab, { role: 'heading', name })).toBe(true)
        if (path === '/portfolio') expect(await drawn(tab)).toEqual(avif)
      }
    })

    const { title, skip } = limited(engine, 'the status of an answer')
    test.skipIf(skip)(
      `without the server the pages have their status${title}`,
      async ({ tab, ownHost, visit, allow }) => {
        allow(notFound)
        const host = await ownHost('dist')
        await savedVisit(tab, () => visit('/', { host }))
        await host.down()
        for (const [path, , status] of pages) {
          await visit(path, { host })
          expect([path, await answered(tab)]).toEqual([path, status])
        }
      },
    )

    test("another build is offered once, and 'Reload' brings it", async ({
      tab,
      ownHost,
      visit,
    }) => {
      const host = await ownHost(builds().aaaa1111)
      await savedVisit(tab, () => visit('/', { host }))
      await host.deploy(builds().bbbb2222)
      await visit('/', { host })
      expect(await build(tab)).toEqual(['aaaa1111', 'aaaa1111'])
      await expect.poll(() => isShown(tab, offer), { timeout: 30_000 }).toBe(true)
      await tab.click({ role: 'button', name: messages.update.reload })
      await expect.poll(() => html(tab).catch(() => '')).toBe('bbbb2222')
      await start(tab)
      expect(await build(tab)).toEqual(['bbbb2222', 'bbbb2222'])
      await visit('/portfolio', { host })
      expect(await build(tab)).toEqual(['bbbb2222', 'bbbb2222'])
      await expect.poll(() => isSaved(tab), { timeout: 30_000 }).toBe(true)
      expect(await look(tab, offer, () => 'offered')).toBe(null)
    })
  })
