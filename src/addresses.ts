/*
 * The URLs of the site that several files use. offline/rules.ts has the service workers'
 * URLs. This file must not import YAML files, because the build's plugins import this file and cannot import YAML.
 */

/** The page that answers requests for unknown URLs. */
export const notFoundUrl = '/404'

/** The page that clears the site's storage. The page always comes from the network. */
export const resetUrl = '/reset'

export const manifestUrl = '/manifest.webmanifest'

/** The agency's contact card. */
export const contactCardUrl = '/contact.vcf'

/** The folder with copies of the demos. When the browser saves the site for offline use, it also saves these copies. */
export const savedDemoFolder = '/demos/'

/** Returns the path of a demo's copy, which has no scripts and is saved for offline use together with the site. */
export const savedDemoUrl = (slug: string) => savedDemoFolder + slug

/** The folder of files whose names change with their content. */
export const assetFolder = '/assets/'
export const pictureFolder = `${assetFolder}pictures/`
/** Large versions of pictures, for screens with many pixels. The precache (the files saved for offline use) leaves them out. */
export const largePictureFolder = `${pictureFolder}large/`

/** Folders of files without a hash in their names. The folders are at the root of the site. The list has their names without slashes. */
export const plainFolders: readonly string[] = ['screenshots', 'licenses']

/** Returns the canonical path of a page. Decodes percent-escapes, and removes "index.html", ".html", trailing and repeated slashes. */
export function canonicalPath(pathname: string): string {
  return (
    decoded(pathname)
      .replace(/\/+/g, '/')
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '') || '/'
  )
}

/** Decodes the percent-escapes of a path ("%C3%A9" -> "é"). Returns the path unchanged if a percent-escape is invalid, because no page has such a path. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Returns the URL of a demo, an example website in the portfolio. Replaces the "*" in `demoAddress` by the demo's slug. */
export const demoUrl = (slug: string, { demoAddress }: { demoAddress: string }) =>
  demoAddress.replace('*', slug)
