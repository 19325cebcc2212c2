import type { Page } from '@playwright/test'
import { messages } from '../support/content.ts'
import { themeNames } from '../../src/theme/choices.ts'
import { themeColor } from '../../src/theme/palette.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

/** A six-digit hexadecimal color as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const light = computed(themeColor.light)
const dark = computed(themeColor.dark)

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
/** The color of the browser's bars: the first theme-color whose media query matches. */
const barColor = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll(
      (all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content,
    )

test('the theme follows the system until the visitor chooses one, which applies before the next first paint', async ({
  page,
}) => {
  const { system } = messages.theme
  const control = (name: string) => page.getByRole('button', { name, exact: true })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { dataset } = document.documentElement
      dataset.beforeBody = dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-before-body', 'none')
  expect(await ground(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).toBe(dark)
  expect(await barColor(page)).toBe(themeColor.dark)
  await expect(control(system)).toHaveAttribute('aria-pressed', 'true')

  for (const theme of themeNames) {
    const name = messages.theme[theme]
    await test.step(name, async () => {
      const opposite = theme === 'dark' ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme: opposite })
      await control(name).click()
      await expect(control(name)).toHaveAttribute('aria-pressed', 'true')
      expect(await ground(page)).toBe(computed(themeColor[theme]))
      await expect.poll(() => barColor(page)).toBe(themeColor[theme])

      await open(page, '/portfolio')
      await expect(page.locator('html')).toHaveAttribute('data-before-body', theme)
      expect(await ground(page)).toBe(computed(themeColor[theme]))
      await expect.poll(() => barColor(page)).toBe(themeColor[theme])

      await control(system).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-theme')
      await expect.poll(() => barColor(page)).toBe(themeColor[opposite])
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    })
  }
})

test.describe('before the visitor uses the page', () => {
  test.use({ isUsed: false })

  test("a dark theme colors the browser's bars, and a choice applies in all tabs", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/')
    expect(await barColor(page)).toBe(themeColor.dark)
    const other = await context.newPage()
    await other.goto('/portfolio')
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await ground(page)).toBe(light)
  })
})
