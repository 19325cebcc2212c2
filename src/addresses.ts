/*
 * The addresses of the site that several files use. offline/rules.ts has the service workers'
 * addresses. This file must not import YAML files, because the build's programs cannot import YAML.
 */

/** The page that answers requests for unknown addresses. */
export const notFoundUrl = '/404'

/** The page that clears the site's storage. The page always comes from the network. */
export const resetUrl = '/reset'

export const manifestUrl = '/manifest.webmanifest'

/** The agency's contact card. */
export const contactCardUrl = '/contact.vcf'

/** The folder of the copies of demos that visitors save with the site. */
export const savedDemoFolder = '/demos/'

/** Returns the path of the copy of a demo that visitors save with the site. The copy has no scripts. */
export const savedDemoUrl = (slug: string) => savedDemoFolder + slug

/** The folder of files whose names change with their content. */
export const assetFolder = '/assets/'
export const pictureFolder = `${assetFolder}pictures/`
/** Pictures for screens with more pixels. The precache leaves these files out. */
export const largePictureFolder = `${pictureFolder}large/`

/** Folders of files without a hash in their names. The folders are at the root, and are written without slashes. */
export const plainFolders: readonly string[] = ['screenshots', 'licenses']

/** Returns the canonical path of a page: without escapes, "index.html", ".html", trailing and repeated slashes. */
export function canonicalPath(pathname: string): string {
  return (
    decoded(pathname)
      .replace(/\/+/g, '/')
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '') || '/'
  )
}

/** Decodes the escapes of a path. Returns the path unchanged if the escapes are invalid, because no page has such a path. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Returns the address of a demo. */
export const demoUrl = (slug: string, { demoAddress }: { demoAddress: string }) =>
  demoAddress.replace('*', slug)
