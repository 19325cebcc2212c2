import type { Page } from '@playwright/test'
import { dialog, home, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { box, hydrated, open, twoFrames } from '../support/page.ts'

const shown = (page: Page) => page.getByRole('dialog', { name: dialog.title })
const opener = (page: Page) => page.getByRole('button', { name: home.contact.getInTouch })

test.beforeEach(async ({ page }) => {
  await open(page, `/${home.nav[0].href}`)
  await opener(page).click()
  await expect(shown(page)).toBeVisible()
})

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => page.getByRole('button', { name: dialog.close }).click(),
  'Escape, pressed twice': (page) =>
    page.evaluate(() => {
      const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      for (let time = 0; time < 2; time++) document.activeElement?.dispatchEvent(escape())
    }),
  // Repeats the press until the dialog closes, because the dialog ignores clicks in its first 500 ms.
  'presses outside': (page) =>
    expect(async () => {
      await page.mouse.click(20, 300)
      await expect(shown(page)).toBeHidden({ timeout: 100 })
    }).toPass(),
  Back: (page) => page.goBack(),
}

test('every way to close the dialog returns the focus to the same place of the page', async ({
  page,
}) => {
  const scrolled = await page.evaluate(() => scrollY)
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await close(page)
      await expect(shown(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(page).toHaveURL('/')
      await twoFrames(page)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      // Escape was pressed twice, but must go back only one history entry. If both presses had gone back, Forward would
      // not open the dialog again.
      await (way.startsWith('Escape') ? page.goForward() : opener(page).press('Space'))
      await expect(shown(page)).toBeVisible()
    })
  }
  await test.step('a reload', async () => {
    await page.reload()
    await hydrated(page)
    await expect(shown(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null)
  })
})

test('the open dialog keeps the focus, holds the page still, copies the number, and is a sheet on a phone', async ({
  page,
  context,
}) => {
  await test.step('Tab and Shift+Tab keep the focus in the dialog', async () => {
    const focused = shown(page).locator(':focus')
    await expect(focused).toBeAttached()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await page.evaluateHandle(() => new Set<Element | null>())
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key)
        await expect(focused).toBeAttached()
        await stops.evaluate((all) => void all.add(document.activeElement))
      }
      const count = await shown(page).locator('a, button').count()
      expect(await stops.evaluate(({ size }) => size), key).toBe(count)
    }
  })

  await test.step("'Copy number' copies the number, or selects it if copying is blocked", async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = shown(page).getByRole('button', { name: dialog.copy })
    await copy.click()
    await expect(page.getByRole('status').filter({ hasText: dialog.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.phone.text)
    for (const [width, height] of [
      [320, 568],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      const said = await box(shown(page).getByRole('status'))
      const title = await box(shown(page).getByRole('heading', { name: dialog.title }))
      const close = await box(shown(page).getByRole('button', { name: dialog.close }))
      expect(said.y, `${width} x ${height}`).toBeGreaterThanOrEqual(
        Math.max(title.bottom, close.bottom),
      )
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
    })
    await copy.click()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(site.phone.text)
  })

  await test.step('the page behind neither scrolls nor moves', async () => {
    const footer = async () => (await box(page.locator('footer'))).x
    const before = await page.evaluate(() => scrollY)
    const left = await footer()
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, -400)
    await page.keyboard.press('PageUp')
    await twoFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(shown(page)).toBeHidden()
    expect(await footer()).toBe(left)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  })

  await test.step('on a phone it is a sheet at the bottom of the window', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await opener(page).click()
    await expect.poll(async () => (await box(shown(page))).bottom).toBe(667)
    expect((await box(shown(page))).height).toBeLessThanOrEqual(667 * 0.88 + 1)
  })
})
