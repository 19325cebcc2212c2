import { readFile } from 'node:fs/promises'
import { builds } from '../../support/builds.ts'
import { demoPages, dialog, home, messages, portfolio, site } from '../../support/content.ts'
import { expect, test } from '../../support/fixtures.ts'
import { box, expectPictures, saved } from '../../support/page.ts'
import { demos, projects } from '../../support/projects.ts'
import { expectCoherent, savedVisit, stopWorkers } from '../../support/savedCopy.ts'

// Simulates a screen with two pixels for each CSS pixel. The browser then asks for large pictures, which are not precached.
test.use({ expectsErrors: false, deviceScaleFactor: 2 })

const pages = [
  ['/', site.brand, 200],
  ['/?source=app#about', site.brand, 200],
  ['/index.html', site.brand, 200],
  ['/no/such/page', messages.notFound.code, 404],
  // "%5C" is an encoded backslash. Browsers read the decoded path "/\" as "//", with which a URL of another host begins.
  ['/%5C', messages.notFound.code, 404],
  ['/portfolio/?utm_source=a', portfolio.heading, 200],
  ['/portfolio', portfolio.heading, 200],
] as const

test.beforeEach(async ({ page, host }) => {
  test.setTimeout(120_000)
  await savedVisit(page, host, builds.one)
})

test('after one visit the whole site works without a connection', async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(/404|\/no\/such\/page|%5C|\/pictures\/large\//)
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
    await expect(page.getByText(portfolio.demos.savedHint)).toBeVisible()
    await page.goBack()
    await context.setOffline(false)
    await expect(booking).toBeHidden()
  })

  await host.down()
  for (const [path, heading, status] of pages) {
    await test.step(`${path} opens with a stopped service worker`, async () => {
      await stopWorkers(page)
      const answer = await page.goto(host.origin + path)
      expect(answer?.status()).toBe(status)
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
      await expectCoherent(page, builds.one)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  await test.step('every picture is there, and the dialog', async () => {
    await expectPictures(page, projects.length)
    await page.getByRole('link', { name: portfolio.closing.link }).click()
    await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(page.getByRole('dialog').getByText(site.phone.text, { exact: true })).toBeVisible()
  })
})

test('without a connection every demo opens from its card, and leads back', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.origin}/portfolio`)
  await saved(page)
  const links = (name: string) => page.getByRole('link', { name, exact: true })
  const [first] = demos
  await links(`${first?.link} ${messages.newTab}`).focus()
  await context.setOffline(true)
  await host.down()
  // Offline, each link to a demo is replaced by a link to the demo's saved copy. The replacement must get the focus.
  await expect(links(first?.savedLink ?? '')).toBeFocused()
  for (const { name, link, savedLink, savedUrl } of demos) {
    await test.step(name, async () => {
      await expect(links(`${link} ${messages.newTab}`)).toBeHidden()
      await links(savedLink).click()
      await expect(page).toHaveURL(host.origin + savedUrl)
      const arrived = await page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].some(({ status }) => status === 'loaded')
      })
      expect(arrived).toBe(true)
      // Links of the saved demo to its own sections and home page must stay in the saved demo.
      for (const own of ['a[href^="#"]', `a[href="${savedUrl}"]`])
        for (const each of await page.locator(own).filter({ visible: true }).all()) {
          await each.press('Enter')
          expect(new URL(page.url()).pathname).toBe(savedUrl)
        }
      await page.goto(host.origin + savedUrl)
      await links(demoPages.savedCopy.back).click()
      await expect(page).toHaveURL(`${host.origin}/portfolio#demos`)
    })
  }
  await test.step('Back leads to the place on the portfolio, and the maker to the home page', async () => {
    await page.goto(host.origin)
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    const last = links(demos.at(-1)?.savedLink ?? '')
    await last.scrollIntoViewIfNeeded()
    const { y } = await box(last)
    await last.click()
    await expect(page.locator('.saved-copy')).toBeVisible()
    await page.goBack()
    await expect.poll(async () => Math.round((await box(last)).y - y)).toBe(0)
    await last.click()
    await links(demoPages.by).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
    await expect(page).toHaveURL(`${host.origin}/`)
  })
})
