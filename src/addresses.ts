/*
 * The addresses of the site that several files name; offline/rules.ts has those of the workers. No
 * words here, because the build's own programs read this file, and they cannot import a YAML file.
 */

/** The page that answers unknown addresses. */
export const notFoundUrl = '/404'

/** The page that clears this site's storage; it always comes from the network. */
export const resetUrl = '/reset'

export const manifestUrl = '/manifest.webmanifest'

/** The agency's contact card. */
export const contactCardUrl = '/contact.vcf'

/** Where the site keeps the saved copies of the demos. */
export const savedDemoFolder = '/demos/'

/** The saved copy of a demo, a document without the application. */
export const savedDemoUrl = (slug: string) => savedDemoFolder + slug

/** Files whose names change with their content. */
export const assetFolder = '/assets/'
export const pictureFolder = `${assetFolder}pictures/`

/** Folders at the root, without slashes, of files that keep their names. */
export const plainFolders: readonly string[] = ['screenshots', 'licenses']

/** The canonical path of a page: without escapes, "index.html", ".html", a trailing or a repeated slash. */
export function canonicalPath(pathname: string): string {
  return (
    decoded(pathname)
      .replace(/\/+/g, '/')
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '') || '/'
  )
}

/** A path without escapes; as it is if they are not UTF-8, because it is then the path of no page. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Where a demo is served. */
export const demoUrl = (slug: string, { demoAddress }: { demoAddress: string }) =>
  demoAddress.replace('*', slug)
