import type { Page } from '@playwright/test'
import { demos } from '../../src/content.js'
import { expectAccessible } from '../support/axe.ts'
import { comparable } from '../support/comparable.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRoom, losses, nothing } from '../support/losses.ts'
import { demoOrigin } from '../support/states.ts'
import { expectAccessibilityTree } from '../support/accessibilityTree.ts'

const address = (slug: string, baseURL?: string) => `${demoOrigin(slug, baseURL)}/`

/** Screens on which the call button must be visible without scrolling: old phone, phone, tablet, laptop. */
const screens = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1440, 900],
] as const

/** Number of call buttons fully on the screen: the hero's, or on phones the bar at the bottom. A number without words does not count. */
const callsInSight = (page: Page) =>
  page
    .locator('a[href^="tel:"]')
    .filter({ hasText: /\p{L}/u, visible: true })
    .evaluateAll(
      (all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    )

// Demos have no scripts to wait for.
test.use({ isUsed: false })

const fixed = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).position === 'fixed').length)

for (const { slug, name } of demos) {
  test(`the demo ${name} works on every screen and on paper`, async ({ page, baseURL, allow }) => {
    const compared = comparable()
    const home = address(slug, baseURL)
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    expect((await page.goto(home))?.status()).toBe(200)
    await page.evaluate(() => document.fonts.ready)

    await test.step('it sends no request to another host', () => {
      expect([...asked]).toEqual([new URL(home).origin])
    })

    await test.step('axe finds no violations', () => expectAccessible(page, true))

    if (compared.accessibilityTrees) {
      await test.step('the accessibility tree is as before', () =>
        expectAccessibilityTree(page, `the demo ${name}`))
    }

    await test.step('headline and call button are on the first screen', async () => {
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        expect.soft([width, await callsInSight(page)]).toEqual([width, 1])
      }
    })

    await test.step('nothing is wider than the screen, up to 1920 px', async () => {
      for (const width of [320, 360, 412, 720, 900, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const root = page.locator(':root')
        const room = await root.evaluate((each) => [each.scrollWidth, each.clientWidth])
        expect.soft([width, room[0]]).toEqual([width, room[1]])
      }
    })

    await test.step('no text is cut off, with wider spacing neither', async () => {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft([width, await losses(page)]).toEqual([width, nothing])
      }
      await expectRoom(page)
    })

    await test.step('at 400% the call button does not cover the text', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await fixed(page)).toBe(0)
    })

    await test.step('no part of a drawing uses mix-blend-mode, which Firefox ignores there', async () => {
      const blending = await page
        .locator('svg *')
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).mixBlendMode !== 'normal')
            .map((each) => each.outerHTML),
        )
      expect.soft(blending).toEqual([])
    })

    await test.step('the keyboard opens answers', async () => {
      for (const question of (await page.locator('details').all()).slice(0, 1)) {
        await question.locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect(question).toHaveJSProperty('open', true)
      }
    })

    await test.step('print shows every answer and no fixed button', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const answer of await page.locator('details > :not(summary)').all())
        await expect.soft(answer).toBeVisible()
      expect.soft(await fixed(page)).toBe(0)
      await page.emulateMedia({ media: null })
    })

    // The 404 pages are one component, so one is enough.
    if (slug !== demos[0]?.slug) return
    await test.step('an unknown path answers 404 in the style of the demo', async () => {
      allow(/404 \(Not Found\)/)
      expect((await page.goto(`${home}nowhere`))?.status()).toBe(404)
      await page.getByRole('link').click()
      await expect(page).toHaveURL(home)
    })
  })
}
