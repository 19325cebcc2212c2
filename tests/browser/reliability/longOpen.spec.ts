import type { Locator } from '@playwright/test'
import { countLoads } from '../../faults/browser.ts'
import { expect, open, savedVisit, test } from '../../faults/test.ts'
import { home, portfolio, site } from '../../content.ts'

test('an open page without a worker goes on working when its files are gone', async ({
  host,
  person,
  builds,
}) => {
  await person.addInitScript(
    () => void delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  )
  const page = await open(person, host.origin)
  // Whatever else it needs must have arrived before the host changes.
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await host.deploy(builds.two)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(site.phone.text)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
  const picture = page.getByRole('main').getByRole('img').first()
  await expectDrawn(picture)
  expect(loads()).toBeLessThanOrEqual(1)
})

test('an open page with a worker needs nothing of its host any more', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  const loads = countLoads(page)
  await host.deploy(builds.two)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  const picture = page.getByRole('main').getByRole('img').first()
  await expectDrawn(picture)
  expect(loads()).toBe(0)
})

/** Waits until a picture is there, in a page that may reload itself meanwhile. */
const expectDrawn = (picture: Locator) =>
  expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }).toPass({ timeout: 10_000 })
