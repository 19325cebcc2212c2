/**
 * The offline rules, in one table that the build, the worker and the page read.
 *
 * | request                    | answer                                                    |
 * |----------------------------|-----------------------------------------------------------|
 * | a page, whatever its query | the precached page; no network                            |
 * | any file of the precache   | the precached file; no network                            |
 * | an unknown page            | the network; without one, the not-found page, status 404  |
 * | anything else              | the network                                               |
 */

/** Where the worker is served; its scope is the whole site. */
export const workerUrl = '/sw.js'

/** The page that answers unknown addresses offline. */
export const notFoundUrl = '/404'

/** Files of the build that are kept offline, as glob patterns. */
export const precached = [
  '*.html',
  'assets/*.{js,woff2,svg}',
  'assets/pictures/*.avif',
  'contact.vcf',
  'manifest.webmanifest',
  'favicon.svg',
  // The browser asks for it at every start of the app.
  'icon-192.png',
]

/** The one canonical path of a page: no "index.html", no ".html", no slash at the end. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/\/+$/, '') || '/'
  )
}
