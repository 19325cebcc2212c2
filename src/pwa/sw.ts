/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { canonicalPath, notFoundUrl } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

precacheAndRoute(self.__WB_MANIFEST, {
  // A static page has no query: whatever stands there leads to the same document.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  directoryIndex: null as unknown as string,
  urlManipulation: ({ url }) => [new URL(canonicalPath(url.pathname), url)],
})
cleanupOutdatedCaches()

registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return notFoundOffline()
    }
  }),
)

/** The not-found page as a host would send it, with status 404. */
async function notFoundOffline(): Promise<Response> {
  const page = await matchPrecache(notFoundUrl)
  if (!page) return Response.error()
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
}

addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

clientsClaim()
