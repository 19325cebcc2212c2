import type { BrowserContext, Page } from '@playwright/test'

/** Forgets everything the browser keeps for a site, its HTTP cache included. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Deletes all caches behind the worker's back. */
export function deleteCaches(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

/** Stops running workers, as the browser does with idle ones. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/**
 * Takes the connection from one page, and returns how to give it back. Playwright's own way asks
 * every worker too, and one that has stopped never answers.
 */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  })
  // The page may have been closed meanwhile.
  return () => session.detach().catch(() => {})
}

/** Limits the storage of a site, in bytes; returns how to lift the limit. */
export async function limitStorage(page: Page, quotaSize: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await session.detach()
  }
}

/** Counts how often a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Milliseconds from the start of a navigation to its first paint. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
          type: 'paint',
          buffered: true,
        })
      }),
  )
}

/** Whether the visitor's browser has a worker or a cache of the site left. */
export function leftovers(
  page: Page,
): Promise<{ workers: number; caches: number; controlled: boolean }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    controlled: navigator.serviceWorker.controller !== null,
  }))
}

export const closeAll = (person: BrowserContext) =>
  Promise.all(person.pages().map((page) => page.close()))
