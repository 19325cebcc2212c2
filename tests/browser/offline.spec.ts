import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { projects } from '../projects.ts'
import { messages } from '../../src/content/messages.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, saved } from './page.ts'

/** The first visit, to the home page alone, until the worker is active and keeps the site. */
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
    ['/', 'Prominence'],
    ['/?source=app', 'Prominence'],
    ['/?anything=1#about', 'Prominence'],
    ['/portfolio?utm_source=a', 'Portfolio'],
    ['/portfolio/', 'Portfolio'],
    ['/portfolio', 'Portfolio'],
  ] as const
  for (const [path, heading] of pages) {
    const response = await page.goto(origin + path)
    expect(response?.status() ?? 200).toBe(200)
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
  await page.getByRole('link', { name: 'Start Your Project' }).click()
  await page.getByRole('button', { name: 'Get In Touch' }).click()
  await expect(page.getByRole('dialog').getByText('(503) 555-0142')).toBeVisible()
}

test('after one visit the whole site works with the server gone', async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  await server.down()
  await expectWholeSite(page, server.origin)
})

test('after one visit the whole site works without a connection', async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  await visitor.setOffline(true)
  await expect(page.getByText('You are offline. These pages still work')).toBeVisible()
  await expectWholeSite(page, server.origin)
})

test('without a connection the page tells how to book, and gives the contact card', async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  const booking = page.getByText(messages.needsConnection.booking)
  const sites = page.getByText(messages.needsConnection.sites)
  await expect(booking).toBeHidden()
  await visitor.setOffline(true)
  await expect(booking).toBeVisible()
  await expect(booking.getByRole('link', { name: '(503) 555-0142' })).toBeVisible()
  const card = page.getByRole('contentinfo').getByRole('link', { name: 'Save contact card' })
  const download = page.waitForEvent('download')
  await card.click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^BEGIN:VCARD/)
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(sites.first()).toBeVisible()
  await visitor.setOffline(false)
  await expect(sites.first()).toBeHidden()
})

test('an address never visited shows the not-found page offline, with status 404', async ({
  newVisitor,
  server,
  allow,
}) => {
  allow(/nowhere/)
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  await server.down()
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  const response = await page.goto(`${server.origin}/nowhere/at/all?a=1`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
  await expect.poll(() => logged).toContain('Page not found: /nowhere/at/all')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prominence')
})

test('the first visit says that the site is saved, and later visits do not', async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await visitOnce(page, server.origin)
  const notice = page.getByText('Saved. This site now works without a connection.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await saved(page)
  await expect(notice).toBeHidden()
})
