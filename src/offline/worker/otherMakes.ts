/// <reference lib="webworker" />
import { precache } from './precache.ts'
import { seenPictures } from './seenPictures.ts'

declare const self: ServiceWorkerGlobalScope

/** Caches that this worker has not made: an earlier site's, whose worker was at the same address. */
async function foreignCaches(): Promise<string[]> {
  const own = [precache.strategy.cacheName, seenPictures.cacheName]
  return (await caches.keys()).filter((name) => !own.includes(name))
}

/** Whether this worker replaces one of another make. */
let replaces = false

/** Takes the place of a worker of another make at once. */
export async function replaceOtherMake() {
  replaces = self.registration.active !== null && (await foreignCaches()).length > 0
  // That one would show the old site for as long as a page of it is open.
  if (replaces) await self.skipWaiting()
}

/** Removes what a worker of another make has left, and shows its pages again. */
export async function tidyUp() {
  for (const name of await foreignCaches()) await caches.delete(name)
  if (!replaces) return
  const pages = await self.clients.matchAll({ type: 'window' })
  // Not waited for: they are answered only when this worker has been activated.
  for (const page of pages) void page.navigate(page.url).catch(() => {})
}
