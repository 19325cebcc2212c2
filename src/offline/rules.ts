/**
 * The offline rules: which files are kept, for the build, the worker and the page. How the routes
 * of sw.ts answer:
 *
 * | request                    | answer                                                         |
 * |----------------------------|----------------------------------------------------------------|
 * | a page, whatever its query | the precached page; no network                                 |
 * | any file of the precache   | the precached file; no network                                 |
 * | /reset                     | the network alone                                              |
 * | an unknown page            | the network; without an answer in ten seconds: the 404 page,   |
 * |                            | status 404                                                     |
 * | a precached file that is   | the network, checked, which mends the precache; a newer build  |
 * | gone from the precache     | is passed on as it is; without a network: the "not saved" page |
 * | a picture                  | the precached one; one that was seen before, checked by its    |
 * |                            | name; the network                                              |
 * | anything else              | the network                                                    |
 */

/** Where the worker is served; its scope is the whole site. */
export const workerUrl = '/sw.js'

/** Where a worker is served that removes another one and every cache (worker/remover.ts): /reset registers it, the kill switch has it in the worker's place. */
export const removerUrl = '/remover.js'

/**
 * Where earlier sites at this origin had their workers, at its root. Visitors' browsers keep those, and
 * what they saved, for as long as nothing answers there that removes them; the remover does.
 * To retire another one, append its address: "/ngsw-worker.js", "/serviceworker.js".
 */
export const retiredWorkers: readonly `/${string}.js`[] = ['/service-worker.js']

/** What describes the installed app. */
export const manifestUrl = '/manifest.webmanifest'

/** The page that answers unknown addresses offline. */
export const notFoundUrl = '/404'

/** The page that clears this site's storage; a worker must never answer it. */
export const resetUrl = '/reset'

/**
 * After how long without any answer the 404 page stands in for an unknown address, in milliseconds:
 * a slow answer is not a missing page, and after this time a person would have given up.
 */
export const patience = 10_000

/** Files of the build that are kept offline, as glob patterns. */
export const precached = [
  // The reset page clears the copy, so it is no part of it.
  `**/!(${resetUrl.slice(1)}).html`,
  'assets/*.{js,woff2,svg}',
  'assets/pictures/*.avif',
  'contact.vcf',
  manifestUrl.slice(1),
  'favicon.svg',
  // The browser asks for it at every start of the app.
  'icon-192.png',
]

/** Where the pictures are, each named by its bytes. */
export const pictureFolder = '/assets/pictures/'

/** Whether a picture's bytes are those that its name holds the hash of: the first 16 hexadecimal digits of their SHA-256. */
export async function isIntact(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const promised = /\.([\da-f]{16})\.\w+$/.exec(new URL(url).pathname)?.[1]
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'))
  return found.join('') === promised
}

/** What the pictures of the precache may weigh in all, in bytes; those beyond it are kept once they were seen. */
export const pictureBudget = 300_000

/** The one canonical path of a page: no "index.html", no ".html", no slash at the end. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/\/+$/, '') || '/'
  )
}

/** What a page asks a worker, and what it answers. */
export interface WorkerStatus {
  /** The build whose home page the worker keeps; undefined when it has lost it. */
  build: string | undefined
  /** Whether every file is there that is to be kept before it is seen. */
  complete: boolean
  /** Whether pictures are missing only because the visitor asks to save data; each is kept once it was seen. */
  sparing: boolean
}
export type WorkerQuestion = 'STATUS' | 'REPAIR'
