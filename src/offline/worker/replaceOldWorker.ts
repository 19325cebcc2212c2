/// <reference lib="webworker" />
import { precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Returns the names of the caches that a previous website at this domain has made: all caches except the precache. */
const foreignCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name !== precache.strategy.cacheName)

/** Replaces a previous website's service worker at once, because it would continue to serve the previous website. */
export async function replaceOldWorker() {
  if (self.registration.active && (await foreignCaches()).length > 0) await self.skipWaiting()
}

/** Deletes the caches of a previous website at this domain. Reloads its open pages, so that they show this site. */
export async function tidyUp() {
  const pages = await self.clients.matchAll({ type: 'window' })
  const foreign = await foreignCaches()
  if (foreign.length === 0) return
  for (const name of foreign) await caches.delete(name)
  // Does not await `navigate()`. The browser navigates after this service worker's activation, which waits for this function.
  for (const page of pages) void page.navigate(page.url).catch(() => {})
}
