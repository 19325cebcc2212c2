/// <reference lib="webworker" />
import { PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { canonicalPath, largePictureFolder, resetUrl } from '../addresses.ts'
import type { WorkerStatus } from './rules.ts'
import { precache, save, savedBuild } from './worker/precache.ts'
import { largePicture } from './worker/largePicture.ts'
import { replaceOldWorker, tidyUp } from './worker/replaceOldWorker.ts'
import { unknownPage } from './worker/unknownPage.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(save(event))
  event.waitUntil(replaceOldWorker())
})

self.addEventListener('activate', (event) => {
  void precache.activate(event)
  // Calls tidyUp before `claim()`, because tidyUp may reload every page that this service worker controls. `claim()`
  // would add the open pages that have loaded without a service worker.
  event.waitUntil(tidyUp().finally(() => self.clients.claim()))
})

// Workbox uses the first route that matches a request. This route answers with precached files. It
// ignores the query, because a static page is the same for every query.
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
registerRoute(({ url }) => url.pathname.startsWith(largePictureFolder), largePicture)
// The host answers /reset, because the host's header Clear-Site-Data empties the browser's storage.
registerRoute(new NavigationRoute(unknownPage, { denylist: [new RegExp(`^${resetUrl}([?/]|$)`)] }))
// A route fails if it cannot restore a precached file that has disappeared, because the host has another build.
// Then answers with the host's file.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('message', (event) => {
  const question: 'SKIP_WAITING' | 'STATUS' | undefined = event.data?.type
  if (question === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (question === 'STATUS') event.waitUntil(answerStatus(event))
})

/** Sends the status through the port of a page's message. */
async function answerStatus({ ports }: ExtendableMessageEvent) {
  const status: WorkerStatus = { build: await savedBuild() }
  ports[0]?.postMessage(status)
}
