import { resetUrl } from '../../src/offline/rules.ts'

/** Headers for the paths of a pattern: "/*" is every path, "/:file" one level, "/assets/*" everything below. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** A permanent redirect. */
interface Redirect {
  from: string
  to: string
}

/** The rules for any host of a folder of files. */
export interface Hosting {
  /**
   * Every rule whose pattern matches a path applies. No two matching rules set the same header, because
   * some hosts would join them. A pattern has one rule, because Cloudflare only knows its last.
   */
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
  /** Canonical paths of the pages, for example "/portfolio"; each is served from its .html file. */
  pages: readonly string[]
}

/** For files that keep their names: browsers cache them, but revalidate each time. */
export const revalidated = 'no-cache'

/** For files whose names change with their content: browsers cache them for a year. */
export const immutable = 'public, max-age=31536000, immutable'

/** Content types by file extension, for hosts that do not know all of them. */
export const types: Record<string, string> = {
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
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** Who may load a file. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  /** Our pages alone. */
  own: 'same-origin',
  /** Other sites and mails too. */
  shown: 'cross-origin',
  /** The pictures that have no folder, icons and those for shared links, are made to be shown elsewhere. */
  pattern: String.raw`^/[^/]+\.(png|svg)$`,
} as const

/** The security headers of every response, each with its reason. */
const security = (policy: string): Record<string, string> => ({
  // plugins/hosting/policy.ts lists what a page may load and run.
  'Content-Security-Policy': policy,
  // HTTPS only for two years, subdomains included.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
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
})

/** Files whose names change with their content. */
export const hashed = '/assets/*'

/** What the rules for hosts depend on. */
interface Sent {
  policy: string
  /** Canonical paths. */
  pages: readonly string[]
  /** Folders of files that keep their names. */
  folders: readonly string[]
  /** Paths of the other files, for example "/sw.js". */
  files: readonly string[]
}

/** The paths of a build's files that are no pages and in no folder. */
export const besidePages = (files: readonly string[]) =>
  files.filter((file) => !/\/|\.html$/.test(file)).map((file) => `/${file}`)

/** The rules for hosts of a site. */
export function hosting({ policy, pages, folders, files }: Sent): Hosting {
  const inFolders = folders.map((folder) => `/${folder}/*`)
  const levels = new Set(pages.map((page) => page.slice(0, page.lastIndexOf('/'))))
  const named = [
    '/',
    ...[...levels].flatMap((level) => [`${level}/:file`, `${level}/:file/`]),
    ...inFolders,
  ]
  const shown = files.filter((path) => new RegExp(resourcePolicy.pattern).test(path))
  const own = [...pages, ...files.filter((path) => !shown.includes(path)), ...inFolders, hashed]
  const loadedBy = (who: 'own' | 'shown') => (path: string) => ({
    path,
    headers: { [resourcePolicy.name]: resourcePolicy[who] },
  })
  return {
    headers: onePerPath([
      { path: '/*', headers: security(policy) },
      ...named.map((path) => ({ path, headers: { 'Cache-Control': revalidated } })),
      { path: hashed, headers: { 'Cache-Control': immutable } },
      // One by one, because a pattern for the pages would match the pictures beside them too.
      ...own.map(loadedBy('own')),
      ...shown.map(loadedBy('shown')),
      // Cloudflare has another type for it.
      { path: '/contact.vcf', headers: { 'Content-Type': types.vcf ?? '' } },
      ...(pages.includes(resetUrl)
        ? [{ path: resetUrl, headers: { 'Clear-Site-Data': '"cache", "storage"' } }]
        : []),
    ]),
    redirects: pages.flatMap(otherNames),
    pages,
  }
}

/** The rules with those of the same pattern as one. */
function onePerPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = new Map<string, HeaderRule['headers']>()
  for (const { path, headers } of rules) byPath.set(path, { ...byPath.get(path), ...headers })
  return Array.from(byPath, ([path, headers]) => ({ path, headers }))
}

/** Redirects from a page's other names. */
function otherNames(page: string): Redirect[] {
  const names = page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`]
  return names.map((from) => ({ from, to: page }))
}

/** Whether a pattern matches a path. */
export function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('*', '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`, 's').test(path)
}

/** All headers of a path. */
export const headersOf = ({ headers }: Hosting, path: string): Record<string, string> =>
  Object.assign({}, ...headers.filter((rule) => fits(rule.path, path)).map((rule) => rule.headers))

/** Files of a build that are never served: hosts' rules, and compressed copies. */
export const unserved = ['_headers', '_redirects', 'vercel.json', '.assetsignore', '*.br', '*.gz']

/** Headers without those for caching and loading, for which nginx and Caddy have patterns. */
function besidePatterns({ headers, path }: HeaderRule): HeaderRule {
  const { 'Cache-Control': _, [resourcePolicy.name]: __, ...others } = headers
  return { path, headers: others }
}

/** Rules for a single path, other than caching and loading. */
export const singleRules = ({ headers: all }: Hosting) =>
  all
    .filter(({ path }) => !/[*:]/.test(path))
    .map(besidePatterns)
    .filter(({ headers }) => Object.keys(headers).length > 0)

/** The headers of every answer that depend on nothing. */
export const commonHeaders = (hosting: Hosting): Record<string, string> =>
  besidePatterns({ path: '/', headers: headersOf(hosting, '/') }).headers

/** A text in double quotes for nginx and Caddy. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Indented lines of a block. */
export const indented = (lines: readonly string[], by = '  ') =>
  lines.map((line) => by + line).join('\n')
