import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { barBottom, open } from './page.ts'

/** The focused element, with its ring 3 px away: how it is outlined, and where it stands in px; none once the page is left. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const ring = 6
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.ariaLabel ?? element.textContent,
      outline: `${outlineWidth} ${outlineStyle}`,
      isInBar: element.closest('header') !== null,
      isSeen: bottom + ring <= innerHeight && left >= 0 && right <= innerWidth,
      top,
    }
  })

for (const path of ['/', '/portfolio']) {
  for (const width of [375, 1280]) {
    test(`on ${path} at ${width} px the focus is always seen, never under the bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 })
      await open(page, path)
      const bar = await barBottom(page)
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0
        for (;;) {
          await page.keyboard.press(key)
          const stop = await focused(page)
          if (!stop) break
          stops++
          expect(stop).toMatchObject({ outline: '3px solid', isSeen: true })
          if (!stop.isInBar) expect(stop.top).toBeGreaterThanOrEqual(bar)
        }
        expect(stops).toBeGreaterThan(20)
      }
    })
  }
}
