import type { OutgoingHttpHeaders } from 'node:http'
import { readdirSync } from 'node:fs'
import { hostFiles } from '../../../plugins/hosting/hosts.ts'
import { savedDemoUrl } from '../../../src/addresses.ts'
import { demos } from '../content.ts'

/** A request, and the response that every server must send. */
export interface Row {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  status: number | number[]
  /** The built file that the body must equal. '' means that the body must be empty. Without `body`, any body is right. */
  body?: string
  type?: string
  cache?: string
  encoding?: string
  location?: string
  /** More headers that the response must have. Their names are in lower case. */
  also?: Record<string, string>
}

/** The cache header of files that may change. Browsers ask the host at each visit whether such a file has changed. */
const asked = { cache: 'no-cache' }
/** The cache header of files with a hash in their names. Browsers keep such a file for a year without asking. */
const kept = { cache: 'public, max-age=31536000, immutable' }
const html = { type: 'text/html; charset=utf-8', ...asked }
/** Returns the header that says whether pages of other sites may load a file. */
const loadedBy = (who: 'same-origin' | 'cross-origin') => ({ 'cross-origin-resource-policy': who })

const page = (path: string, body: string): Row => ({
  path,
  status: 200,
  body,
  ...html,
  also: loadedBy('same-origin'),
})
const moved = (path: string, location: string): Row => ({ path, status: 308, location, ...asked })
const missing = (path: string): Row => ({ path, status: 404, body: '404.html', ...html })
const file = (name: string, type: string, caching = asked): Row => ({
  path: `/${name}`,
  status: 200,
  body: name,
  type,
  ...caching,
  also: loadedBy('same-origin'),
})
/** Returns the expected response for a picture that pages of other sites may show. */
const shown = (name: string, type: string): Row => ({
  ...file(name, type),
  also: loadedBy('cross-origin'),
})
const refused = (method: string): Row => ({
  path: '/',
  method,
  status: 405,
  also: { allow: 'GET, HEAD' },
})

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })

const [script = '', style = '', font = '', picture = ''] = [
  /^assets\/hydrate-.*\.js$/,
  /^assets\/.*\.css$/,
  /^assets\/.*\.woff2$/,
  /^assets\/pictures\/.*\.avif$/,
].map((pattern) => built.find((file) => pattern.test(file)))

const [copy = ''] = demos.map(({ slug }) => savedDemoUrl(slug))

/** The requests to the site, each with the expected response. */
export const siteRows: readonly Row[] = [
  page('/', 'index.html'),
  page('/portfolio', 'portfolio.html'),
  page(copy, `${copy.slice(1)}.html`),
  page('/portfolio?utm_source=a', 'portfolio.html'),
  page('/404', '404.html'),
  { ...page('/reset', 'reset.html'), also: { 'clear-site-data': '"storage"' } },

  moved('/index.html', '/'),
  moved('/portfolio/', '/portfolio'),
  moved('/portfolio.html', '/portfolio'),
  moved('/portfolio.html?a=1', '/portfolio?a=1'),
  moved('/portfolio/?next=//evil.example', '/portfolio?next=//evil.example'),
  moved(`${copy}/`, copy),
  moved(`${copy}.html?a=1`, `${copy}?a=1`),
  moved('/reset/', '/reset'),

  // Servers must answer these paths with the 404 page. A redirect to "//evil.example" would lead to another site, because browsers read a name after two slashes as a host.
  ...['//evil.example/', '//evil.example'].map(missing),

  ...['/nowhere', '/nowhere/', '/nowhere.html', '/no/such/page', '/PORTFOLIO'].map(missing),
  ...['/demos', '/demos/', '/demos/nowhere'].map(missing),
  missing('/assets/missing-00000000.js'),
  ...hostFiles.map((file) => missing(`/${file}`)),
  missing('/index.html.br'),
  ...[1000, 10_000].map((length) => missing(`/${'a'.repeat(length)}`)),

  file('sw.js', 'text/javascript; charset=utf-8'),
  file('service-worker.js', 'text/javascript; charset=utf-8'),
  file('manifest.webmanifest', 'application/manifest+json'),
  file('contact.vcf', 'text/vcard; charset=utf-8'),
  shown('favicon.svg', 'image/svg+xml'),
  shown('social.png', 'image/png'),
  file('screenshots/wide.png', 'image/png'),
  file('robots.txt', 'text/plain; charset=utf-8'),
  file('sitemap.xml', 'application/xml'),
  file('llms.txt', 'text/plain; charset=utf-8'),
  file(script, 'text/javascript; charset=utf-8', kept),
  file(style, 'text/css; charset=utf-8', kept),
  file(font, 'font/woff2', kept),
  file(picture, 'image/avif', kept),

  { ...page('/', 'index.html'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...page('/', 'index.html'), headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
  { ...page('/', 'index.html'), headers: { 'accept-encoding': 'gzip, br;q=0' }, encoding: 'gzip' },
  ...['identity', 'gzip;q=0.0', 'br; q=0'].map((accepted) => ({
    ...page('/', 'index.html'),
    headers: { 'accept-encoding': accepted },
  })),
  {
    ...shown('favicon.svg', 'image/svg+xml'),
    headers: { 'accept-encoding': 'br' },
    encoding: 'br',
  },
  { ...missing('/nowhere'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...file(picture, 'image/avif', kept), headers: { 'accept-encoding': 'br' } },

  { ...page('/', ''), method: 'HEAD' },
  { ...missing('/nowhere'), body: '', method: 'HEAD' },
  { ...file(font, 'font/woff2', kept), body: '', method: 'HEAD' },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].map(refused),

  {
    path: `/${font}`,
    headers: { range: 'bytes=0-9' },
    status: 206,
    type: 'font/woff2',
    also: { 'content-length': '10' },
  },
  { path: `/${font}`, headers: { range: 'bytes=99999999-' }, status: 416 },

  ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '/%zz'].map(
    (path): Row => ({ path, status: [400, 404] }),
  ),
]

/** The requests to a demo, which is a separate site, each with the expected response. */
export const demoRows: readonly Row[] = [
  page('/', 'index.html'),
  page('/404', '404.html'),
  moved('/index.html', '/'),
  moved('/404.html', '/404'),
  missing('/nowhere'),
  missing('/portfolio'),
  missing('//evil.example/'),
  shown('icon.svg', 'image/svg+xml'),
  file('robots.txt', 'text/plain; charset=utf-8'),
  { ...page('/', 'index.html'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  refused('POST'),
]
