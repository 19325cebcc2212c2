import { home, portfolio } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

test('the page of a pressed link stands in the document where nobody meets it', async ({
  page,
}) => {
  await open(page, '/')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  const link = page.getByRole('main').locator('a[href="/portfolio"]').first()
  const next = page.locator('[data-next]')
  // Until it is rendered ahead.
  await expect
    .poll(async () => {
      await link.dispatchEvent('pointerdown', { button: 0, bubbles: true })
      return next.count()
    })
    .toBe(1)
  await expect(next.locator('h1')).toHaveText(portfolio.heading)
  await expect(next.locator('h1')).toBeHidden()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: home.services.heading })).toHaveCount(1)
  expect(await height()).toBe(before)

  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeFocused()
  await expect(next).toHaveCount(0)
  await expect(page.locator('main')).toHaveCount(1)
})
