// Reads, checks and deletes the copy of the site that a browser has saved.
import { basename } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { precacheList } from './builds.ts'
import type { FaultServer } from './faultServer.ts'

/** Opens a URL in a new tab, and returns the tab's page. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Visits the home page, and waits until the site is saved and the service worker controls the page. */
export async function savedVisit(page: Page, host: FaultServer, build: string): Promise<void> {
  await page.goto(`${host.origin}/`)
  await offlineReady(page, build)
  await expect.poll(async () => (await seen(page)).controlled).toBe(true)
}

/** Waits until every file of a build is saved. After the timeout, the error names the missing files. */
export async function offlineReady(page: Page, build: string, timeout = 30_000): Promise<void> {
  // Tries again after an error, because a reload of the page stops the script that `gaps` runs in the page.
  await expect(async () => expect(await gaps(page, build)).toEqual([])).toPass({ timeout })
}

/** Expects the build's ID in the HTML of the page and in the page's script. */
export async function expectCoherent(page: Page, build: string): Promise<void> {
  const mark = basename(build)
  await expect(async () => {
    expect(await seen(page)).toMatchObject({ build: mark, script: mark })
  }).toPass({ timeout: 30_000 })
}

/** Reads the build IDs in the page's HTML and script, and whether a service worker controls the page. */
export const seen = (page: Page) =>
  page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    script: (globalThis as { build?: string }).build,
    controlled: Boolean(navigator.serviceWorker?.controller),
  }))

/** Computes the SHA-384 hash of every precached file. Returns the hashes by URL. */
function keptHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const hashes: Record<string, string> = {}
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        // Skips an entry that has just been deleted, because a new service worker deletes the old build's files.
        if (!bytes) continue
        const digest = await crypto.subtle.digest('SHA-384', bytes)
        const { pathname, search } = new URL(request.url)
        hashes[pathname + search] = btoa(String.fromCharCode(...new Uint8Array(digest)))
      }
    }
    return hashes
  })
}

const key = ({ url, revision }: { url: string; revision: string | null }) =>
  revision ? `${url}?__WB_REVISION__=${revision}` : url

/** Finds the files of a build that are missing or wrong in the precache. If the list is empty, the site works offline. */
export async function gaps(page: Page, build: string): Promise<string[]> {
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  // Computes no hashes before the service worker is active, because hashing would slow down the worker's installation.
  if (!isActive) return ['no active service worker']
  const kept = await keptHashes(page)
  return precacheList(build)
    .filter((entry) => `sha384-${kept[key(entry)]}` !== entry.integrity)
    .map(({ url }) => url)
}

/** Finds the precached files that are in none of the build folders `builds`. */
export async function strangers(page: Page, builds: string[]): Promise<string[]> {
  const known = new Set(builds.flatMap(precacheList).map(({ integrity }) => integrity))
  const kept = await keptHashes(page)
  return Object.keys(kept).filter((url) => !known.has(`sha384-${kept[url]}`))
}

/** Makes the browser check for a new build, and waits until the new build is saved or discarded. Returns the state of the new service worker. */
export const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
    const worker = registration?.installing
    if (worker) await new Promise((end) => worker.addEventListener('statechange', end))
    return worker?.state
  })

/** Counts the service workers, caches and databases of the site in the browser. */
export const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    controlled: navigator.serviceWorker.controller !== null,
  }))

/** Deletes the browser's HTTP cache and all data of a site. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Deletes all caches of the site, but keeps its service worker. */
export const deleteCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** Stops all service workers, as a browser does with idle service workers. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
