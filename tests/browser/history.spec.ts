import type { Locator, Page } from '@playwright/test'
import { dialog, home, messages, portfolio, site } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './page.ts'

const entries = (page: Page) => page.evaluate(() => history.length)
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')
const title = (page: Page) => page.locator('h1:visible')

test('head and title follow the address, Back, Forward and the way out of a 404 included', async ({
  page,
  allow,
}) => {
  allow(/[Nn]ot [Ff]ound.*nowhere/)
  await open(page, '/')
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect.poll(() => canonical(page)).toBe(`${site.origin}/portfolio`)
  await expect(page).toHaveTitle(portfolio.title)
  await page.goBack()
  await expect.poll(() => canonical(page)).toBe(`${site.origin}/`)
  await page.goForward()
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `${site.origin}/portfolio`,
  )
  await open(page, '/nowhere')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: messages.notFound.home }).click()
  await expect.poll(() => canonical(page)).toBe(`${site.origin}/`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('Forward opens a dialog again, a reload closes it, and Back then leads on', async ({
  page,
}) => {
  await open(page, '/portfolio')
  await page.getByRole('link', { name: portfolio.closing.link }).click()
  const shown = page.getByRole('dialog', { name: dialog.title })
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(shown).toBeVisible()
  await page.goBack()
  await expect(shown).toBeHidden()
  await page.goForward()
  await expect(shown).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(shown).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(title(page)).toHaveText(portfolio.heading)
})

test('Escape pressed twice closes the dialog and stays', async ({ page }) => {
  await page.goto('/portfolio')
  await open(page, '/')
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => {
    const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    for (let time = 0; time < 2; time++) document.activeElement?.dispatchEvent(escape())
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('taps on the logo at home leave history as it is', async ({ page }) => {
  await open(page, '/')
  const before = await entries(page)
  for (let time = 0; time < 3; time++) {
    await page.getByRole('banner').getByRole('link', { name: site.brand }).click()
  }
  await expect(title(page)).toBeFocused()
  expect(await entries(page)).toBe(before)
})

test('Back returns the focus to the link that was used', async ({ page }) => {
  await open(page, '/portfolio')
  const link = page.getByRole('link', { name: portfolio.closing.link })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#contact')).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('the menu ends with its page, and its button says so', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/')
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(title(page)).toHaveText(portfolio.heading)
  await page.goBack()
  await expect(title(page)).toHaveText(site.brand)
  await page.getByRole('button', { name: messages.menu.open }).click()
  await expect(page.getByRole('button', { name: messages.menu.close })).toBeVisible()
  await page.goForward()
  await expect(title(page)).toHaveText(portfolio.heading)
  await page.goBack()
  await expect(page.getByRole('button', { name: messages.menu.open })).toBeVisible()
  await expect(page.locator('#menu')).toBeHidden()
})

test('a click for another tab or window is the browser’s own, and Back returns the focus as ever', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const [services, about] = [0, 1].map((place) =>
    page.getByRole('banner').getByRole('link', { name: home.nav[place]?.text ?? '', exact: true }),
  )
  if (!services || !about) throw new Error('The bar has no two links to sections.')
  await services.click()
  await expect(page).toHaveURL('/#services')
  const ways: Parameters<Locator['click']>[0][] = [
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ]
  for (const link of [services, about])
    for (const how of ways) {
      const opened = context.waitForEvent('page')
      await link.click(how)
      await (await opened).close()
    }
  await expect(page).toHaveURL('/#services')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(services).toBeFocused()
})

test('Back to a page before it is hydrated shows that page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page).toHaveURL('/portfolio')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(title(page)).toHaveText(site.brand)
})

for (const path of ['//foo/', '/portfolio//']) {
  test(`${path} is a page that works`, async ({ page, allow, baseURL }) => {
    allow(/[Nn]ot [Ff]ound|404/)
    await page.goto(baseURL + path)
    await hydrated(page)
    await expect(title(page)).toBeVisible()
  })
}
