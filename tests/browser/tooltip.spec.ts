import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { box, open } from '../support/page.ts'
import { messages, planned as plannedLinks } from '../support/content.ts'

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

test.use({ hasTouch: true })

test('a tooltip opens by pointer and keyboard, stays under the pointer, and closes by Escape', async ({
  page,
}) => {
  test.skip(plannedLinks.length < 2, 'The footer has no planned links')
  const first = planned(page).first()
  const second = planned(page).nth(1)
  await page.clock.install({ time: '2030-01-01' })
  await open(page, '/')
  await first.scrollIntoViewIfNeeded()
  // From now on the clock only moves by `page.clock.runFor`.
  await page.clock.pauseAt('2030-01-02')

  await test.step('it opens after 700 ms, stays under the pointer and closes by Escape', async () => {
    await point(page, first)
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

  await test.step('a touch opens none', async () => {
    await page.mouse.move(0, 0)
    await page.touchscreen.tap(...(await center(first)))
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toBeHidden()
  })

  await test.step('keyboard focus opens it after 700 ms, and leaving closes it', async () => {
    await first.focus()
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    await page.clock.runFor(750)
    await expect(tooltip(page)).toBeVisible()
    await expect(second).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(0)
    await expect(tooltip(page)).toBeHidden()
  })

  await test.step('it opens for a link that the focus scrolls into view', async () => {
    await page.clock.runFor(2000)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(first).not.toBeInViewport()
    await expect(tooltip(page)).toBeHidden()
    await first.focus()
    await expect(first).toBeInViewport()
    await page.clock.runFor(750)
    await expect(tooltip(page)).toBeVisible()
  })

  await test.step('that of an icon button does not repeat its accessible name', async () => {
    // With reduced motion there is no pause button.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const pause = page.getByRole('button', { name: messages.motion.pause })
    await pause.scrollIntoViewIfNeeded()
    await point(page, pause)
    await page.clock.runFor(750)
    await expect(tooltip(page)).toHaveText(messages.motion.pause)
    await expect(pause).toHaveAccessibleDescription('')
  })
})
