import type { Page } from '@playwright/test'
import { demos } from '../../src/content/portfolio.ts'
import { expect, test } from './fixtures.ts'
import { demoOrigin } from './states.ts'

const address = (slug: string, baseURL?: string) => `${demoOrigin(slug, baseURL)}/`

/** Screens that the call button must be seen on at once: old phone, phone, tablet, laptop. */
const screens = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1440, 900],
] as const

/** How many call buttons stand whole on the screen: the hero's, or on phones the bar at the edge; the header's number is neither. */
const callsInSight = (page: Page) =>
  page
    .locator('a[href^="tel:"]')
    .filter({ hasText: /^\s*[^(\s]/, visible: true })
    .evaluateAll(
      (all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    )

// Demos have no script, so nothing has to be waited for.
test.use({ isUsed: false })

for (const { slug, name } of demos) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      const response = await page.goto(address(slug, baseURL))
      expect(response?.status()).toBe(200)
      await page.evaluate(() => document.fonts.ready)
    })

    test('headline and call button stand on the first screen', async ({ page }) => {
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        expect([width, await callsInSight(page)]).toEqual([width, 1])
      }
    })

    test('nothing is wider than the screen, up to 1920 px', async ({ page }) => {
      for (const width of [320, 360, 412, 720, 900, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const root = page.locator(':root')
        const room = await root.evaluate((each) => [each.scrollWidth, each.clientWidth])
        expect([width, room[0]]).toEqual([width, room[1]])
      }
    })

    test('at 400% the call button gives its place to the words', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      const fixed = await page
        .locator('body *')
        .evaluateAll(
          (all) => all.filter((each) => getComputedStyle(each).position === 'fixed').length,
        )
      expect(fixed).toBe(0)
    })

    test('it needs no script, and asks no other host for anything', async ({ page, baseURL }) => {
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).origin))
      await page.reload()
      await page.evaluate(() => document.fonts.ready)
      expect([...asked]).toEqual([new URL(address(slug, baseURL)).origin])
      expect(await page.evaluate(() => [...document.scripts].map(({ type }) => type))).toEqual([
        'application/ld+json',
      ])
    })

    test('no part of a drawing blends with the page, which Firefox leaves out', async ({
      page,
    }) => {
      const blending = await page
        .locator('svg *')
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).mixBlendMode !== 'normal')
            .map((each) => each.outerHTML),
        )
      expect(blending).toEqual([])
    })

    test('answers to questions open by keyboard', async ({ page }) => {
      const questions = page.locator('details')
      test.skip((await questions.count()) === 0, 'The demo asks nothing')
      const first = questions.first()
      await first.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(first).toHaveJSProperty('open', true)
    })

    test('print shows every answer, and no fixed button', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const answer of await page.locator('details > :not(summary)').all()) {
        await expect(answer).toBeVisible()
      }
      const fixed = page.locator('body *')
      const isFixed = (all: Element[]) =>
        all.filter((each) => getComputedStyle(each).position === 'fixed').length
      expect(await fixed.evaluateAll(isFixed)).toBe(0)
    })

    test('an address without a page answers 404 in its own style', async ({
      page,
      baseURL,
      allow,
    }) => {
      allow(/404 \(Not Found\)/)
      const response = await page.goto(`${address(slug, baseURL)}nowhere`)
      expect(response?.status()).toBe(404)
      await page.getByRole('link').click()
      await expect(page).toHaveURL(address(slug, baseURL))
    })
  })
}

test('an unknown subdomain answers 404 and says which there are', async ({
  page,
  baseURL,
  allow,
}) => {
  allow(/404 \(Not Found\)/)
  const response = await page.goto(address('nobody', baseURL))
  expect(response?.status()).toBe(404)
  await expect(page.locator('body')).toContainText(demos[0]?.slug ?? '')
})
