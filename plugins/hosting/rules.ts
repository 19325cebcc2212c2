import { resetUrl } from '../../src/offline/rules.ts'

/** Headers for all paths that match a pattern: "/*" is every path, "/:file" one level, "/assets/*" all below. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** An address that leads to another for good. */
interface Redirect {
  from: string
  to: string
}

/** What a host must do with a folder of files, whatever the host. */
export interface Hosting {
  /** Every rule whose pattern fits a path applies to it. No two that fit one path set the same header. */
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
  /** Canonical paths of the pages: "/", "/portfolio". Each is served from its .html file. */
  pages: readonly string[]
}

/** Kept, but asked for each time: what has the same name in every build. */
export const revalidated = 'no-cache'

/** Kept for a year: files whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Types of files by ending, for hosts that do not know all of them. */
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

/** The security headers of every answer, each with its reason. */
const security = (policy: string): Record<string, string> => ({
  // What a page may load and run: plugins/policy.ts.
  'Content-Security-Policy': policy,
  // Never again without TLS, for two years, subdomains too.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  // A file is what its type says.
  'X-Content-Type-Options': 'nosniff',
  // No other site shows ours in a frame; for browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Other sites learn that a visitor came from here, not from which page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A window of another site and ours do not reach each other.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Other sites do not load our files.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Our pages load no file that has not agreed to it.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // No page of ours asks for these.
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
})

/** Below this folder names change with content; all else is asked for each time. */
export const hashed = '/assets/*'

/** What every host does with a site, given its policy, its pages and its folders of files that keep their names. */
export function hosting(
  policy: string,
  pages: readonly string[],
  folders: readonly string[] = [],
): Hosting {
  const named = ['/', '/:file', '/:file/', ...folders.map((folder) => `/${folder}/*`)]
  return {
    headers: [
      { path: '/*', headers: security(policy) },
      ...named.map((path) => ({ path, headers: { 'Cache-Control': revalidated } })),
      { path: hashed, headers: { 'Cache-Control': immutable } },
      // Cloudflare knows another type for it.
      { path: '/contact.vcf', headers: { 'Content-Type': types.vcf ?? '' } },
      ...(pages.includes(resetUrl)
        ? [{ path: resetUrl, headers: { 'Clear-Site-Data': '"cache", "storage"' } }]
        : []),
    ],
    redirects: pages.flatMap(otherNames),
    pages,
  }
}

/** The addresses under which a page might be asked for besides its own. */
function otherNames(page: string): Redirect[] {
  const names = page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`]
  return names.map((from) => ({ from, to: page }))
}

/** Whether a rule's pattern fits a path. */
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

/** Files of a build that are for hosts and never served: their own rules, and ready-made compressions. */
export const hidden = ['_headers', '_redirects', 'vercel.json', '.assetsignore', '*.br', '*.gz']

/** Rules for one address each, besides its caching. */
export const singleRules = ({ headers: all }: Hosting) =>
  all.filter(({ path, headers }) => !/[*:]/.test(path) && !headers['Cache-Control'])

/** A text in double quotes, as nginx and Caddy read it. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Lines of a block, set in. */
export const indented = (lines: readonly string[], by = '  ') =>
  lines.map((line) => by + line).join('\n')
