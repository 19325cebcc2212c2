import { expect, test } from '../support/fixtures.ts'
import { box, open } from '../support/page.ts'
import { messages } from '../support/content.ts'

// The delays before a tooltip opens and closes are tested in tests/unit/ui/Tooltip.test.tsx.
test('a tooltip opens by keyboard and pointer, stays under the pointer, and closes by Escape', async ({
  page,
}) => {
  const { pause } = messages.motion
  // Allows motion, because with reduced motion there is no pause button.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const tooltip = page.getByRole('tooltip')
  const button = page.getByRole('button', { name: pause })

  await test.step('by keyboard, at what the focus scrolls into view', async () => {
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto'
      scrollTo(0, document.body.scrollHeight)
    })
    await expect(button).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(tooltip).toHaveText(pause)
    // Screen readers hear no description, because the tooltip shows only the button's name.
    await expect(button).toHaveAccessibleDescription('')
    await page.keyboard.press('Shift+Tab')
    await expect(tooltip).toBeHidden()
  })

  await test.step('by pointer, which can move onto it', async () => {
    await button.hover()
    await expect(tooltip).toHaveText(pause)
    const { x, y, width, height } = await box(tooltip)
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 60 })
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
  })
})
