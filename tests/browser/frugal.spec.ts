import type { Page } from '@playwright/test'
import { mark } from '../../src/theme/mark.ts'
import { home, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, open } from '../support/page.ts'

/** The style rules that scripts have added so far. */
const added = (page: Page) => page.evaluate(() => (globalThis as { rules?: number }).rules ?? 0)

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const counting = globalThis as { rules?: number }
    CSSStyleSheet.prototype.insertRule = new Proxy(
      // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
      CSSStyleSheet.prototype.insertRule,
      {
        apply: (insert, sheet, rule: [string]) => {
          counting.rules = (counting.rules ?? 0) + 1
          return Reflect.apply(insert, sheet, rule)
        },
      },
    )
  }),
)

test.describe('when the application starts', () => {
  test.use({ isUsed: false })

  test("the page's <style> is not moved, which would lay out the page again", async ({ page }) => {
    await page.goto('/')
    const moved = await page.evaluateHandle(() => {
      const styles: string[] = []
      const observer = new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const { nodeName } of removedNodes) styles.push(nodeName)
      })
      observer.observe(document.head, { childList: true })
      return styles
    })
    await page.mouse.move(100, 100)
    await hydrated(page)
    expect(await moved.jsonValue()).toEqual([])
  })
})

test("neither a navigation nor an extension's <style> adds style", async ({ page, context }) => {
  await open(page, '/')
  await expect(page.getByText(portfolio.lead)).toBeAttached()
  const before = await added(page)
  await test.step('navigation', async () => {
    await page.getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: site.brand })).toBeVisible()
    expect(await added(page)).toBe(before)
  })
  await test.step("an extension's <style> is not mistaken for the page's", async () => {
    const extended = await context.newPage()
    await extended.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.head) return
        observer.disconnect()
        document.head.prepend(document.createElement('style'))
      }).observe(document, { childList: true, subtree: true })
    })
    await open(extended, '/')
    await expect(extended.getByText(portfolio.lead)).toBeAttached()
    expect(await added(extended)).toBe(before)
  })
})

interface TraceEvent {
  name: string
  id2?: { local: string }
  args: { data?: { nodeName?: string; compositeFailed?: number } }
}

test('every automatic animation runs off the main thread @nightly', async ({ newVisitor }) => {
  const visitor = await newVisitor({ reducedMotion: 'no-preference' })
  const page = await visitor.newPage()
  const session = await visitor.newCDPSession(page)
  const events: TraceEvent[] = []
  session.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
  )
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline'] },
  })
  await page.goto('/')
  // The browser lists an animation in the frame after its start.
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((each) => each.effect?.getTiming().iterations === Infinity)
          .filter((each) => each.playState === 'running' && !each.pending).length,
    )
  await expect.poll(running).toBe(mark.rings.length)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await session.send('Tracing.end')
  await complete
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.localName),
  )
  expect(moving).toEqual(mark.rings.map(() => 'svg'))
  // Scroll-driven animations run on the main thread until their layout.
  const animations = events.filter(({ name, args }) => name === 'Animation' && args.data)
  const rings = animations.filter(({ args }) => args.data?.nodeName?.startsWith('svg'))
  expect(rings).toHaveLength(mark.rings.length)
  const ids = rings.map(({ id2 }) => id2?.local)
  const failed = animations.filter(
    ({ id2, args: { data } }) => ids.includes(id2?.local) && data?.compositeFailed,
  )
  expect(failed).toEqual([])
})
