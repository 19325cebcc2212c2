/// <reference lib="webworker" />
import { precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Names of caches that an earlier site's worker made at the same URL. */
const foreignCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name !== precache.strategy.cacheName)

/** Replaces an earlier site's worker at once: it would show the old site as long as one of its pages is open. */
export async function replaceOldWorker() {
  if (self.registration.active && (await foreignCaches()).length > 0) await self.skipWaiting()
}

/** Deletes that site's caches, and reloads the pages that its worker has left to this one. */
export async function tidyUp() {
  const pages = await self.clients.matchAll({ type: 'window' })
  const foreign = await foreignCaches()
  if (foreign.length === 0) return
  for (const name of foreign) await caches.delete(name)
  // Without `await`: these navigations wait for this worker's activation.
  for (const page of pages) void page.navigate(page.url).catch(() => {})
}
