import { assetFolder, cardUrl, resetUrl } from '../../src/content/addresses.ts'

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
   * Values have no $, {, % or backslash, which nginx, Caddy and Apache would read as their own.
   */
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
  /** Canonical paths of the pages, for example "/portfolio"; each is served from its .html file. */
  pages: readonly string[]
}

/** For files that keep their names: browsers cache them, but revalidate each time. */
export const revalidated = 'no-cache'

/** For files whose names change with their content: browsers cache them for a year. */
const immutable = 'public, max-age=31536000, immutable'

/** Content types by file extension, for hosts that do not know all of them: those of the build, and what an owner may put into public/. */
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

/** Files whose names change with their content, and which browsers may keep. */
const hashed = `${assetFolder}*`

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

/** The paths of a build's files at the root, without pages. */
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
  // Pictures that have no folder, icons and those for shared links, are made to be shown elsewhere.
  const shown = files.filter((path) => /\.(png|svg)$/.test(path))
  const own = [...pages, ...files.filter((path) => !shown.includes(path)), ...inFolders, hashed]
  const loadedBy = (who: 'same-origin' | 'cross-origin') => (path: string) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': who },
  })
  return {
    headers: onePerPath([
      { path: '/*', headers: security(policy) },
      ...named.map((path) => ({ path, headers: { 'Cache-Control': revalidated } })),
      { path: hashed, headers: { 'Cache-Control': immutable } },
      // One by one, because a pattern for the pages would match the pictures beside them too.
      ...own.map(loadedBy('same-origin')),
      ...shown.map(loadedBy('cross-origin')),
      // Cloudflare has another type for it.
      { path: cardUrl, headers: { 'Content-Type': types.vcf ?? '' } },
      ...(pages.includes(resetUrl)
        ? [{ path: resetUrl, headers: { 'Clear-Site-Data': '"cache", "storage"' } }]
        : []),
    ]),
    redirects: pages.flatMap(otherNames),
    pages,
  }
}

/** Merges the rules of each pattern. */
function onePerPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = new Map<string, HeaderRule['headers']>()
  for (const { path, headers } of rules) byPath.set(path, { ...byPath.get(path), ...headers })
  return Array.from(byPath, ([path, headers]) => ({ path, headers }))
}

/** Redirects from a page's other addresses. */
function otherNames(page: string): Redirect[] {
  const names = page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`]
  return names.map((from) => ({ from, to: page }))
}

/** The regular expression of a pattern, in the syntax that JavaScript, nginx, Caddy and Apache share. */
export const expression = (pattern: string) =>
  `^${pattern
    .replaceAll('.', String.raw`\.`)
    .replace('*', '.*')
    .replace(/:\w+/g, '[^/]+')}$`

/** Whether a pattern matches a path. */
export const fits = (pattern: string, path: string) =>
  new RegExp(expression(pattern), 's').test(path)

/** Each header with each of its values, and the patterns that have it. */
export function byHeader({ headers: rules }: Hosting) {
  const all: { name: string; value: string; paths: string[] }[] = []
  for (const { path, headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      const known = all.find((each) => each.name === name && each.value === value)
      if (known) known.paths.push(path)
      else all.push({ name, value, paths: [path] })
    }
  return all
}

/** Files of a build that are never served: hosts' rules, and compressed copies. */
export const unserved = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.assetsignore',
  '.htaccess',
  '*.br',
  '*.gz',
]

/** An unserved name as a regular expression: "*.br" matches anywhere, "_headers" at the root. */
export const unservedPattern = `(${unserved
  .map((name) => (name.startsWith('*') ? name.slice(1) : `^/?${name}`).replace('.', String.raw`\.`))
  .join('|')})$`

/** The file of a page. */
export const pageFile = (page: string) => `${page === '/' ? '/index' : page}.html`

/** A text in double quotes for nginx, Caddy and Apache. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Indented lines of a block. */
export const indented = (lines: readonly string[], by = '  ') =>
  lines.map((line) => by + line).join('\n')
