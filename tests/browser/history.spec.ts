import type { Page } from '@playwright/test'
import { anchors, home, portfolio } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, open, twoFrames } from '../support/page.ts'

const title = (page: Page) => page.locator('h1:visible')

test('Back and a reload return to the place where the visitor was, not to the section of the address', async ({
  page,
}) => {
  const [section, other] = anchors
  if (!section || !other) throw new Error('The bar has fewer than two links to sections.')
  const place = () => page.evaluate(() => scrollY)
  await open(page, `/#${section.id}`)
  const named = await place()
  // Waits until PageDown has ended its smooth scrolling, which would move the page after the next `scrollTo`.
  const end = page.evaluate(
    () => new Promise((done) => addEventListener('scrollend', done, { once: true })),
  )
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL('/')
  await end
  expect(await place()).toBeGreaterThan(named)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), named + 200)
  await test.step('Back from another section, also before a reload', async () => {
    await page.getByRole('banner').getByRole('link', { name: other.name }).click()
    await expect(page).toHaveURL(`/#${other.id}`)
    await page.goBack()
    await expect.poll(place).toBe(named + 200)
    await page.reload()
    await hydrated(page)
    await twoFrames(page)
    expect(await place()).toBe(named + 200)
  })
  await test.step('Back from another page, with the focus on the heading, and Forward', async () => {
    await page.getByRole('banner').getByRole('link', { name: section.name }).click()
    await expect(page).toHaveURL(`/#${section.id}`)
    await expect.poll(place).toBe(named)
    const link = page.getByRole('main').getByRole('link', { name: home.hero.portfolio })
    await link.focus()
    const left = await place()
    await link.press('Enter')
    await expect(title(page)).toHaveText(portfolio.heading)
    const closing = page.getByRole('link', { name: portfolio.closing.link })
    await closing.focus()
    const low = await place()
    expect(low).toBeGreaterThan(left)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toBeFocused()
    // Waits for two animation frames, in which a browser would scroll to the section that the URL names.
    await twoFrames(page)
    expect(await place()).toBe(left)
    await page.goForward()
    await expect.poll(place).toBe(low)
  })
})
