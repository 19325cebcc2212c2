import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { killSwitch } from '../../../plugins/offline/killSwitch.ts'
import { removerUrl, workerUrl } from '../../../src/offline/rules.ts'
import { builds } from '../../support/builds.ts'
import { messages } from '../../support/content.ts'
import { faultServer } from '../../support/faultServer.ts'
import { expect, test } from '../../support/fixtures.ts'
import {
  expectCoherent,
  leftovers,
  offlineReady,
  openTab,
  savedVisit,
  stopWorkers,
} from '../../support/savedCopy.ts'

const nothing = { workers: 0, caches: 0, databases: 0, controlled: false }

/** Counts the service workers, caches and databases of a tab's site. If a new worker waits, first stops the active worker. Otherwise the browser would wait until the active worker is idle, and the test keeps it busy. */
async function left(tab: Page) {
  const isNextReady = () =>
    navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state === 'installed')
  if (await tab.evaluate(isNextReady)) await stopWorkers(tab)
  return leftovers(tab)
}

test('the kill switch removes the service worker from every tab, until the next build', async ({
  page,
  context,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  const other = await openTab(context, `${host.origin}/portfolio`)
  const off = test.info().outputPath('kill-switch')
  await killSwitch(builds.two, off)
  await host.deploy(off)
  await page.reload()
  for (const tab of [page, other]) {
    await expect
      .poll(() => left(tab).catch(() => undefined), { intervals: [2000], timeout: 30_000 })
      .toEqual(nothing)
    await expectCoherent(tab, builds.two)
    // Waits until the page has removed the saved copy. A later removal would also delete what the next build saves.
    await expect(tab.locator('html')).toHaveAttribute('data-copy', 'gone', { timeout: 40_000 })
  }
  await host.deploy(builds.one)
  await page.reload()
  await offlineReady(page, builds.one)
})

test('/reset comes from the network, clears the browser, reloads no other tab, and the 404 page links to it', async ({
  page,
  context,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  await page.getByRole('button', { name: messages.theme.dark }).click()
  const other = await openTab(context, `${host.origin}/portfolio`)
  await other.evaluate(() => {
    document.title = 'as it was'
    indexedDB.open('an-older-site').onsuccess = ({ target }) =>
      (target as IDBOpenDBRequest).result.close()
  })
  // Removes the header Clear-Site-Data, because /reset must also work in browsers that do not know this header.
  host.fail(/^\/reset/, { without: 'clear-site-data' })
  await page.goto(`${host.origin}/no/such/page`)
  const answer = page.waitForResponse(`${host.origin}/reset`)
  await page.getByRole('link', { name: messages.notFound.reset }).click()
  expect((await answer).fromServiceWorker()).toBe(false)
  await expect(page.getByText(messages.reset.gone)).toBeVisible()
  await expect(other).toHaveTitle('as it was')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  // The open page still has a service worker: the one that replaced the site's worker and answers no requests.
  await expect.poll(() => leftovers(page)).toEqual({ ...nothing, controlled: true })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await other.close()
  await page.goto(host.origin)
  await offlineReady(page, builds.one)
})

for (const [address, when] of [
  [workerUrl, ''],
  ['/service-worker.js', ' @nightly'],
] as const) {
  test(`one more visit removes the service worker of an earlier site at ${address}${when}`, async ({
    page,
    context,
    host,
  }) => {
    const old = test.info().outputPath('old')
    writeOldSite(old, address)
    await host.deploy(old)
    await page.goto(`${host.origin}/`)
    await expect(page).toHaveTitle('Old site')
    await expect.poll(async () => (await leftovers(page)).controlled).toBe(true)
    const other = await openTab(context, `${host.origin}/portfolio`)
    await host.deploy(builds.one)

    // The old worker still answers the reload with the old site. Then the browser fetches the worker's script again, and
    // gets a new script, which replaces the old worker, deletes the old caches and reloads the page.
    await page.reload()
    await expectCoherent(page, builds.one)
    // The old site is also open in a second tab, which must show the new site too.
    await expectCoherent(other, builds.one)
    await offlineReady(page, builds.one)
    const kept = await page.evaluate(async () => ({
      caches: (await caches.keys()).filter((name) => name.startsWith('old')),
      workers: (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    }))
    expect(kept).toEqual({ caches: [], workers: [workerUrl] })
  })
}

test('after a move to another domain, the first visit of a browser with a saved copy is redirected', async ({
  page,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  const there = await faultServer(builds.two)
  const moved = test.info().outputPath('moved')
  mkdirSync(moved)
  copyFileSync(join(builds.one, removerUrl), join(moved, workerUrl))
  writeRedirects(moved, { '/': `${there.origin}/`, '/portfolio': `${there.origin}/portfolio` })
  await host.deploy(moved)
  await page.goto(`${host.origin}/portfolio`)
  await expect(page).toHaveURL(`${there.origin}/portfolio`)
  await expectCoherent(page, builds.two)
  await there.close()
})

/** Writes the configuration files of the local server into a folder. The keys of `redirects` are paths, and the values are the URLs to which the server redirects. The server adds no headers. */
function writeRedirects(folder: string, redirects: Record<string, string>) {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308\n`)
  writeFileSync(join(folder, '_redirects'), lines.join(''))
  writeFileSync(join(folder, '_headers'), '')
}

/** Writes the files of an older site of the same origin. `address` is the path of the older site's service worker, which answers from its cache, or else from the host. */
function writeOldSite(folder: string, address: string) {
  mkdirSync(folder, { recursive: true })
  const page = `<!doctype html><title>Old site</title><script src="/register.js"></script>`
  for (const file of ['index.html', 'portfolio.html', '404.html'])
    writeFileSync(join(folder, file), page)
  writeRedirects(folder, { '/index.html': '/', '/portfolio.html': '/portfolio' })
  writeFileSync(join(folder, 'register.js'), `navigator.serviceWorker.register('${address}')`)
  writeFileSync(
    join(folder, address),
    `addEventListener('install', (event) => {
      skipWaiting()
      event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/', '/portfolio'])))
    })
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) =>
      event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request))))`,
  )
}
