import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { barBottom, box, open, stopClock } from '../support/page.ts'

/** The focused element: its index among links and buttons, its outline, and its box in px with the ring 3 px away. None after the focus leaves the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const ring = 6
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.ariaLabel ?? element.textContent,
      place: [...document.querySelectorAll('a, button')].indexOf(element),
      outline: `${outlineWidth} ${outlineStyle}`,
      isFixed: element.closest('header, [role="status"]') !== null,
      isSeen: bottom + ring <= innerHeight && left >= 0 && right <= innerWidth,
      top,
      bottom,
      left,
    }
  })

/** Tabs through all stops and back; neither the bar, which ends at `bar`, nor a notice covers one. */
async function walk(page: Page, bar: number, notice?: Awaited<ReturnType<typeof box>>) {
  for (const [key, direction] of [
    ['Tab', 1],
    ['Shift+Tab', -1],
  ] as const) {
    const places: number[] = []
    for (;;) {
      await page.keyboard.press(key)
      const stop = await focused(page)
      if (!stop || places.includes(stop.place)) break
      places.push(stop.place)
      expect(stop).toMatchObject({ outline: '3px solid', isSeen: true })
      if (stop.isFixed) continue
      expect(stop.top).toBeGreaterThanOrEqual(bar)
      const isBeside =
        !notice || stop.left >= notice.right || stop.bottom <= notice.y || stop.top >= notice.bottom
      expect([stop.name, isBeside]).toEqual([stop.name, true])
    }
    expect(places.length).toBeGreaterThan(0)
    // In reading order.
    const inOrder = places.toSorted((one, other) => direction * (one - other))
    expect(places.join(' ')).toBe(inOrder.join(' '))
  }
}

const widths = [375, 1280]

for (const path of ['/portfolio', '/nowhere']) {
  const when = path === '/nowhere' ? ' @nightly' : ''
  test(`on ${path} Tab follows the reading order, never under the bar${when}`, async ({
    page,
    allow,
  }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere/)
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 })
      await walk(page, await barBottom(page))
      // The focus is before the page, in the browser.
      await page.keyboard.press('Tab')
    }
  })
}

test('on / the focus is visible, never under the bar or a notice', async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await open(page, '/')
  await page.context().setOffline(true)
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeVisible()
  // The notice stays during the whole test.
  await stopClock(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 })
    await walk(page, await barBottom(page), await box(notice))
    await expect(notice).toBeVisible()
    // The focus is before the page, in the browser.
    await page.keyboard.press('Tab')
  }
})
