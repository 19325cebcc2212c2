import { mark } from '../../src/theme/mark.ts'
import { home, portfolio } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/page.ts'

test.describe('styles', () => {
  test.use({ isUsed: false })

  test('the application moves no style, and a navigation adds none, which would lay out the page again', async ({
    page,
  }) => {
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      )
    await page.goto('/')
    const moved = await page.evaluateHandle(() => {
      const styles: string[] = []
      const observer = new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const { nodeName } of removedNodes) if (nodeName === 'STYLE') styles.push(nodeName)
      })
      observer.observe(document.head, { childList: true })
      return styles
    })
    await page.mouse.move(100, 100)
    await hydrated(page)
    await expect(page.getByText(portfolio.lead)).toBeAttached()
    const before = await rules()
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
    expect(await rules()).toBe(before)
    expect(await moved.jsonValue()).toEqual([])
  })
})

interface TraceEvent {
  name: string
  id2?: { local: string }
  args: { data?: { nodeName?: string; compositeFailed?: number } }
}

test('every automatic animation runs off the main thread @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const session = await page.context().newCDPSession(page)
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
