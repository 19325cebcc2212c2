import type { Page } from '@playwright/test'
import { dialog, home, portfolio } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, open, twoFrames } from '../support/page.ts'

const title = (page: Page) => page.locator('h1:visible')

test('Forward reopens the dialog, and a reload closes it', async ({ page }) => {
  const shown = page.getByRole('dialog', { name: dialog.title })
  await open(page, '/portfolio')
  await test.step('Escape pressed twice closes the dialog and stays on the page', async () => {
    await page.getByRole('main').getByRole('link', { name: portfolio.closing.link }).click()
    await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(shown).toBeVisible()
    await page.evaluate(() => {
      const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      for (let time = 0; time < 2; time++) document.activeElement?.dispatchEvent(escape())
    })
    await expect(shown).toBeHidden()
    await expect(page).toHaveURL('/#contact')
  })

  await test.step('Forward reopens it, and Back closes it', async () => {
    // Forward would not reach the dialog if the second key had gone back too.
    await page.goForward()
    await expect(shown).toBeVisible()
    await page.goBack()
    await expect(shown).toBeHidden()
    await page.goForward()
    await expect(shown).toBeVisible()
  })

  await test.step('a reload closes it, and Back then goes on', async () => {
    await page.reload()
    await hydrated(page)
    await expect(shown).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/portfolio')
    await expect(title(page)).toHaveText(portfolio.heading)
  })
})

test('Back to a section leads to the link that was used, where the page was', async ({ page }) => {
  await open(page, `/${home.nav[0].href}`)
  const link = page.getByRole('main').getByRole('link', { name: home.hero.portfolio })
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await link.press('Enter')
  await expect(title(page)).toHaveText(portfolio.heading)
  await page.goBack()
  await expect(link).toBeFocused()
  // The frames in which the browser would scroll to the section.
  await twoFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})
