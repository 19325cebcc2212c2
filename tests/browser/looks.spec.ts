import { expect, test } from '../support/fixtures.ts'
import { keepsState, restyle, settled } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { advice, fileOf, hasPictures } from '../support/taken.ts'
import { taken } from '../support/template.ts'

// Screenshots of half the size still show every change, and their files have a third of the bytes.
test.use({ deviceScaleFactor: 0.5 })

// Takes a screenshot of each whole page, and of each element that only sometimes appears on a page, such as the dialog.
for (const [name, state] of Object.entries(states)) {
  test(`${name} looks as before`, async ({ page, browser }) => {
    test.skip(!hasPictures())
    const hint = `Chromium ${taken.browser} drew the picture; this is ${browser.version()}. ${advice}`
    // Fixes the date, because the footer shows the current year.
    await page.clock.setFixedTime('2026-07-01')
    await keepsState(page)
    const { part, isNarrow } = state
    for (const [width, scheme] of part
      ? ([[isNarrow ? 320 : 1440, 'light']] as const)
      : ([
          [1440, 'light'],
          [320, 'dark'],
        ] as const)) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: scheme })
      await show(page, state)
      // Hides scrollbars. A screenshot of a whole page enlarges the window, so a scrollbar would disappear and the page become wider.
      await restyle(page, 'html { scrollbar-width: none !important }')
      await settled(page)
      const file = ['snapshots', `${fileOf(name)}-${width}.png`]
      // Hides photographs in the screenshot, because their pixels differ between processors.
      const options = { mask: [page.locator('picture')] }
      if (part) await expect(page.locator(part), hint).toHaveScreenshot(file, options)
      else await expect(page, hint).toHaveScreenshot(file, { ...options, fullPage: true })
    }
  })
}
