/// <reference lib="webworker" />
import { precache } from './precache.ts'
import { seenPictures } from './seenPictures.ts'

declare const self: ServiceWorkerGlobalScope

/** Names of caches that an earlier site's worker made at the same URL. */
async function foreignCaches(): Promise<string[]> {
  const own = [precache.strategy.cacheName, seenPictures.cacheName]
  return (await caches.keys()).filter((name) => !own.includes(name))
}

/** Whether this worker replaces an earlier site's worker. */
let replaces = false

/** Replaces an earlier site's worker at once. */
export async function replaceOtherMake() {
  replaces = self.registration.active !== null && (await foreignCaches()).length > 0
  // It would show the old site as long as one of its pages is open.
  if (replaces) await self.skipWaiting()
}

/** Deletes an earlier site's caches, and reloads its open pages. */
export async function tidyUp() {
  for (const name of await foreignCaches()) await caches.delete(name)
  if (!replaces) return
  const pages = await self.clients.matchAll({ type: 'window' })
  // Without `await`: these navigations wait for this worker's activation.
  for (const page of pages) void page.navigate(page.url).catch(() => {})
}
