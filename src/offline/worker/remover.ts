/// <reference lib="webworker" />
import { resetUrl } from '../../addresses.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * The remover: replaces any other worker, deletes all caches and databases, and unregisters itself.
 * It answers no request, so pages come from the host.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // While /reset is open, reloading the site's other pages would save the site again.
  if (pages.some(({ url }) => new URL(url).pathname === resetUrl)) return
  // The browser rejects this for pages without a worker, which need no reload.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}
