import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { savedDemoUrl } from '../../../src/addresses.ts'
import { builds, makeDemoChange } from '../../support/builds.ts'
import { demos, home, messages, portfolio, site } from '../../support/content.ts'
import { expect, test } from '../../support/fixtures.ts'
import { saved } from '../../support/page.ts'
import {
  expectCoherent,
  offlineReady,
  openTab,
  savedVisit,
  strangers,
} from '../../support/savedCopy.ts'

/** Returns a function that counts how often the page has loaded since this call. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test('a new build is offered once and reloads every open tab once', async ({
  page: first,
  context,
  host,
}) => {
  await savedVisit(first, host, builds.one)
  await first.reload()
  const second = await openTab(context, `${host.origin}/portfolio`)
  await expectCoherent(second, builds.one)
  await host.deploy(builds.two)
  await first.reload()
  await expectCoherent(first, builds.one)
  const third = await openTab(context, host.origin)
  const tabs = [first, second, third]
  for (const page of tabs) await expect(page.getByText(messages.update.ready)).toBeVisible()
  const loads = tabs.map(countLoads)
  await first.getByRole('button', { name: messages.update.reload }).click()
  for (const page of tabs) await expectCoherent(page, builds.two)
  await offlineReady(first, builds.two)
  await expect.poll(() => strangers(first, [builds.two])).toEqual([])
  expect(loads.map((count) => count())).toEqual([1, 1, 1])
})

test('a build in which only a demo has changed is taken over without an offer', async ({
  page,
  host,
}) => {
  const [copy = ''] = demos.map(({ slug }) => savedDemoUrl(slug))
  const changed = await makeDemoChange(copy, 'Another title')
  await savedVisit(page, host, builds.one)
  await host.deploy(changed)
  await page.reload()
  const loads = countLoads(page)
  await offlineReady(page, changed)
  // Waits until the new service worker has taken over and answers with the demo's new title.
  const answer = () => page.evaluate(async (path) => (await fetch(path)).text(), copy)
  await expect.poll(answer, { timeout: 30_000 }).toContain('Another title')
  await saved(page)
  await expectCoherent(page, builds.one)
  expect(loads()).toBe(0)
  await expect(page.locator('[data-noticed]')).toHaveCount(0)
  await host.down()
  await page.goto(host.origin + copy)
  await expect(page).toHaveTitle('Another title')
  await rm(changed, { recursive: true })
})

test('a returning visit to an unchanged build sends exactly one request', async ({
  page,
  context,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  await context.newPage()
  await page.close()
  host.log.length = 0
  const next = await openTab(context, host.origin)
  await expectCoherent(next, builds.one)
  await saved(next)
  await expect.poll(() => host.log).toEqual([{ path: '/sw.js', status: 304 }])
})

test('an open page without a service worker keeps working when the host no longer has its files', async ({
  page,
  host,
}) => {
  await page.addInitScript(
    () => void delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  )
  await page.goto(host.origin)
  // Waits until the page has loaded all files of its build. Then the host may serve another build.
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await host.deploy(builds.two)
  await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(site.phone.text)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(1)
})
