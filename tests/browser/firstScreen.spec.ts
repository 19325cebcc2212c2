import type { Page } from '@playwright/test'
import { home } from '../content.ts'
import { expect, test } from './fixtures.ts'

/** Whether a page put off what stands below its first screen. */
const putOff = (page: Page) => page.evaluate(() => 'putOff' in globalThis)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if ('arriving' in document.documentElement.dataset)
        Object.assign(globalThis, { putOff: true })
    }).observe(document, { attributeFilter: ['data-arriving'], subtree: true })
  }),
)

test('a page that opens at its top is laid out below the first screen after its first frame', async ({
  page,
}) => {
  await page.goto('/')
  expect(await putOff(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await expect(page.getByRole('heading', { name: home.services.heading })).toBeVisible()
})

test('the footer comes as late; on the way to another page it stays', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const isShown = (arriving: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.arriving = value
      return document.querySelector('footer a')?.checkVisibility()
    }, arriving)
  expect(await isShown('')).toBe(false)
  expect(await isShown('next')).toBe(true)
})

for (const [what, address] of [
  ['a section', '/#contact'],
  ['words', `/#:~:text=${encodeURIComponent(home.contact.heading)}`],
] as const) {
  test(`an address that names ${what} is laid out as a whole at once`, async ({ page }) => {
    await page.goto(address)
    expect(await putOff(page)).toBe(false)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  })
}

test('a page that is loaded again stays where it was', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.reload()
  expect(await putOff(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

for (const [what, use, shown] of [
  ['a click', (page: Page) => page.locator('main a[href="#contact"]').first().click(), '#contact'],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 400), '#services'],
] as const) {
  test(`what waits comes with ${what}, which may lead there`, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
    await page.evaluate(() => void (document.documentElement.dataset['arriving'] = ''))
    await use(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
    await expect(page.locator(shown)).toBeInViewport()
  })
}
