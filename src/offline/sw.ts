/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { canonicalPath, pictureFolder, resetUrl } from './rules.ts'
import { lastResort } from './worker/lastResort.ts'
import { answer } from './worker/messages.ts'
import './worker/otherMakes.ts'
import { precache } from './worker/precache.ts'
import { seenPictures } from './worker/seenPictures.ts'
import { unknownPage } from './worker/unknownPages.ts'

declare const self: ServiceWorkerGlobalScope

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(pictureFolder),
  seenPictures,
)
// A static page has no query: whatever stands there leads to the same document.
registerRoute(
  new PrecacheRoute(precache, {
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    directoryIndex: '',
    urlManipulation: ({ url }) => [new URL(canonicalPath(url.pathname), url)],
  }),
)
registerRoute(new NavigationRoute(unknownPage, { denylist: [new RegExp(`^${resetUrl}([?/]|$)`)] }))
setCatchHandler(({ request }) => lastResort({ request }))

self.addEventListener('message', answer)
clientsClaim()
