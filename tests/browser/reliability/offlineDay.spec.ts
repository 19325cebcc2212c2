import { readFile } from 'node:fs/promises'
import { builds } from '../../support/builds.ts'
import { dialog, home, messages, portfolio, site } from '../../support/content.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectPictures, saved } from '../../support/page.ts'
import { projects } from '../../support/projects.ts'
import { expectCoherent, savedVisit, stopWorkers } from '../../support/savedCopy.ts'

test.use({ expectsErrors: false })

const pages = [
  ['/', site.brand],
  ['/?source=app#about', site.brand],
  ['/index.html', site.brand],
  ['/portfolio/?utm_source=a', portfolio.heading],
  ['/portfolio', portfolio.heading],
] as const

test('after one visit the whole site works without a connection', async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(120_000)
  await savedVisit(page, host, builds.one)
  const booking = page.getByText(messages.needsConnection.booking)

  await test.step('neither the first visit nor the second shows a notice', async () => {
    const noticed = page.locator('[data-noticed]')
    await saved(page)
    await expect(noticed).toHaveCount(0)
    await page.reload()
    await saved(page)
    await expect(noticed).toHaveCount(0)
    await expect(booking).toBeHidden()
  })

  await test.step('the page says what needs a connection, and has the contact card', async () => {
    await context.setOffline(true)
    await expect(page.getByText(messages.offline.lost)).toBeVisible()
    await expect(booking.getByRole('link', { name: site.phone.text })).toBeVisible()
    const card = page.getByRole('contentinfo').getByRole('link', { name: dialog.card })
    const download = page.waitForEvent('download')
    await card.click()
    const file = await download
    expect(file.suggestedFilename()).toBe('contact.vcf')
    expect(await readFile(await file.path(), 'utf8')).toContain(`:${site.phone.dial}\r\n`)
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByText(messages.needsConnection.sites).first()).toBeVisible()
    await page.goBack()
    await context.setOffline(false)
    await expect(booking).toBeHidden()
  })

  await host.down()
  for (const [path, heading] of pages) {
    await test.step(`${path} opens with a stopped service worker`, async () => {
      await stopWorkers(page)
      expect((await page.goto(host.origin + path))?.status()).toBe(200)
      await expectCoherent(page, builds.one)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  await test.step('every picture is there, and the dialog', async () => {
    await expectPictures(page, projects.length)
    await page.getByRole('link', { name: portfolio.closing.link }).click()
    await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(page.getByRole('dialog').getByText(site.phone.text)).toBeVisible()
  })
})

test('the site is installable', async ({ playwright, launchOptions, host }) => {
  // Only a browser with a profile installs sites.
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
