import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { anchors, home, messages, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, isHydrated, laidOut } from '../support/page.ts'

test.use({ isUsed: false })

/** Lists when the page has requested each script of the application, in milliseconds after navigation. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  )

test('every script loads after the page, and the application runs at the first use', async ({
  page,
}) => {
  await page.goto('/')
  const built = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  await expect.poll(async () => (await scripts(page)).length).toBe(built.length)
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming).loadEventStart
  })
  for (const startTime of await scripts(page)) expect(startTime).toBeGreaterThan(loaded)
  expect(await isHydrated(page)).toBe(false)
  // Focuses a button without a pointer or key, as a screen reader does.
  await page.getByRole('button', { name: messages.theme.dark, exact: true }).focus()
  await hydrated(page)
})

test('the application moves no style and a navigation adds no style, because both would lay out the page again', async ({
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

for (const isRunning of [true, false]) {
  test(`a campaign reaches the booking link ${isRunning ? 'in' : 'without'} the application`, async ({
    page,
  }) => {
    if (!isRunning) await page.route(/\/hydrate-[^/]*\.js$/, () => {})
    const follow = async (name: string) => {
      if (isRunning) await page.mouse.move(100, 100).then(() => hydrated(page))
      await page.getByRole('main').getByRole('link', { name }).click()
    }
    await page.goto('/?utm_source=flyer')
    await follow(home.hero.portfolio)
    await expect(page).toHaveURL('/portfolio?utm_source=flyer')
    await page.reload()
    await follow(portfolio.closing.link)
    await expect(page).toHaveURL('/?utm_source=flyer#contact')
    const booking = page.locator(`main a[href^="${site.bookingUrl}"]:visible`)
    const press = async () => {
      await booking.dispatchEvent('pointerdown')
      return booking.getAttribute('href')
    }
    await expect.poll(press).toBe(`${site.bookingUrl}?utm_source=flyer`)
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    )
    expect(stored).not.toContain('flyer')
  })
}

/** Finds parts of a page below the first screen. The page shows these parts only after its first animation frames. */
const late = (page: Page) => page.locator('[data-below][hidden]')

/** Holds animation frames back until the page has loaded, as on a slow phone. Playwright's clock could do the same, but also replaces `performance`, which the page needs. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    const frame = requestAnimationFrame
    window.requestAnimationFrame = () => 0
    addEventListener('load', () => (window.requestAnimationFrame = frame))
  })

test('the key End, a link to a section and a text fragment reach content that is not yet laid out', async ({
  page,
}) => {
  await withoutFrames(page)
  await test.step('End scrolls to the end of the page', async () => {
    await page.goto('/')
    await expect(late(page)).not.toHaveCount(0)
    await page.keyboard.press('End')
    await laidOut(page)
    await expect(page.locator('footer small')).toBeInViewport()
  })
  const last = anchors.at(-1)
  if (!last) throw new Error('The bar has no link to a section.')
  for (const address of [`/#${last.id}`, `/#:~:text=${encodeURIComponent(last.heading)}`]) {
    await test.step(`${address} opens there`, async () => {
      // Leaves the page first, because the browser does not load a page again if only the fragment of the URL changes.
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.locator(`#${last.id} h2`)).toBeInViewport()
    })
  }
})
