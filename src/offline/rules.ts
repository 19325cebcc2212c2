import { contactCardUrl, manifestUrl, resetUrl } from '../addresses.ts'

/**
 * The rules of offline use, which the build, the service worker and the page share. The service worker
 * (sw.ts) answers as follows:
 *
 * | request                      | answer                                                         |
 * |------------------------------|----------------------------------------------------------------|
 * | a page, with or without a    | the precached page, without the network                        |
 * | query                        |                                                                |
 * | another precached file       | the precached file, without the network                        |
 * | a page that is not precached | the network's answer; after ten seconds without an answer, the |
 * |                              | 404 page with the status 404                                   |
 * | a precached file that the    | the network's answer; a page, script or font of this build is  |
 * | browser has lost             | saved again                                                    |
 * | /reset and any other request | the network's answer                                           |
 */

/** The URL of the service worker. Its scope is the whole site. */
export const workerUrl = '/sw.js'

/** The URL of the remover (worker/remover.ts), a service worker that replaces other service workers and deletes every cache. /reset registers the remover. */
export const removerUrl = '/remover.js'

/**
 * The URLs at which previous websites of this domain had service workers. Browsers keep an old service worker and its
 * caches until they find another script at its URL. The build therefore writes the remover (worker/remover.ts) to
 * each of these URLs. To remove another service worker, append its URL, such as "/ngsw-worker.js".
 */
export const retiredWorkers: readonly `/${string}.js`[] = ['/service-worker.js']

/**
 * How long the host may take to answer a request for an unknown page, in milliseconds. Then the
 * service worker answers with the 404 page. The time is long, because a slow page may exist.
 */
export const longestWaitForHost = 10_000

/** Returns the files of the precache, as glob patterns in dist/. The patterns are in a function, because the bundler removes an unused function from the page's scripts, but would keep an unused constant with calls. */
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

/** The answer of a service worker after a page has sent the message STATUS. */
export interface WorkerStatus {
  /** The ID of the precached home page's build. Undefined if the precache has no home page. */
  build: string | undefined
}
