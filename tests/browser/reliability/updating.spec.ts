import type { Locator } from '@playwright/test'
import { countLoads, waitingWorkers } from '../../support/faults/browser.ts'
import {
  expect,
  expectCoherent,
  offlineReady,
  openTab,
  savedVisit,
  test,
} from '../../support/faults/test.ts'
import { home, messages, portfolio, site } from '../../support/content.ts'

test('a new build is offered once and reloads every open tab once', async ({
  host,
  person,
  builds,
}) => {
  const first = await savedVisit(person, host, builds.one)
  await first.reload()
  const second = await openTab(person, `${host.origin}/portfolio`)
  await expectCoherent(second, 'aaaa1111')
  await host.deploy(builds.two)
  await first.reload()
  await expectCoherent(first, 'aaaa1111')
  const third = await openTab(person, host.origin)
  const tabs = [first, second, third]
  for (const page of tabs) await expect(page.getByText(messages.update.ready)).toBeVisible()
  const loads = tabs.map(countLoads)
  await first.getByRole('button', { name: messages.update.reload }).click()
  for (const page of tabs) await expectCoherent(page, 'bbbb2222')
  await offlineReady(first, builds.two)
  expect(loads.map((count) => count())).toEqual([1, 1, 1])
})

test('"Later" hides the offer for this visit; closing all tabs activates the build too', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await host.deploy(builds.two)
  await page.clock.install()
  await page.reload()
  await page.clock.resume()
  await page.getByRole('button', { name: messages.update.later }).click()
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  // Neither the next page nor time brings it back.
  await page.clock.fastForward('00:05')
  await expect(page.getByText(messages.update.ready)).toBeHidden()
  const waiting = await waitingWorkers(await person.newPage())
  await expect.poll(waiting).toBe(1)
  await page.close()
  // The browser activates the new service worker some time after the last tab closes, and only if
  // none opens meanwhile.
  test.setTimeout(180_000)
  await expect.poll(waiting, { timeout: 150_000 }).toBe(0)
  await expectCoherent(await openTab(person, host.origin), 'bbbb2222')
})

test('a rollback is offered like any update @nightly', async ({ host, person, builds }) => {
  await host.deploy(builds.two)
  const page = await savedVisit(person, host, builds.two)
  await host.deploy(builds.one)
  await page.reload()
  await page.getByRole('button', { name: messages.update.reload }).click()
  await expectCoherent(page, 'aaaa1111')
  await offlineReady(page, builds.one)
})

test('a page checks for a build hourly and on return, at most every ten minutes @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await person.newPage()
  await page.clock.install()
  await page.goto(host.origin)
  await page.clock.resume()
  await offlineReady(page, builds.one)
  const checks = () => host.log.filter(({ path }) => path === '/sw.js').length
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const before = checks()
  await comeBack()
  await page.clock.fastForward('09:00')
  await comeBack()
  expect(checks()).toBe(before)
  await page.clock.fastForward('02:00')
  await comeBack()
  await expect.poll(checks).toBe(before + 1)
  await comeBack()
  await page.clock.fastForward('01:00:00')
  await expect.poll(checks).toBe(before + 2)
})

test('a returning visit to an unchanged build sends exactly one request', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await person.newPage()
  await page.close()
  host.log.length = 0
  const next = await openTab(person, host.origin)
  await expectCoherent(next, 'aaaa1111')
  await expect(next.getByText(messages.offline.saved, { exact: true })).toBeVisible()
  await expect.poll(() => host.log).toEqual([{ path: '/sw.js', status: 304 }])
})

test('an open page without a service worker keeps working when its files are gone', async ({
  host,
  person,
  builds,
}) => {
  await person.addInitScript(
    () => void delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  )
  const page = await openTab(person, host.origin)
  // The page must have loaded everything before the host changes.
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

test('an open page with a service worker no longer needs its host @nightly', async ({
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

/** Waits until a picture is loaded, in a page that may reload meanwhile. */
const expectDrawn = (picture: Locator) =>
  expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }).toPass({ timeout: 10_000 })
