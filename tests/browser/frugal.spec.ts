import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './page.ts'

/** Style rules that scripts have added to the page so far. */
const added = (page: Page) => page.evaluate(() => (globalThis as { rules?: number }).rules ?? 0)

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const counting = globalThis as { rules?: number }
    CSSStyleSheet.prototype.insertRule = new Proxy(
      // oxlint-disable-next-line typescript/unbound-method -- the proxy hands on what it is called on
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

  test("the page's style stays where it is, or the browser would lay out everything again", async ({
    page,
  }) => {
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

test('neither going from page to page nor opening the dialog adds a style', async ({ page }) => {
  await open(page, '/')
  // The dialog is rendered ahead, and brings more than ten rules at once.
  await expect.poll(() => added(page)).toBeGreaterThan(10)
  const before = await added(page)
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(page.getByRole('heading', { name: 'Demo Websites' })).toBeAttached()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to Ascend?' })).toBeAttached()
  await page.getByRole('button', { name: 'Get In Touch' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await added(page)).toBe(before)
})

interface TraceEvent {
  name: string
  args: { data?: { nodeName?: string; compositeFailed?: number } }
}

test("everything that moves by itself moves without the page's thread", async ({ newVisitor }) => {
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
  await page.waitForTimeout(1000)
  await session.send('Tracing.end')
  await complete
  const animations = events.filter(({ name, args }) => name === 'Animation' && args.data)
  expect(animations.filter(({ args }) => args.data?.nodeName?.startsWith('svg'))).toHaveLength(3)
  expect(animations.filter(({ args }) => args.data?.compositeFailed)).toEqual([])
})
