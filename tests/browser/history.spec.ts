import type { Page } from '@playwright/test'
import { dialog, home, messages, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, open, twoFrames } from '../support/page.ts'

const title = (page: Page) => page.locator('h1:visible')

test('Back restores the focus to the link that was used, Forward reopens the dialog, and a reload closes it', async ({
  page,
}) => {
  const shown = page.getByRole('dialog', { name: dialog.title })
  await open(page, '/portfolio')
  const link = page.getByRole('main').getByRole('link', { name: portfolio.closing.link })

  await test.step('Back restores the focus', async () => {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#contact')).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
  })

  await test.step('Escape pressed twice closes the dialog and stays on the page', async () => {
    await link.click()
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

test('leaving the page closes the menu, and Back before hydration shows the right page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
  await expect(title(page)).toHaveText(portfolio.heading)
  await page.goBack()
  await expect(title(page)).toHaveText(site.brand)
  await page.getByRole('button', { name: messages.menu.open }).click()
  await expect(page.getByRole('button', { name: messages.menu.close })).toBeVisible()
  await page.goForward()
  await expect(title(page)).toHaveText(portfolio.heading)
  await page.goBack()
  await expect(page.getByRole('button', { name: messages.menu.open })).toBeVisible()
  await expect(page.locator('#menu')).toBeHidden()

  await test.step('Back before hydration shows the page of the URL', async () => {
    await page.goForward()
    await expect(page).toHaveURL('/portfolio')
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toHaveText(site.brand)
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
