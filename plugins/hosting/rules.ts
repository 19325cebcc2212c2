import { getDomain } from 'tldts'
import { assetFolder, contactCardUrl, resetUrl } from '../../src/addresses.ts'

/** A permanent redirect. */
interface Redirect {
  from: string
  to: string
}

/** The facts about a built site from which the configurations of hosts are written. */
export interface Hosting {
  /** The Content-Security-Policy. */
  policy: string
  /** Canonical paths of the pages. Hosts serve "/portfolio" from portfolio.html. */
  pages: readonly string[]
  /** Names of folders at the root of the site. The names of the files in these folders contain no hash. */
  folders: readonly string[]
  /** Paths of the files at the root that are not pages, such as "/sw.js". */
  files: readonly string[]
  /** Redirects from the URLs of an earlier site to pages of this site. */
  moved: readonly Redirect[]
}

/** Redirects from the URLs of the agency's earlier site. docs/recipes/replace-old-site.md explains how to add redirects. */
export const moved: readonly Redirect[] = []

/** The Cache-Control of files without a hash in their names. Before each use, browsers must ask the host whether the file has changed. */
const revalidated = 'no-cache'

/** The Cache-Control of files with a hash in their names. Browsers may keep these files for a year. */
const immutable = 'public, max-age=31536000, immutable'

/** Content types by file extension, because some hosts do not know all of these extensions. The list includes types of files that an owner may add to public/. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  woff2: 'font/woff2',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/vnd.microsoft.icon',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}

/** Browser features that the Permissions-Policy header turns off, because no page needs them. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * The security headers of every response, except the Content-Security-Policy. Values must not contain
 * $, {, % or a backslash, which have a meaning in the configurations of nginx, Caddy and Apache.
 */
export const securityHeaders: Record<string, string> = {
  // Makes browsers use only HTTPS for two years. The header leaves out subdomains, because an owner's webmail or shop may lack HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  // Makes browsers use the Content-Type of the response instead of guessing a type.
  'X-Content-Type-Options': 'nosniff',
  // Stops other sites from showing the pages in an <iframe>, in old browsers without the CSP directive frame-ancestors.
  'X-Frame-Options': 'DENY',
  // If a visitor follows a link to another site, that site learns the origin of this site, but not the page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // If another site opens a page of this site in a new window, the other site cannot control the window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Lets pages load a file from another origin only if a header of that file allows the use.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** The URL pattern of the files with a hash in their names. */
const hashed = `${assetFolder}*`

/** Lists the URL paths of the files at the root of a site that are not pages. */
export const rootFiles = (files: readonly string[]) =>
  files.filter((file) => !/\/|\.html$/.test(file)).map((file) => `/${file}`)

/**
 * Lists the response headers of a site by URL patterns. "/*" matches every path, "/:file" one path
 * segment, and "/assets/*" everything below a folder. A response gets the headers of every pattern that matches.
 * No two matching patterns set the same header, because some hosts would join the values. The
 * templates of nginx, Caddy and Apache repeat these patterns as regular expressions.
 */
export function headers({ policy, pages, folders, files }: Hosting) {
  const inFolders = folders.map((folder) => `/${folder}/*`)
  const parents = new Set(pages.map((page) => page.slice(0, page.lastIndexOf('/'))))
  const besidePages = [...parents].flatMap((parent) => [`${parent}/:file`, `${parent}/:file/`])
  // Other sites may embed the pictures at the root: the icons, and the pictures for shared links.
  const embeddable = files.filter((path) => /\.(png|svg)$/.test(path))
  const notEmbeddable = [
    ...pages,
    ...files.filter((path) => !embeddable.includes(path)),
    ...inFolders,
    hashed,
  ]
  const rules: Record<string, Record<string, string>> = {}
  const set = (name: string, value: string, patterns: readonly string[]) => {
    for (const pattern of patterns) rules[pattern] = { ...rules[pattern], [name]: value }
  }
  set('Content-Security-Policy', policy, ['/*'])
  for (const [name, value] of Object.entries(securityHeaders)) set(name, value, ['/*'])
  set('Cache-Control', revalidated, ['/', ...besidePages, ...inFolders])
  set('Cache-Control', immutable, [hashed])
  // Lists the path of each page, because a pattern for all pages, such as "/:file", would also match the embeddable pictures.
  set('Cross-Origin-Resource-Policy', 'same-origin', notEmbeddable)
  set('Cross-Origin-Resource-Policy', 'cross-origin', embeddable)
  // Sets the content type of the contact card, because Cloudflare by default sends another type for .vcf files.
  set('Content-Type', contentTypes.vcf ?? '', [contactCardUrl])
  // /reset makes browsers delete the site's storage, but not the HTTP cache, because Chromium may need minutes for the cache (crbug.com/40233601).
  if (pages.includes(resetUrl)) set('Clear-Site-Data', '"storage"', [resetUrl])
  return rules
}

/** Lists the redirects of a site: from other URLs of its pages, such as /portfolio.html, and from URLs of an earlier site. */
export const redirects = ({ pages, moved }: Hosting): Redirect[] => [
  ...pages.flatMap((page) => {
    const variants = page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`]
    return variants.map((from) => ({ from, to: page }))
  }),
  ...moved,
]

/** Lists other origins from which visitors should be redirected to the site: the origin with http, and the origin with "www." added or removed. A subdomain such as shop.example.com gets no "www.". */
export function otherAddresses(origin: string): { http?: string; www?: string } {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return {}
  const isApex = getDomain(host) === host
  const www = host.startsWith('www.') ? host.slice('www.'.length) : isApex && `www.${host}`
  return { http: `http://${host}`, ...(www && { www: `https://${www}` }) }
}

/** Escapes a path for a regular expression of JavaScript, nginx, Caddy or Apache. */
export const escapedPath = (path: string) => path.replaceAll('.', String.raw`\.`)

/** Whether a URL pattern in the syntax of headers(), such as "/assets/*" or "/:file", matches a path. */
export const matchesPath = (pattern: string, path: string) =>
  new RegExp(`^${escapedPath(pattern).replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`, 's').test(
    path,
  )

/**
 * Writes a regular expression that matches the paths that no host serves: configuration files of
 * hosts, compressed copies, and hidden files outside .well-known/. Paths have no leading slash. The
 * configurations of nginx and Apache contain the expression. Caddy does not support `(?!`, so its
 * configuration contains a list of paths instead.
 */
export function unservedPattern(hostFiles: readonly string[]): string {
  const visible = hostFiles.filter((file) => !file.startsWith('.')).map(escapedPath)
  return String.raw`(${visible.join('|')})$|.*\.(br|gz)$|(.*/)?\.(?!well-known/)`
}

/** Returns the file from which hosts serve a page: "/portfolio" -> "/portfolio.html". */
export const pageFile = (page: string) => `${page === '/' ? '/index' : page}.html`
