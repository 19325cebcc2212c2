import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { barBottom, box, open, stopClock } from '../support/page.ts'

/** Numbers the links and buttons of a page in the reading order. */
const number = (page: Page) =>
  page.locator('a, button').evaluateAll((all) => {
    for (const [at, each] of all.entries()) each.setAttribute('data-number', String(at))
  })

/** Measures the focused element and its focus ring, which ends 6 px outside the element. Returns null if no element of the page has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const ring = 6
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.ariaLabel ?? element.textContent,
      place: Number(element.getAttribute('data-number') ?? NaN),
      outline: `${outlineWidth} ${outlineStyle}`,
      isFixed: element.closest('header, [role="status"]') !== null,
      isSeen: bottom + ring <= innerHeight && left >= 0 && right <= innerWidth,
      top,
      bottom,
      left,
    }
  })

test('a notice covers neither the footer nor the focused control, and Tab follows the reading order with a ring', async ({
  page,
}) => {
  await page.clock.install()
  // The window is wide, because only wide windows have notices at the bottom.
  await page.setViewportSize({ width: 1280, height: 400 })
  await open(page, '/')
  const toEnd = () =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = page.getByRole('contentinfo').getByRole('button').last()
  await toEnd()
  const before = (await box(last)).y
  await page.context().setOffline(true)
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeVisible()
  expect(Math.abs((await box(last)).y - before)).toBeLessThan(1)
  // Stops the clock, so that the notice does not close.
  await stopClock(page)
  const { x, y, width: wide, height: high, bottom: end } = await box(notice)
  const isPressed = ([left, top]: number[]) =>
    document.elementFromPoint(left!, top!)?.closest('[data-notice]') !== null
  expect(await page.evaluate(isPressed, [x + wide / 2, y + high / 2])).toBe(false)
  await toEnd()
  const { y: top, bottom } = await box(last)
  expect(bottom).toBeLessThanOrEqual(400)
  expect(bottom <= y || top >= end).toBe(true)

  await number(page)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const bar = await barBottom(page)
    const over = await box(notice)
    for (const key of ['Tab', 'Shift+Tab']) {
      const places: number[] = []
      for (;;) {
        await page.keyboard.press(key)
        const stop = await focused(page)
        if (!stop || places.includes(stop.place)) break
        places.push(stop.place)
        expect(stop).toMatchObject({ outline: '3px solid', isSeen: true })
        if (stop.isFixed) continue
        expect(stop.top, stop.name).toBeGreaterThanOrEqual(bar)
        const isBeside = stop.left >= over.right || stop.bottom <= over.y || stop.top >= over.bottom
        expect(isBeside, stop.name).toBe(true)
      }
      expect(places.length).toBeGreaterThan(0)
      const inOrder = places.toSorted((one, other) => one - other)
      expect(places).toEqual(key === 'Tab' ? inOrder : inOrder.toReversed())
    }
    // The focus has left the page for the browser's own controls. Tab moves the focus back into the page.
    await page.keyboard.press('Tab')
  }
  await toEnd()
  const shown = (await box(last)).y
  await page.clock.runFor('00:10')
  await expect(notice).toBeHidden()
  expect(Math.abs((await box(last)).y - shown)).toBeLessThan(1)
})
