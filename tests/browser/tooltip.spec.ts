import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { box, open } from './page.ts'
import { messages, planned as plannedLinks } from '../content.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')
const planned = (page: Page) => page.getByRole('contentinfo').getByRole('link', { disabled: true })

async function center(locator: Locator) {
  const { x, y, width, height } = await box(locator)
  return [x + width / 2, y + height / 2] as const
}

/** Moves the pointer there in one event. */
async function point(page: Page, locator: Locator) {
  await page.mouse.move(...(await center(locator)))
}

/** Opens a page whose clock only moves by `page.clock.runFor`. */
test.beforeEach(async ({ page }) => {
  test.skip(plannedLinks.length < 2, 'The footer has no planned links')
  await page.clock.install({ time: '2030-01-01' })
  await open(page, '/')
  await planned(page).first().scrollIntoViewIfNeeded()
  await page.clock.pauseAt('2030-01-02')
})

test('a tooltip opens after 700 ms, stays under the pointer and closes by Escape', async ({
  page,
}) => {
  await point(page, planned(page).first())
  await page.clock.runFor(650)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip(page)).toHaveText(messages.comingSoon)
  await page.mouse.move(...(await center(tooltip(page))), { steps: 60 })
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toBeHidden()
})

test('keyboard focus opens a tooltip after 700 ms, and leaving closes it', async ({ page }) => {
  await planned(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(planned(page).nth(1)).toBeFocused()
  await page.clock.runFor(750)
  await expect(tooltip(page)).toBeVisible()
  await expect(planned(page).nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(0)
  await expect(tooltip(page)).toBeHidden()
})

test('a tooltip opens for a link that the focus scrolls into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(planned(page).first()).not.toBeInViewport()
  await planned(page).first().focus()
  await expect(planned(page).first()).toBeInViewport()
  await page.clock.runFor(750)
  await expect(tooltip(page)).toBeVisible()
})

test('the tooltip of an icon button does not repeat its accessible name', async ({ page }) => {
  // With reduced motion there is no pause button.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const pause = page.getByRole('button', { name: messages.motion.pause })
  await pause.scrollIntoViewIfNeeded()
  await point(page, pause)
  await page.clock.runFor(750)
  await expect(tooltip(page)).toHaveText(messages.motion.pause)
  await expect(pause).toHaveAccessibleDescription('')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('no tooltip opens', async ({ page }) => {
    await page.touchscreen.tap(...(await center(planned(page).first())))
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toBeHidden()
  })
})
