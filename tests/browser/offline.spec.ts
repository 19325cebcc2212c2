import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dialog, home, messages, portfolio, site } from '../support/content.ts'
import { projects } from '../support/projects.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, saved } from '../support/page.ts'

/** A first visit, only to the home page, until the service worker is active and the site saved. */
async function visitOnce(page: Page, origin: string) {
  await page.goto(origin)
  await saved(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done))
  })
}

async function expectWholeSite(page: Page, origin: string) {
  const pages = [
    ['/', site.brand],
    ['/?source=app', site.brand],
    ['/?anything=1#about', site.brand],
    ['/portfolio?utm_source=a', portfolio.heading],
    ['/portfolio/', portfolio.heading],
    ['/portfolio', portfolio.heading],
  ] as const
  for (const [path, heading] of pages) {
    const response = await page.goto(origin + path)
    expect([path, response?.status()]).toEqual([path, 200])
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(projects.length)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  }
  await page.getByRole('link', { name: portfolio.closing.link }).click()
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page.getByRole('dialog').getByText(site.phone.text)).toBeVisible()
}

test('after one visit the whole site works without a connection', async ({
  newVisitor,
  server,
  allow,
}) => {
  allow(/nowhere/)
  test.setTimeout(120_000)
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  const booking = page.getByText(messages.needsConnection.booking)
  const sites = page.getByText(messages.needsConnection.sites)

  await test.step('neither the first visit nor the second shows a notice', async () => {
    const noticed = page.locator('[data-noticed]')
    await expect(noticed).toHaveCount(0)
    await page.reload()
    await saved(page)
    await expect(noticed).toHaveCount(0)
    await expect(booking).toBeHidden()
  })

  await test.step('the page says what needs a connection, and has the contact card', async () => {
    await visitor.setOffline(true)
    await expect(page.getByText(messages.offline.lost)).toBeVisible()
    await expect(booking.getByRole('link', { name: site.phone.text })).toBeVisible()
    const card = page.getByRole('contentinfo').getByRole('link', { name: dialog.card })
    const download = page.waitForEvent('download')
    await card.click()
    const file = await download
    expect(file.suggestedFilename()).toBe('contact.vcf')
    expect(await readFile(await file.path(), 'utf8')).toContain(`:${site.phone.dial}\r\n`)
    await page.getByRole('link', { name: home.hero.portfolio }).click()
    await expect(sites.first()).toBeVisible()
  })

  await test.step('every page and picture is there', () => expectWholeSite(page, server.origin))

  await test.step('an unknown address shows the 404 page with status 404', async () => {
    const logged: string[] = []
    page.on('console', (line) => logged.push(line.text()))
    const response = await page.goto(`${server.origin}/nowhere/at/all?a=1`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.code)
    await expect(page.getByText(messages.notFound.heading, { exact: true })).toBeVisible()
    await expect.poll(() => logged).toContain('Page not found: /nowhere/at/all')
    await page.getByRole('link', { name: messages.notFound.home }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
  })

  await test.step('what needs a connection is back with it', async () => {
    await expect(booking).toBeVisible()
    await visitor.setOffline(false)
    await expect(booking).toBeHidden()
  })
})

test('the site is installable', async ({ playwright, launchOptions, server }) => {
  // Only a browser with a profile installs sites.
  const visitor = await playwright.chromium.launchPersistentContext('', launchOptions)
  const page = await visitor.newPage()
  await page.goto(server.origin)
  const browser = await visitor.newCDPSession(page)
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${server.origin}/manifest.webmanifest`])
  await visitor.close()
})
