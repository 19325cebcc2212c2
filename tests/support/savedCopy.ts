// The saved copy of the site in a browser: what it has, and how a browser loses it.
import { basename } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { precacheList } from './builds.ts'
import type { FaultServer } from './faultServer.ts'

/** A page of the site in a tab of its own. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** A visit that saves the site, after which the service worker answers for the open page too. */
export async function savedVisit(page: Page, host: FaultServer, build: string): Promise<void> {
  await page.goto(`${host.origin}/`)
  await offlineReady(page, build)
  await expect.poll(async () => (await seen(page)).controlled).toBe(true)
}

/** Waits until the whole build is saved. If it never is, the error lists the gaps. */
export async function offlineReady(page: Page, build: string, timeout = 30_000): Promise<void> {
  // A page that reloads meanwhile cannot run scripts.
  await expect(async () => expect(await gaps(page, build)).toEqual([])).toPass({ timeout })
}

/** Expects the page's HTML and script to be of the given build. */
export async function expectCoherent(page: Page, build: string): Promise<void> {
  const mark = basename(build)
  await expect(async () => {
    expect(await seen(page)).toMatchObject({ build: mark, script: mark })
  }).toPass({ timeout: 30_000 })
}

/** The builds of the page's HTML and script, and whether a service worker controls it. */
export const seen = (page: Page) =>
  page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    script: (globalThis as { build?: string }).build,
    controlled: Boolean(navigator.serviceWorker?.controller),
  }))

/** The SHA-384 of every precached file, by URL without the revision. */
function keptHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const hashes: Record<string, string> = {}
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        // A new service worker may delete entries of the old build meanwhile.
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

/** The missing or wrong files in the precache of a build; empty when the site works offline. */
export async function gaps(page: Page, build: string): Promise<string[]> {
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  // Before that, hashing the cached files would only slow the service worker down.
  if (!isActive) return ['no active service worker']
  const kept = await keptHashes(page)
  return precacheList(build)
    .filter((entry) => `sha384-${kept[key(entry)]}` !== entry.integrity)
    .map(({ url }) => url)
}

/** Precached files whose bytes are in none of these builds. */
export async function strangers(page: Page, builds: string[]): Promise<string[]> {
  const known = new Set(builds.flatMap(precacheList).map(({ integrity }) => integrity))
  const kept = await keptHashes(page)
  return Object.keys(kept).filter((url) => !known.has(`sha384-${kept[url]}`))
}

/** Whether the browser still has a service worker, cache or database of the site. */
export const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    controlled: navigator.serviceWorker.controller !== null,
  }))

/** Deletes all data of a site in the browser, the HTTP cache too. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Deletes all caches without the service worker. */
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
