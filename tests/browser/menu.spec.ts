import type { Page } from '@playwright/test'
import { anchors, literally, messages } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { barBottom, box, expectUnderBar, open } from '../support/page.ts'

test.use({ viewport: { width: 375, height: 667 } })

const names = new RegExp(
  `^(${[messages.menu.open, messages.menu.close].map(literally).join('|')})$`,
)
const toggle = (page: Page) => page.getByRole('button', { name: names })
const navigation = (page: Page) => page.getByRole('navigation', { name: messages.menu.label })
const panel = (page: Page) => navigation(page).getByRole('list')

async function expectOpen(page: Page) {
  await expect(panel(page)).toBeVisible()
  await expect(toggle(page)).toHaveAccessibleName(messages.menu.close)
  // The button has no `aria-expanded`, because browsers derive the state from the popover that the button names.
  for (const name of ['aria-controls', 'popovertarget'])
    await expect(page.locator(`#${await toggle(page).getAttribute(name)}`)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toHaveAccessibleName(messages.menu.open)
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its own button': (page) => page.getByRole('button', { name: messages.menu.close }).click(),
  'a press outside': (page) => page.mouse.click(20, 600),
  Escape: async (page) => {
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
  },
  'a wider window': async (page) => {
    await page.setViewportSize({ width: 1440, height: 667 })
    await expect(toggle(page)).toBeHidden()
    await expect(panel(page)).toBeVisible()
    await page.setViewportSize({ width: 375, height: 667 })
  },
}

test('the menu opens, closes in every way, and reopens', async ({ page }) => {
  await open(page, '/')
  await expectClosed(page)
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`it closes by ${way}`, async () => {
      await page.getByRole('button', { name: messages.menu.open }).click()
      await expectOpen(page)
      await close(page)
      await expectClosed(page)
    })
  }
  const [{ name, id } = { name: '', id: '' }] = anchors
  await test.step(`it closes by '${name}', which scrolls to its section`, async () => {
    await page.getByRole('button', { name: messages.menu.open }).click()
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expectClosed(page)
    await expectUnderBar(page, page.locator(`#${id}`))
    await expect(page.locator(`#${id}`)).toBeFocused()
  })
  await test.step('it opens by Enter and closes by Space', async () => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page)
    await page.keyboard.press('Space')
    await expectClosed(page)
  })
})

test('in a low window the menu scrolls the focused link into view', async ({ page }) => {
  const height = 256
  await page.setViewportSize({ width: 320, height })
  await open(page, '/')
  await page.getByRole('button', { name: messages.menu.open }).click()
  await expectOpen(page)
  // The window is so low that some links of the menu are below its bottom edge until the menu scrolls.
  const links = await navigation(page).getByRole('link').all()
  const bottom = await barBottom(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const link of key === 'Tab' ? links : links.toReversed().slice(1)) {
      await page.keyboard.press(key)
      await expect(link).toBeFocused()
      const place = await box(link)
      const name = await link.innerText()
      expect([name, place.y >= bottom, place.bottom <= height]).toEqual([name, true, true])
    }
  }
  // The page behind the menu does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
