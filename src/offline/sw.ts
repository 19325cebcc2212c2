/// <reference lib="webworker" />
import { PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { canonicalPath, resetUrl } from '../content/addresses.ts'
import { type WorkerQuestion } from './rules.ts'
import { networkOnly, unknownPage } from './worker/network.ts'
import { replaceOldWorker, tidyUp } from './worker/replaceOldWorker.ts'
import { copyStatus, precache, repair, report, save } from './worker/precache.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(save(event).catch(report))
  event.waitUntil(replaceOldWorker())
})

self.addEventListener('activate', (event) => {
  void precache.activate(event)
  // First tidyUp looks for pages that another worker had; after the claim, this one has all pages.
  event.waitUntil(tidyUp().finally(() => self.clients.claim()))
})

// Order matters: the first route that matches answers.
// A static page ignores the query, so every query gets the same document.
registerRoute(
  new PrecacheRoute(precache, {
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    directoryIndex: '',
    urlManipulation: ({ url }) => [new URL(canonicalPath(url.pathname), url)],
  }),
)
// The host's own answer, because its Clear-Site-Data header empties the browser's storage.
registerRoute(new NavigationRoute(networkOnly, { allowlist: [new RegExp(`^${resetUrl}([?/]|$)`)] }))
registerRoute(new NavigationRoute(unknownPage))
setCatchHandler(networkOnly)

// Questions of a page come with a port for the answer. Workbox defines "SKIP_WAITING".
self.addEventListener('message', (event) => {
  const question: WorkerQuestion | 'SKIP_WAITING' | undefined = event.data?.type
  const reply = (result: Promise<unknown>) =>
    event.waitUntil(result.then((value) => event.ports[0]?.postMessage(value)))

  if (question === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (question === 'STATUS') reply(copyStatus())
  if (question === 'REPAIR') reply(repair(event))
})
