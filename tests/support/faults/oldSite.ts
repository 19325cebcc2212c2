import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const worker = `const name = 'old-site'
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(['/', '/portfolio'])))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request))))
`

/** Writes an earlier site of the same origin, whose service worker is cache-first. */
export function oldSite(folder: string, workerUrl: string): void {
  mkdirSync(folder, { recursive: true })
  const page = `<!doctype html><title>Old site</title><script src="/register.js"></script>`
  for (const file of ['index.html', 'portfolio.html', '404.html'])
    writeFileSync(join(folder, file), page)
  writeFileSync(join(folder, 'register.js'), `navigator.serviceWorker.register('${workerUrl}')`)
  writeFileSync(join(folder, workerUrl), worker)
}
