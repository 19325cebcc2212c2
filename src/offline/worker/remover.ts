/// <reference lib="webworker" />
import { resetUrl } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * A worker that takes the place of another one, whoever wrote that, and leaves nothing:
 * no cache, no database, no registration. It answers no request, so pages have what the host says.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox notes there when pictures were seen.
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever clears the copy there has the site's other pages save none before they are visited again.
  if (pages.some(({ url }) => new URL(url).pathname === resetUrl)) return
  // The browser refuses it for pages of no worker, which show what the host says as it is.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}
