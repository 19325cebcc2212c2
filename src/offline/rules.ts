/**
 * The offline rules, shared by the build, the worker and the page. How sw.ts answers:
 *
 * | request                    | answer                                                         |
 * |----------------------------|----------------------------------------------------------------|
 * | a page, whatever its query | the precached page; no network                                 |
 * | any file of the precache   | the precached file; no network                                 |
 * | /reset                     | the network alone; offline: the "not saved" page               |
 * | an unknown page            | the network; without an answer in ten seconds: the 404 page,   |
 * |                            | status 404                                                     |
 * | a precached file that is   | the network, checked by its hash, which repairs the precache;  |
 * | gone from the precache     | a newer build as it is; without a network: the "not saved" page |
 * | a picture                  | the precached one; one seen before, checked by the hash in its |
 * |                            | name; the network                                              |
 * | anything else              | the network                                                    |
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

/** URL of the web app manifest. */
export const manifestUrl = '/manifest.webmanifest'

/** The page that answers unknown addresses offline. */
export const notFoundUrl = '/404'

/** The page that clears this site's storage; the worker never answers it. */
export const resetUrl = '/reset'

/**
 * How long the host may take to answer for an unknown address, in milliseconds, before the 404 page
 * is shown: a slow page is not a missing page, and after ten seconds a person gives up.
 */
export const patience = 10_000

/** Files of the precache, as glob patterns in dist/. */
export const precached = [
  // Without the reset page, which clears the copy.
  `**/!(${resetUrl.slice(1)}).html`,
  'assets/*.{js,woff2,svg}',
  'assets/pictures/*.avif',
  'contact.vcf',
  manifestUrl.slice(1),
  'favicon.svg',
  // The browser requests it at each start of the installed app.
  'icon-192.png',
]

/** Folder of the pictures, whose names contain the hash of their bytes. */
export const pictureFolder = '/assets/pictures/'

/** Whether a picture's bytes match the hash in its name: the first 16 hexadecimal digits of their SHA-256. */
export async function isIntact(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const promised = /\.([\da-f]{16})\.\w+$/.exec(new URL(url).pathname)?.[1]
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'))
  return found.join('') === promised
}

/** Limit for all pictures of the precache, in bytes. Others are cached once seen. */
export const pictureBudget = 300_000

/** The canonical path of a page: without "index.html", ".html", a trailing or a repeated slash. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/+/g, '/')
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '') || '/'
  )
}

/** A worker's answer to a question of a page. */
export interface WorkerStatus {
  /** The build of the precached home page; undefined if that is gone. */
  build: string | undefined
  /** Whether every file that should be precached is there. */
  complete: boolean
  /** Whether pictures are left out because the visitor asks to save data. */
  sparing: boolean
  failure?: Failure
}

/** What is known of a copy that could not be saved: no space, or files that are not the build's. The worker tells it to every page. */
export type Failure = 'full' | 'altered' | undefined
export type WorkerQuestion = 'STATUS' | 'REPAIR'
