import type { Page } from '@playwright/test'
import { anchors, dialog, home, portfolio } from '../support/content.ts'
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
    // An address names a section only while the visitor is there.
    await expect(page).toHaveURL('/')
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
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null)
    await page.goBack()
    await expect(page).toHaveURL('/portfolio')
    await expect(title(page)).toHaveText(portfolio.heading)
  })
})

test('Back and a reload return to the place, not to the section that the address named', async ({
  page,
}) => {
  const [section, other] = anchors
  if (!section || !other) throw new Error('The bar has fewer than two links to sections.')
  const place = () => page.evaluate(() => scrollY)
  await open(page, `/#${section.id}`)
  const named = await place()
  // Else the key's own scrolling would go on from the next place.
  const end = page.evaluate(
    () => new Promise((done) => addEventListener('scrollend', done, { once: true })),
  )
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL('/')
  await end
  expect(await place()).toBeGreaterThan(named)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), named + 200)
  await test.step('Back from another section, also before a reload', async () => {
    await page.getByRole('banner').getByRole('link', { name: other.name }).click()
    await expect(page).toHaveURL(`/#${other.id}`)
    await page.goBack()
    await expect.poll(place).toBe(named + 200)
    await page.reload()
    await hydrated(page)
    await twoFrames(page)
    expect(await place()).toBe(named + 200)
  })
  await test.step('Back from another page, with the focus on the heading', async () => {
    await page.getByRole('banner').getByRole('link', { name: section.name }).click()
    await expect(page).toHaveURL(`/#${section.id}`)
    await expect.poll(place).toBe(named)
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).press('Enter')
    await expect(title(page)).toHaveText(portfolio.heading)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toBeFocused()
    // The frames in which the browser would scroll to a section.
    await twoFrames(page)
    expect(await place()).toBeLessThan(named)
  })
})
