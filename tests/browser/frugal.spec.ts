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

test('the logo turns by `transform` alone, which needs no work of the main thread', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const moved = () =>
    page.evaluate(() => {
      const timing = ['offset', 'computedOffset', 'easing', 'composite']
      return document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter((effect) => effect.getTiming().iterations === Infinity)
        .map((effect) => Object.keys(effect.getKeyframes()[1] ?? {}))
        .map((keys) => keys.filter((key) => !timing.includes(key)))
    })
  await expect.poll(moved).toEqual(mark.rings.map(() => ['transform']))
})
