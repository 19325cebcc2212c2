import type { Page } from '@playwright/test'
import { savedDemoUrl } from '../../src/addresses.ts'
import { demos } from '../support/content.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRoom, losses, nothing } from '../support/losses.ts'
import { box, restyle, unstyle } from '../support/page.ts'
import { expectOfTemplate, expectTree, hasTrees } from '../support/taken.ts'

/** Screens on which the call button must be visible without scrolling: old phone, phone, tablet, laptop. */
const screens = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1440, 900],
] as const

/** Counts the call buttons that are completely on the screen. Leaves out links whose only text is a phone number. */
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

// Switches off the simulated touch that starts a page's React code, because demos (example websites) have none.
test.use({ isUsed: false })

const fixed = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).position === 'fixed').length)

const strip = '.saved-copy'

/** Returns the position and size of each element in px. In a saved demo, subtracts the height of `strip`, the notice at the top, from `y`. Leaves out elements that are positioned relative to the window. */
const boxes = (page: Page) =>
  page.evaluate((ofStrip) => {
    const above = document.querySelector(ofStrip)?.getBoundingClientRect().height ?? 0
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const apart = all.filter((each) => {
      const { position } = getComputedStyle(each)
      const isOfWindow = position === 'absolute' && each.offsetParent === document.body
      return isOfWindow || ['fixed', 'sticky'].includes(position) || each.matches(ofStrip)
    })
    return all
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => !apart.some((other) => other.contains(each)))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.tagName, ...[x, y - above, width, height].map((edge) => edge.toFixed(1))]
      })
  }, strip)

for (const { slug, name } of demos) {
  test(`the saved copy of the demo ${name} shows the same page below a strip`, async ({
    page,
    baseURL,
  }) => {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${(baseURL ?? '').replace('//', `//${slug}.`)}/`)
      await page.evaluate(() => document.fonts.ready)
      const live = await boxes(page)
      await page.goto(savedDemoUrl(slug))
      await page.evaluate(() => document.fonts.ready)
      expect(live.length).toBeGreaterThan(0)
      expect(await boxes(page)).toEqual(live)
    }
    await expectAccessible(page, strip)
    await page.setViewportSize({ width: 320, height: 568 })
    expectOfTemplate(
      'The strip of a saved copy has more than one line at 320 px',
      (await box(page.locator(strip))).height < 60,
    )
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(strip)).toBeHidden()
  })

  test(`the demo ${name} works on every screen and on paper`, async ({ page, baseURL }) => {
    // Browsers resolve every host name under localhost to this computer, so each demo has an origin of its own.
    const home = `${(baseURL ?? '').replace('//', `//${slug}.`)}/`
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    expect((await page.goto(home))?.status()).toBe(200)
    await page.evaluate(() => document.fonts.ready)

    await test.step('it sends no request to another host', () => {
      expect([...asked]).toEqual([new URL(home).origin])
    })

    await test.step('axe finds no violations', () => expectAccessible(page))

    if (hasTrees()) await expectTree(page, `the demo ${name}`)

    await test.step('headline and call button are on the first screen', async () => {
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        expectOfTemplate(
          `The first screen of the demo ${name} shows no button to call, or several, at ${width} px`,
          (await callsInSight(page)) === 1,
        )
        if (width < 720)
          expectOfTemplate(
            `The demo ${name} has no bar with the call, or several, at ${width} px`,
            (await fixed(page)) === 1,
          )
      }
    })

    await test.step('with wider spacing no text is cut off', () => expectRoom(page))

    await test.step('at 400% the call button does not cover the text', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await fixed(page)).toBe(0)
      expect.soft(await losses(page)).toMatchObject(nothing)
    })

    await test.step('letters of twice the size cut off no text', async () => {
      await page.setViewportSize({ width: 640, height: 512 })
      await restyle(page, 'html { font-size: 200% !important }')
      expect.soft(await losses(page)).toMatchObject(nothing)
      await unstyle(page)
    })

    await test.step('print shows every answer and no fixed button', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const answer of await page.locator('details > :not(summary)').all())
        await expect.soft(answer).toBeVisible()
      expect.soft(await fixed(page)).toBe(0)
    })
  })
}

for (const { slug, name } of demos) {
  test(`an unknown path of the demo ${name} answers 404 in its style`, async ({
    page,
    baseURL,
    allow,
  }) => {
    allow(/404 \(Not Found\)/)
    const home = `${(baseURL ?? '').replace('//', `//${slug}.`)}/`
    expect((await page.goto(`${home}nowhere`))?.status()).toBe(404)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await losses(page)).toMatchObject(nothing)
    await page.getByRole('link').click()
    await expect(page).toHaveURL(home)
  })
}
