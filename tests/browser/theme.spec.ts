import type { Page } from '@playwright/test'
import { messages, themeNames, themes } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

/** Converts a color such as #ffffff to the form "rgb(…)" of computed styles. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Expects the theme's color in the page and in the browser's toolbars. For the toolbars, browsers take the first meta element theme-color whose media query matches. */
async function expectTheme(page: Page, theme: (typeof themeNames)[number]) {
  const { paper } = themes[theme].colors
  await expect(page.locator(':root')).toHaveCSS('background-color', computed(paper))
  const bars = page.locator('meta[name="theme-color"]')
  const barColor = () =>
    bars.evaluateAll(
      (all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content,
    )
  await expect.poll(barColor).toBe(paper)
}

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
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await expect(control(system)).toHaveAttribute('aria-pressed', 'true')

  for (const theme of themeNames) {
    const name = messages.theme[theme]
    await test.step(name, async () => {
      const opposite = theme === 'dark' ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme: opposite })
      await control(name).click()
      await expect(control(name)).toHaveAttribute('aria-pressed', 'true')
      await expectTheme(page, theme)
      // `only` stops browsers that darken pages by themselves from darkening the chosen light theme.
      const scheme = theme === 'light' ? /^(only light|light only)$/ : 'dark'
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)

      await open(page, '/portfolio')
      await expect(page.locator('html')).toHaveAttribute('data-before-body', theme)
      await expectTheme(page, theme)

      await control(system).click()
      await expectTheme(page, opposite)
    })
  }
})
