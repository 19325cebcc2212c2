import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectUnderBar, open } from '../support/page.ts'
import { anchors, home, messages, portfolio, site, titled } from '../support/content.ts'

const title = (page: Page) => page.locator('h1:visible')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('navigation between the two pages loads no new document', async ({ page }) => {
  const response = await open(page, '/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(titled(home.title))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })

  await test.step("'View Our Web Design' shows the portfolio", async () => {
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page).toHaveTitle(titled(portfolio.title))
    await expect(title(page)).toHaveText(portfolio.heading)
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: portfolio.title })).toBeAttached()
    expect(await scrolled(page)).toBe(0)
  })

  for (const link of [portfolio.back, `${site.brand}, ${messages.home}`]) {
    await test.step(`'${link}' shows the top of the home page`, async () => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL('/')
      await expect(page).toHaveTitle(titled(home.title))
      await expect(title(page)).toHaveText(site.brand)
      await expect(title(page)).toBeFocused()
      expect(await scrolled(page)).toBe(0)
      await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    })
  }

  await test.step("'Start Your Project' shows the contact section", async () => {
    await page.getByRole('main').getByRole('link', { name: portfolio.closing.link }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeFocused()
    await expectUnderBar(page, page.locator('#contact'))
  })
  expect(documents).toEqual([])
})

test('links to sections scroll them below the bar and move the focus', async ({ page }) => {
  await open(page, '/')
  const links = [
    ...anchors.map((anchor) => ({ where: 'banner' as const, ...anchor })),
    {
      where: 'main' as const,
      name: home.hero.contact,
      id: 'contact',
      heading: home.contact.heading,
    },
  ]
  for (const { where, name, id, heading } of links) {
    await test.step(name, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole(where).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expectUnderBar(page, page.locator(`#${id}`))
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
    })
  }
  await test.step('a URL with a fragment opens at its section', async () => {
    await open(page, '/?anything=1#contact')
    await expectUnderBar(page, page.locator('#contact'))
    expect(new URL(page.url()).search).toBe('?anything=1')
  })
})

test("the first Tab focuses 'Skip to content'", async ({ page }) => {
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
