/// <reference lib="webworker" />
import { precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Returns the names of all caches except the precache. An earlier site's service worker has made these caches. */
const foreignCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name !== precache.strategy.cacheName)

/** Replaces an earlier site's service worker at once, because otherwise the earlier service worker shows the old site until all its pages are closed. */
export async function replaceOldWorker() {
  if (self.registration.active && (await foreignCaches()).length > 0) await self.skipWaiting()
}

/** Deletes an earlier site's caches, and reloads the open pages that the earlier service worker has shown. */
export async function tidyUp() {
  const pages = await self.clients.matchAll({ type: 'window' })
  const foreign = await foreignCaches()
  if (foreign.length === 0) return
  for (const name of foreign) await caches.delete(name)
  // Does not await the navigations, because the navigations wait for the activation, which waits for this function.
  for (const page of pages) void page.navigate(page.url).catch(() => {})
}
