import type { Page } from '@playwright/test'
import { home } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectUnderBar, laidOut, shifts } from '../support/page.ts'

test.use({ isUsed: false })

/** Whether the content below the first screen was laid out only after the first frame. */
const waited = (page: Page) => page.evaluate(() => 'waited' in globalThis)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-below][hidden]'))
        Object.assign(globalThis, { waited: true })
    }).observe(document, { attributeFilter: ['hidden'], subtree: true })
  }),
)

/** Delays the content below the first screen, as on a slow phone, whose first frame is not done yet. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    const frame = requestAnimationFrame
    window.requestAnimationFrame = () => 0
    addEventListener('load', () => (window.requestAnimationFrame = frame))
  })

test('content below the first screen is laid out after the first frame, after a reload at once', async ({
  page,
}) => {
  await page.goto('/')
  expect(await waited(page)).toBe(true)
  await laidOut(page)
  await expect(page.getByRole('heading', { name: home.services.heading })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.reload()
  expect(await waited(page)).toBe(false)
  // The browser restores the scroll position.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test('a URL that names a section or a text scrolls there before the first frame', async ({
  page,
}) => {
  await withoutFrames(page)
  for (const [address, place] of [
    ['/#about', '#about'],
    [`/#:~:text=${encodeURIComponent(home.contact.heading)}`, '#contact h2'],
  ] as const) {
    // The same page would not load again.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.locator(place)).toBeInViewport()
  }
})

test('the first scroll moves nothing but what it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await withoutFrames(page)
  await page.goto('/')
  await expect(page.locator('[data-below][hidden]')).not.toHaveCount(0)
  // As far as a drag of the scrollbar leads before the page answers.
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
  await laidOut(page)
  expect((await shifts(page)).score).toBe(0)
})

const uses: Record<string, (page: Page) => Promise<unknown>> = {
  'a link scrolls to a section, below the bar': async (page) => {
    await page.getByRole('main').locator('a[href="#contact"]').click()
    await laidOut(page)
    await expectUnderBar(page, page.locator('#contact'))
  },
  'scrolling lays out the content': async (page) => {
    await page.mouse.wheel(0, 400)
    await laidOut(page)
  },
  'End scrolls to the end of the page': async (page) => {
    await page.keyboard.press('End')
    await laidOut(page)
    await expect(page.locator('footer small')).toBeInViewport()
  },
  'find in page finds its text': async (page) => {
    // `find` exists in all engines, but not in the DOM types.
    const find = (words: string) =>
      page.evaluate(
        (text) => (window as unknown as { find(text: string): boolean }).find(text),
        words,
      )
    expect(await find(home.contact.heading)).toBe(true)
  },
}

test('before content below the first screen is laid out, every way there leads to it', async ({
  page,
}) => {
  await withoutFrames(page)
  for (const [way, use] of Object.entries(uses)) {
    await test.step(way, async () => {
      await page.goto('about:blank')
      await page.goto('/')
      await expect(page.locator('[data-below][hidden]')).not.toHaveCount(0)
      await use(page)
    })
  }
})
