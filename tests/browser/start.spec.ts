import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { home, messages, portfolio } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, hydrated, isHydrated, laidOut, stopClock } from '../support/page.ts'

test.use({ isUsed: false })

/** The scripts that a page has requested, with their start times in milliseconds. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  )

test('every script loads after the page', async ({ page }) => {
  await page.goto('/')
  const built = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  await expect.poll(async () => (await scripts(page)).length).toBe(built.length)
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming).loadEventStart
  })
  // Two frames, and a pause of 300 ms.
  for (const { startTime } of await scripts(page)) expect(startTime).toBeGreaterThan(loaded + 300)
})

test('the application starts neither by itself nor by a tap on a link, but by focus', async ({
  page,
}) => {
  await page.clock.install()
  const fetched = page.waitForResponse(/\/hydrate-[^/]*\.js$/)
  await page.goto('/')
  await fetched
  await page.clock.runFor('01:00')
  expect(await isHydrated(page)).toBe(false)
  // A link leaves the page.
  const link = page.getByRole('link', { name: home.hero.portfolio })
  for (const type of ['pointermove', 'pointerdown', 'touchstart']) await link.dispatchEvent(type)
  await link.focus()
  await page.clock.runFor('01:00')
  expect(await isHydrated(page)).toBe(false)
  // As a screen reader does.
  await page.getByRole('button', { name: messages.theme.dark, exact: true }).focus()
  await hydrated(page)
})

test('the application loads after the first script has run', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    asked.add(/(\w+)-[^/]*\.js$/.exec(request.url())?.[1] ?? '')
  })
  const release = await held(page, /\/main-[^/]*\.js$/)
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => asked.has('main')).toBe(true)
  await page.clock.runFor('01:00')
  expect(asked.has('hydrate')).toBe(false)
  release()
  await expect.poll(() => asked.has('hydrate')).toBe(true)
})

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer moves': (page) => page.mouse.move(100, 100),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page scrolls': (page) => page.evaluate(() => scrollBy(0, 400)),
}

test(`the application starts when ${Object.keys(signs).join(', or ')}`, async ({ page }) => {
  for (const [sign, give] of Object.entries(signs)) {
    await test.step(sign, async () => {
      await page.goto('/')
      expect(await isHydrated(page)).toBe(false)
      await give(page)
      await hydrated(page)
    })
  }
})

test('taps before the application has loaded are replayed: a theme, then a double tap that opens one dialog', async ({
  page,
}) => {
  const release = await held(page, /\/packages-[^/]*\.js$/)
  await page.goto('/')
  await laidOut(page)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: messages.theme.dark, exact: true }).click()
  await page.getByRole('button', { name: home.contact.getInTouch }).click({ clickCount: 2 })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('while scripts never arrive, "Get In Touch", the menu, Space and links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.route(/\/packages-[^/]*\.js$/, () => {})
  await page.clock.install()
  await page.goto('/')
  await laidOut(page)
  const touch = page.getByRole('button', { name: home.contact.getInTouch })
  /** A control waits five seconds for the application, then follows its link. */
  const followsLink = async () => {
    await page.clock.fastForward(4900)
    await expect(page).not.toHaveURL(/#contact-details$/)
    await page.clock.fastForward(200)
    await expect(page).toHaveURL(/#contact-details$/)
  }

  await stopClock(page)
  await touch.click()
  await followsLink()

  const menu = page.getByRole('navigation', { name: messages.menu.label }).getByRole('list')
  await page.getByRole('button', { name: messages.menu.open }).click()
  await expect(menu).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: home.nav[0].text }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#services')).toBeInViewport()

  await touch.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await followsLink()

  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
})

test('the next touch retries a failed start', async ({ page, baseURL, allow }) => {
  allow(/packages-/)
  let isLost = true
  await page.route(/\/packages-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()))
  // The page checks the connection with a request that bypasses the cache; it fails here.
  await page.route('/', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  allow(/ERR_FAILED/)
  await page.goto('/')
  // The page sends it after the start has failed.
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/`)
  await page.mouse.move(100, 100)
  await failed
  isLost = false
  await page.getByRole('button', { name: messages.theme.dark, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('missing scripts make the page reload once', async ({ page, allow }) => {
  allow(/404|Failed to fetch/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  let loads = 0
  let failures = 0
  page.on('load', () => void loads++)
  page.on('response', (response) => {
    if (/\/main-[^/]*\.js$/.test(response.url())) failures++
  })
  await page.goto('/')
  await expect.poll(() => loads).toBe(2)
  const before = failures
  let x = 100
  // Each touch retries the start.
  const retries = async () => {
    await page.mouse.move((x += 1), 100)
    return failures - before
  }
  await expect.poll(retries, { intervals: [50] }).toBeGreaterThan(3)
  expect(loads).toBe(2)
})

test('a page that a reload repaired reloads again at a later failure @nightly', async ({
  page,
  allow,
}) => {
  allow(/404|Failed to fetch/)
  let isMissing = true
  await page.route(/\/main-[^/]*\.js$/, (route) => {
    if (!isMissing) return route.continue()
    isMissing = false
    return route.fulfill({ status: 404 })
  })
  let loads = 0
  page.on('load', () => void loads++)
  for (const expected of [2, 4]) {
    isMissing = true
    await page.goto(expected === 2 ? '/' : '/portfolio')
    await expect.poll(() => loads).toBe(expected)
    await page.mouse.move(100, 100)
    await hydrated(page)
  }
})

test('a picture that a content blocker refuses does not cause a reload @nightly', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|ERR_BLOCKED/)
  await page.route(/\.(avif|webp|jpg)$/, (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  let loads = 0
  let questions = 0
  page.on('load', () => void loads++)
  // The page asks the host whether it still has the picture.
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') questions++
  })
  await page.goto('/portfolio')
  await laidOut(page)
  await page.mouse.move(100, 100)
  await hydrated(page)
  for (const picture of await page.getByRole('main').getByRole('img').all())
    await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => questions).toBeGreaterThanOrEqual(2)
  expect(loads).toBe(1)
})

test('"Get In Touch" scrolls to the contact details if the application does not load @nightly', async ({
  page,
  allow,
}) => {
  allow(/hydrate-/)
  allow(/dynamically imported module/)
  await page.route(/\/hydrate-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page).toHaveURL(/#contact-details$/)
})

test('the HTML of another page is replaced without a touch', async ({ page }) => {
  await page.route('**/portfolio', async (route) => {
    const response = await page.request.get('/')
    await route.fulfill({ response })
  })
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
})
