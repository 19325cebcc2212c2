import type { BrowserContext, Page } from '@playwright/test'

/** Deletes all data of a site in the browser, the HTTP cache too. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Deletes all caches without the service worker. */
export function deleteCaches(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

/** Stops running service workers, as the browser does when they are idle. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Counts the installed service workers of a visitor that are not yet active, without waking one. */
export async function waitingWorkers(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const states = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await session.send('ServiceWorker.enable')
  return () => [...states.values()].filter((status) => status === 'installed').length
}

/**
 * Disconnects one page; returns a function that reconnects it. `setOffline` of Playwright also sends
 * a command to every service worker, and a stopped one never answers.
 */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  })
  // The page may be closed already.
  return () => session.detach().catch(() => {})
}

/** Limits the storage of a site in bytes; returns a function that removes the limit. */
export async function limitStorage(page: Page, quotaSize: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await session.detach()
  }
}

/** Counts the loads of a page from now on. */
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

/** Whether the visitor's browser still has a service worker or a cache of the site. */
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
