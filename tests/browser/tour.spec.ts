import { expect, test } from './fixtures.ts'
import { expectUnderBar, hydrated, open } from './page.ts'
import { home, messages, portfolio, site } from '../content.ts'

const pages = [
  ['/', home.title, site.brand],
  ['/portfolio', portfolio.title, portfolio.heading],
] as const

for (const [path, title, heading] of pages) {
  test(`${path} answers 200 with its title and heading`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test("'View Our Web Design' shows the portfolio without a new document", async ({ page }) => {
  await open(page, '/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page).toHaveTitle(portfolio.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: portfolio.title })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(documents).toEqual([])
})

for (const link of [portfolio.back, `${site.brand}, ${messages.home}`]) {
  test(`'${link}' leads from the portfolio to the top of the home page`, async ({ page }) => {
    await open(page, '/portfolio')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(home.title)
    await expect(page.getByRole('heading', { level: 1, name: site.brand })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test("'Start Your Project' leads to the home page's contact section", async ({ page }) => {
  await open(page, '/portfolio')
  await page.getByRole('link', { name: portfolio.closing.link }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeFocused()
  await expectUnderBar(page, page.locator('#contact'))
})

test('an address with a hash opens at its section', async ({ page }) => {
  await open(page, '/#about')
  await expectUnderBar(page, page.locator('#about'))
})

test('Back and Forward restore where each page was scrolled to', async ({ page }) => {
  await open(page, '/portfolio')
  const link = page.getByRole('link', { name: portfolio.closing.link })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await expectUnderBar(page, page.locator('#contact'))
  const arrived = await page.evaluate(() => scrollY)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portfolio.heading)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await expect(page).toHaveTitle(portfolio.title)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(arrived)
})

test("the first stop of the keyboard is 'Skip to content'", async ({ page }) => {
  for (const path of ['/', '/portfolio']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: messages.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
  }
})

test('a query changes nothing but the address', async ({ page }) => {
  await open(page, '/portfolio?utm_source=a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portfolio.heading)
  await page.goto('/?anything=1')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
  expect(new URL(page.url()).search).toBe('?anything=1')
})
