import { contactCardUrl, manifestUrl, resetUrl } from '../addresses.ts'

/**
 * The offline rules, which the build, the service worker and the page share. The service worker
 * (sw.ts) answers as follows:
 *
 * | request                      | answer                                                         |
 * |------------------------------|----------------------------------------------------------------|
 * | a page, with or without a    | the precached page, without the network                        |
 * | query                        |                                                                |
 * | another precached file       | the precached file, without the network                        |
 * | an unknown page              | the network's answer; after ten seconds without an answer, the |
 * |                              | 404 page with the status 404                                   |
 * | a file that has disappeared  | the network's answer; a page, script or font of this build is  |
 * | from the precache            | saved again                                                    |
 * | /reset and any other request | the network's answer                                           |
 */

/** The URL of the service worker. Its scope is the whole site. */
export const workerUrl = '/sw.js'

/** The URL of the remover (worker/remover.ts), a service worker that replaces other service workers and deletes every cache. /reset registers the remover. */
export const removerUrl = '/remover.js'

/**
 * The URLs of service workers that earlier sites had at this origin. Visitors' browsers keep these
 * service workers and their caches until the host sends the remover (worker/remover.ts) at the same URL.
 * To remove another service worker, append its URL, such as "/ngsw-worker.js".
 */
export const retiredWorkers: readonly `/${string}.js`[] = ['/service-worker.js']

/**
 * How long the host may take to answer a request for an unknown page, in milliseconds. Then the
 * service worker answers with the 404 page. The time is long, because a slow page may exist.
 */
export const longestWaitForHost = 10_000

/** Returns the files of the precache, as glob patterns in dist/. A function, because the bundler removes an unused function from the page's scripts, but would keep the calls in an unused constant. */
export const precached = () => [
  // All pages except /reset, because /reset deletes the precache.
  `**/!(${resetUrl.slice(1)}).html`,
  'assets/*.{js,css,woff2,svg}',
  'assets/pictures/*.avif',
  contactCardUrl.slice(1),
  manifestUrl.slice(1),
  // The browser requests this icon each time the installed app starts.
  'assets/icon-192-*.png',
]

/** Attributes that the build writes into a page's HTML. The page's scripts and the service worker read the attributes. */
export const attributes = {
  /** The name of the attribute on `<html>` with the ID of the page's build. */
  build: 'data-build',
  /** The name of the attribute on `#root` with the page's path. */
  page: 'data-page',
  /** The attribute on `#root`, with its value, that prevents the registration of the service worker. */
  noWorker: 'data-worker="off"',
} as const

/** A service worker's answer to a page's message STATUS. */
export interface WorkerStatus {
  /** The ID of the precached home page's build. Undefined if the precache has no home page. */
  build: string | undefined
}
