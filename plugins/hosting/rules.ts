import { getDomain } from 'tldts'
import { assetFolder, contactCardUrl, resetUrl } from '../../src/addresses.ts'

/** A permanent redirect. */
interface Redirect {
  from: string
  to: string
}

/** What hosts must know of a folder of files that is a site. */
export interface Hosting {
  /** The Content-Security-Policy. */
  policy: string
  /** Canonical paths of the pages, for example "/portfolio"; each is served from its .html file. */
  pages: readonly string[]
  /** Folders of files that keep their names. */
  folders: readonly string[]
  /** Paths of the other files, for example "/sw.js". */
  files: readonly string[]
  /** Redirects from addresses of an earlier site. */
  moved: readonly Redirect[]
}

/** Addresses of the agency's earlier site, and the page that took the place of each: docs/recipes/replace-old-site.md. */
export const moved: readonly Redirect[] = []

/** For files that keep their names: browsers cache them, but revalidate each time. */
const revalidated = 'no-cache'

/** For files whose names change with their content: browsers cache them for a year. */
const immutable = 'public, max-age=31536000, immutable'

/** Content types by file extension, for hosts that do not know all of them: those of the build, and what an owner may put into public/. */
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

const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * The security headers of every response besides its policy, each with its reason. Values have no
 * $, {, % or backslash, which nginx, Caddy and Apache would read as their own.
 */
export const securityHeaders: Record<string, string> = {
  // HTTPS only for two years, without includeSubDomains: an owner's webmail or shop may lack HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  // Browsers must not guess another type.
  'X-Content-Type-Options': 'nosniff',
  // No framing by other sites, for browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Other sites see the origin, not the page, that a visitor comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Windows of other sites cannot reach ours.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Our pages only load files that allow it.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // No page uses these features.
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
}

/** Files whose names change with their content, and which browsers may keep. */
const hashed = `${assetFolder}*`

/** The paths of a build's files at the root, without pages. */
export const rootFiles = (files: readonly string[]) =>
  files.filter((file) => !/\/|\.html$/.test(file)).map((file) => `/${file}`)

/**
 * The headers of a site by patterns: "/*" is every path, "/:file" one level, "/assets/*" everything
 * below. Every pattern that matches a path applies. No two of them set the same header, because some
 * hosts would join them. The templates for nginx, Caddy and Apache say the same by expressions.
 */
export function headers({ policy, pages, folders, files }: Hosting) {
  const inFolders = folders.map((folder) => `/${folder}/*`)
  const levels = new Set(pages.map((page) => page.slice(0, page.lastIndexOf('/'))))
  const named = [...levels].flatMap((level) => [`${level}/:file`, `${level}/:file/`])
  // Pictures that have no folder, icons and those for shared links, are made to be shown elsewhere.
  const shown = files.filter((path) => /\.(png|svg)$/.test(path))
  const own = [...pages, ...files.filter((path) => !shown.includes(path)), ...inFolders, hashed]
  const rules: Record<string, Record<string, string>> = {}
  const set = (name: string, value: string, patterns: readonly string[]) => {
    for (const pattern of patterns) rules[pattern] = { ...rules[pattern], [name]: value }
  }
  set('Content-Security-Policy', policy, ['/*'])
  for (const [name, value] of Object.entries(securityHeaders)) set(name, value, ['/*'])
  set('Cache-Control', revalidated, ['/', ...named, ...inFolders])
  set('Cache-Control', immutable, [hashed])
  // One by one, because a pattern for the pages would match the pictures beside them too.
  set('Cross-Origin-Resource-Policy', 'same-origin', own)
  set('Cross-Origin-Resource-Policy', 'cross-origin', shown)
  // Cloudflare has another type for it.
  set('Content-Type', contentTypes.vcf ?? '', [contactCardUrl])
  const clearing = pages.filter((page) => page === resetUrl)
  // Without "cache", for which Chromium waits seconds or minutes (crbug.com/40233601).
  set('Clear-Site-Data', '"storage"', clearing)
  return rules
}

/** The redirects of a site: from a page's other addresses, and from those of an earlier site. */
export const redirects = ({ pages, moved }: Hosting): Redirect[] => [
  ...pages.flatMap((page) => {
    const names = page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`]
    return names.map((from) => ({ from, to: page }))
  }),
  ...moved,
]

/** Other addresses that people type for a site, and that lead to it: with http; and with www, or without it. A subdomain such as shop.example.com has no www. */
export function otherAddresses(origin: string): { http?: string; www?: string } {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return {}
  const isApex = getDomain(host) === host
  const www = host.startsWith('www.') ? host.slice('www.'.length) : isApex && `www.${host}`
  return { http: `http://${host}`, ...(www && { www: `https://${www}` }) }
}

/** A path as a regular expression, in the syntax that JavaScript, nginx, Caddy and Apache share. */
export const escapedPath = (path: string) => path.replaceAll('.', String.raw`\.`)

/** Whether a pattern matches a path. */
export const matchesPath = (pattern: string, path: string) =>
  new RegExp(`^${escapedPath(pattern).replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`, 's').test(
    path,
  )

/**
 * The paths that no host serves, without their first slash: files that hosts read, compressed copies,
 * and hidden files outside .well-known/. A regular expression for JavaScript, nginx and Apache, after
 * "^". Caddy has a list instead, because its expressions have no `(?!`.
 */
export function unservedPattern(hostFiles: readonly string[]): string {
  const named = hostFiles.filter((file) => !file.startsWith('.')).map(escapedPath)
  return String.raw`(${named.join('|')})$|.*\.(br|gz)$|(.*/)?\.(?!well-known/)`
}

/** The file of a page. */
export const pageFile = (page: string) => `${page === '/' ? '/index' : page}.html`
