import type { CDPSession, Page } from '@playwright/test'
import { workerUrl } from '../../../src/offline/rules.ts'
import { builds, precacheList } from '../../support/builds.ts'
import { home, literally, messages, portfolio } from '../../support/content.ts'
import type { Fault } from '../../support/faultServer.ts'
import { expect, test } from '../../support/fixtures.ts'
import { saved } from '../../support/page.ts'
import {
  deleteCaches,
  evict,
  expectCoherent,
  gaps,
  offlineReady,
  savedVisit,
  seen,
  strangers,
  updated,
} from '../../support/savedCopy.ts'

const { failed } = messages.offline

test('a broken file prevents saving, and the next visit saves the site', async ({ page, host }) => {
  // Some precached files have a hash in their names. The others have a revision in the precache list. The test breaks one of each.
  const list = precacheList(builds.one).filter(({ url }) => !url.endsWith('.js'))
  const { url: revised = '' } = list.find(({ revision }) => revision) ?? {}
  const { url: hashed = '' } = list.find(({ revision }) => !revision) ?? {}
  const faults: [url: string, Fault][] = [
    [revised, { status: 404 }],
    [hashed, { status: 500 }],
    [revised, { cut: 'reset' }],
    [hashed, { cut: 'clean' }],
    // After this fault, the HTTP cache has half of sw.js, with the ETag of the whole file.
    [workerUrl, { cut: 'clean' }],
  ]
  test.setTimeout(120_000)
  await page.goto(`${host.origin}/robots.txt`)
  for (const [url, fault] of faults) {
    await test.step(`${url}: ${Object.entries(fault).join()}`, async () => {
      // `revised` is the URL of a page. Breaks the page only for requests of the service worker, because the visitor must still see the page.
      const only = url === revised ? 'worker' : undefined
      host.fail(new RegExp(`^${literally(url)}(\\?|$)`), fault, only)
      await page.goto(`${host.origin}/`)
      await expect(page.getByText(failed)).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: home.hero.contact }),
      ).toBeVisible()
      expect((await seen(page)).controlled).toBe(false)
      expect(await strangers(page, [builds.one])).toEqual([])
      host.heal()
      await page.reload()
      await offlineReady(page, builds.one)
      await evict(page)
    })
  }
})

test("a captive portal's page is never saved, and the saved copy stays", async ({ page, host }) => {
  host.fail(/./, { portal: 'page' }, 'worker')
  await page.goto(`${host.origin}/`)
  await expect(page.getByText(failed)).toBeVisible()
  expect(await strangers(page, [builds.one])).toEqual([])
  host.heal()
  await page.reload()
  await offlineReady(page, builds.one)

  host.fail(/./, { portal: 'redirect' })
  await page.goto(`${host.origin}/portfolio`)
  await expectCoherent(page, builds.one)
  expect(await gaps(page, builds.one)).toEqual([])
  expect(await strangers(page, [builds.one])).toEqual([])
})

test('after the caches are deleted, pages load from the host and are saved again, also those of a newer build', async ({
  page,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  await deleteCaches(page)
  await page.goto(`${host.origin}/portfolio`)
  await expectCoherent(page, builds.one)
  await host.down()
  await page.reload()
  await expectCoherent(page, builds.one)
  await deleteCaches(page)
  await expect(page.reload()).rejects.toThrow('ERR_FAILED')
  // Waits for the browser's error page. If the error page appeared later, it would interrupt the next visit.
  await page.waitForURL('chrome-error://chromewebdata/')
  await host.up()
  await host.deploy(builds.two)
  await page.goto(`${host.origin}/portfolio`)
  await expectCoherent(page, builds.two)
  await offlineReady(page, builds.two)
})

/** Limits the browser's storage for the site to `quotaSize` bytes. */
async function limitStorage(page: Page, quotaSize: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return session
}

test('without storage space the first visit works and reports the failure; with space the site is saved', async ({
  page,
  host,
}) => {
  await page.goto(`${host.origin}/robots.txt`)
  const limit = await limitStorage(page, 60_000)
  await page.goto(`${host.origin}/`)
  await expect(page.getByText(failed)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page.getByRole('heading', { name: portfolio.heading, level: 1 })).toBeVisible()
  await limit.send('Storage.overrideQuotaForOrigin', { origin: host.origin })
  await page.reload()
  await offlineReady(page, builds.one)
  await saved(page)
})

test('an update without storage space keeps the old build; with space it installs @nightly', async ({
  page,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const limit = await limitStorage(page, used + 40_000)
  await host.deploy(builds.two)
  expect(await updated(page)).toBe('redundant')
  await host.down()
  await page.goto(`${host.origin}/portfolio`)
  await expectCoherent(page, builds.one)
  expect(await gaps(page, builds.one)).toEqual([])
  await host.up()
  await limit.send('Storage.overrideQuotaForOrigin', { origin: host.origin })
  await page.reload()
  await expect(page.getByText(messages.update.ready)).toBeVisible()
})

test.describe('in a browser that blocks storage', () => {
  test.use({ expectsErrors: false })

  test('the whole site works without errors', async ({ page, host }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(globalThis, name, { get })
      }
    })
    await page.goto(host.origin)
    await page.getByRole('button', { name: messages.theme.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
    await page.reload()
    await expectCoherent(page, builds.one)
    await expect(page.getByText(messages.offline.failed)).toHaveCount(0)
    await expect(page.getByRole('button', { name: messages.install.install })).toHaveCount(0)
  })
})

test('the site is installable', async ({ playwright, launchOptions, host }) => {
  // Starts a browser with a profile on disk, because browsers install no sites in a private window.
  const visitor = await playwright.chromium.launchPersistentContext('', launchOptions)
  const page = await visitor.newPage()
  await page.goto(host.origin)
  const browser = await visitor.newCDPSession(page)
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${host.origin}/manifest.webmanifest`)
  await visitor.close()
})
