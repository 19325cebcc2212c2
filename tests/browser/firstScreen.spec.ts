import type { Page } from '@playwright/test'
import { home } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { expectUnderBar, laidOut } from './page.ts'

test.use({ isUsed: false })

/** Whether what stands below the first screen waited for the first frame. */
const waited = (page: Page) => page.evaluate(() => 'waited' in globalThis)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-below][hidden]'))
        Object.assign(globalThis, { waited: true })
    }).observe(document, { attributeFilter: ['hidden'], subtree: true })
  }),
)

/** Keeps what waits below the first screen, as on a slow phone: no frame is over. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

test('what stands below the first screen is laid out after the first frame', async ({ page }) => {
  await page.goto('/')
  expect(await waited(page)).toBe(true)
  await laidOut(page)
  await expect(page.getByRole('heading', { name: home.services.heading })).toBeVisible()
})

for (const [what, address, place] of [
  ['a section', '/#about', '#about'],
  ['words', `/#:~:text=${encodeURIComponent(home.contact.heading)}`, '#contact h2'],
] as const) {
  test(`an address that names ${what} leads there, however early`, async ({ page }) => {
    await withoutFrames(page)
    await page.goto(address)
    await expect(page.locator(place)).toBeInViewport()
  })
}

test('a page that is loaded again stays where it was', async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.reload()
  expect(await waited(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test.describe('while it waits', () => {
  test.beforeEach(async ({ page }) => {
    await withoutFrames(page)
    await page.goto('/')
    await expect(page.locator('[data-below][hidden]')).not.toHaveCount(0)
  })

  test('a link leads into it, below the bar', async ({ page }) => {
    await page.getByRole('main').locator('a[href="#contact"]').click()
    await laidOut(page)
    await expectUnderBar(page, page.locator('#contact'))
  })

  test('scrolling lays it out', async ({ page }) => {
    await page.mouse.wheel(0, 400)
    await laidOut(page)
  })

  test('End leads to the end of the page', async ({ page }) => {
    await page.keyboard.press('End')
    await laidOut(page)
    await expect(page.locator('footer small')).toBeInViewport()
  })

  test('find in page finds its words', async ({ page }) => {
    // Not in the types of the platform, but in its engines.
    const find = (words: string) =>
      page.evaluate(
        (text) => (window as unknown as { find(text: string): boolean }).find(text),
        words,
      )
    expect(await find(home.contact.heading)).toBe(true)
  })
})
