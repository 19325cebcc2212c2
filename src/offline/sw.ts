/// <reference lib="webworker" />
import { PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { canonicalPath, resetUrl } from '../addresses.ts'
import type { WorkerStatus } from './rules.ts'
import { precache, save, savedBuild } from './worker/precache.ts'
import { replaceOldWorker, tidyUp } from './worker/replaceOldWorker.ts'
import { unknownPage } from './worker/unknownPage.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(save(event))
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
    urlManipulation: ({ url }) => [
      Object.assign(new URL(url), { pathname: canonicalPath(url.pathname), search: '' }),
    ],
  }),
)
// /reset stays the host's, because its Clear-Site-Data header empties the browser's storage.
registerRoute(new NavigationRoute(unknownPage, { denylist: [new RegExp(`^${resetUrl}([?/]|$)`)] }))
// Answers for a precached file that is gone, and of which the host has another build.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('message', (event) => {
  const question: 'SKIP_WAITING' | 'STATUS' | undefined = event.data?.type
  if (question === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (question === 'STATUS') event.waitUntil(answerStatus(event))
})

/** Answers through the port that comes with the question. */
async function answerStatus({ ports }: ExtendableMessageEvent) {
  const status: WorkerStatus = { build: await savedBuild() }
  ports[0]?.postMessage(status)
}
