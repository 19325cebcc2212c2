/// <reference lib="webworker" />
import { resetUrl } from '../../addresses.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * The remover replaces another service worker, deletes all caches and databases, and unregisters
 * itself. The remover answers no request, so the host answers all requests.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Reloads no page while /reset is open, because a reloaded page would register the service worker, which saves the site again.
  if (pages.some(({ url }) => new URL(url).pathname === resetUrl)) return
  // The browser rejects `navigate` for pages without a service worker. These pages need no reload.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}
