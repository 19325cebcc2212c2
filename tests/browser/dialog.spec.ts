import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { box, open } from './page.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: "Let's Connect" })
const opener = (page: Page) => page.getByRole('button', { name: 'Get In Touch' })

test.beforeEach(async ({ page }) => {
  await open(page, '/')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('the dialog shows the phone number and the place', async ({ page }) => {
  await expect(dialog(page).getByText('(503) 555-0142', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('Portland, Oregon, USA', { exact: true })).toBeVisible()
  const call = dialog(page).getByRole('link', { name: 'Call' })
  await expect(call).toHaveAttribute('href', 'tel:+15035550142')
  await expect(page).toHaveURL('/')
})

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => page.getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside': (page) => page.mouse.click(20, 300),
  Back: (page) => page.goBack(),
}

for (const [way, close] of Object.entries(ways)) {
  test(`the dialog closes by ${way}, and the focus returns`, async ({ page }) => {
    const scrolled = await page.evaluate(() => scrollY)
    await close(page)
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await opener(page).press('Space')
    await expect(dialog(page)).toBeVisible()
  })
}

test('after a dialog was closed, Back leaves the page as usual', async ({ page }) => {
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(page).toHaveURL('/portfolio')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prominence')
  await expect(dialog(page)).toBeHidden()
})

test('the focus stays within the dialog, forwards and backwards', async ({ page }) => {
  const focused = dialog(page).locator(':focus')
  await expect(focused).toBeAttached()
  for (const key of ['Tab', 'Shift+Tab']) {
    const names = new Set<string | null>()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press(key)
      await expect(focused).toBeAttached()
      names.add(await focused.evaluate((element) => element.ariaLabel ?? element.textContent))
    }
    expect(names.size).toBe(5)
  }
})

test('the page behind an open dialog neither scrolls nor moves', async ({ page }) => {
  const place = () => page.locator('#contact-heading').evaluate((h) => h.getBoundingClientRect().x)
  const before = await page.evaluate(() => scrollY)
  const left = await place()
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, -400)
  await page.keyboard.press('PageUp')
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await place()).toBe(left)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
})

test("'Copy number' copies the number and says so", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy number' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Number copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(503) 555-0142')
})

test("'Copy number' selects the number where copying is blocked", async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
  })
  await dialog(page).getByRole('button', { name: 'Copy number' }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('(503) 555-0142')
  await expect(page.getByText('Number copied.')).toBeHidden()
})

test("'Save contact card' downloads the agency's vCard", async ({ page, request }) => {
  const started = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Save contact card' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('contact.vcf')
  const card = await readFile(await download.path(), 'utf8')
  expect(card).toMatch(/^BEGIN:VCARD\r\n/)
  expect(card).toContain('+15035550142')
  expect((await request.get('/contact.vcf')).headers()['content-type']).toMatch(/^text\/vcard/)
})

test('on a phone the dialog is a sheet at the foot of the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await expect.poll(async () => (await box(dialog(page))).bottom).toBe(667)
  expect((await box(dialog(page))).height).toBeLessThanOrEqual(667 * 0.88 + 1)
})
