// Reads, checks and deletes the copy of the site that a browser has saved.
import { basename } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { precacheList } from './builds.ts'
import type { FaultServer } from './faultServer.ts'

/** Opens an address in a new tab. */
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

/** Waits until the whole build is saved. If a file stays missing, the error names the file. */
export async function offlineReady(page: Page, build: string, timeout = 30_000): Promise<void> {
  // Tries again after an error, because a page that is reloading cannot run scripts.
  await expect(async () => expect(await gaps(page, build)).toEqual([])).toPass({ timeout })
}

/** Expects the page's HTML and script to be of the given build. */
export async function expectCoherent(page: Page, build: string): Promise<void> {
  const mark = basename(build)
  await expect(async () => {
    expect(await seen(page)).toMatchObject({ build: mark, script: mark })
  }).toPass({ timeout: 30_000 })
}

/** Reads the builds of the page's HTML and script, and whether a service worker controls the page. */
export const seen = (page: Page) =>
  page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    script: (globalThis as { build?: string }).build,
    controlled: Boolean(navigator.serviceWorker?.controller),
  }))

/** Computes the SHA-384 of every precached file, by URL. */
function keptHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const hashes: Record<string, string> = {}
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        // The bytes are missing if a new service worker has just deleted this entry of the old build.
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

/** Finds missing and wrong files in the precache of a build. If there are none, the site works offline. */
export async function gaps(page: Page, build: string): Promise<string[]> {
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  // Hashes no files before the worker is active, because hashing would slow its installation down.
  if (!isActive) return ['no active service worker']
  const kept = await keptHashes(page)
  return precacheList(build)
    .filter((entry) => `sha384-${kept[key(entry)]}` !== entry.integrity)
    .map(({ url }) => url)
}

/** Finds precached files whose bytes belong to none of the given builds. */
export async function strangers(page: Page, builds: string[]): Promise<string[]> {
  const known = new Set(builds.flatMap(precacheList).map(({ integrity }) => integrity))
  const kept = await keptHashes(page)
  return Object.keys(kept).filter((url) => !known.has(`sha384-${kept[url]}`))
}

/** Checks for a new build, and waits until the new build is saved or discarded. Returns the state of its worker. */
export const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
    const worker = registration?.installing
    if (worker) await new Promise((end) => worker.addEventListener('statechange', end))
    return worker?.state
  })

/** Counts the service workers, caches and databases that the browser still has of the site. */
export const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    controlled: navigator.serviceWorker.controller !== null,
  }))

/** Deletes all data of a site in the browser, and the HTTP cache. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Deletes all caches, and keeps the service worker. */
export const deleteCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** Stops running service workers, as the browser does when they are idle. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
