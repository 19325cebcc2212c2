import { contactCardUrl, manifestUrl, resetUrl } from '../addresses.ts'

/**
 * The offline rules, shared by the build, the worker and the page. How sw.ts answers:
 *
 * | request                    | answer                                                         |
 * |----------------------------|----------------------------------------------------------------|
 * | a page, whatever its query | the precached page; no network                                 |
 * | any file of the precache   | the precached file; no network                                 |
 * | an unknown page            | the network; without an answer in ten seconds: the 404 page,   |
 * |                            | status 404                                                     |
 * | a precached file that is   | the network; a page, script or font of this build is kept      |
 * | gone from the precache     | again, a newer build's is passed on                            |
 * | /reset, and anything else  | the network                                                    |
 */

/** URL of the worker, whose scope is the whole site. */
export const workerUrl = '/sw.js'

/** URL of the worker that removes another one and every cache (worker/remover.ts). /reset registers it; the kill switch serves it as sw.js. */
export const removerUrl = '/remover.js'

/**
 * URLs of workers that earlier sites had at this origin. Visitors' browsers keep those workers and
 * their caches until the remover answers at the same URL.
 * To retire another worker, append its URL: "/ngsw-worker.js", "/serviceworker.js".
 */
export const retiredWorkers: readonly `/${string}.js`[] = ['/service-worker.js']

/**
 * How long the host may take to answer for an unknown address, in milliseconds, before the 404 page
 * is shown: a slow page is not a missing page, and after ten seconds a person gives up.
 */
export const longestWaitForHost = 10_000

/** Files of the precache, as glob patterns in dist/. A function, which scripts of pages leave out. */
export const precached = () => [
  // Without the reset page, which clears the copy.
  `**/!(${resetUrl.slice(1)}).html`,
  'assets/*.{js,css,woff2,svg}',
  'assets/pictures/*.avif',
  contactCardUrl.slice(1),
  manifestUrl.slice(1),
  // The browser requests it at each start of the installed app.
  'assets/icon-192-*.png',
]

/** What a page's HTML says about itself: its build, at `<html>`; its address, and that it registers no worker, at `#root`. */
export const attributes = {
  build: 'data-build',
  page: 'data-page',
  noWorker: 'data-worker="off"',
} as const

/** A worker's answer to the question STATUS of a page. */
export interface WorkerStatus {
  /** The build of the precached home page; undefined if that is gone. */
  build: string | undefined
}
