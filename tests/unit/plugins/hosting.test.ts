import { expect, test } from 'vitest'
import { htaccess } from '../../../plugins/hosting/apache.ts'
import { caddyRedirect, caddySite } from '../../../plugins/hosting/caddy.ts'
import { headersFile, json, redirectsFile, vercelConfig } from '../../../plugins/hosting/files.ts'
import { nginxNames, nginxRedirect, nginxSite } from '../../../plugins/hosting/nginx.ts'
import {
  besidePages,
  fits,
  hosting,
  quoted,
  type HeaderRule,
  type Hosting,
} from '../../../plugins/hosting/rules.ts'
import { hostFiles, otherAddresses, projectName } from '../../../plugins/hosting/hosts.ts'

const pages = ['/', '/portfolio', '/portfolio/wharf-bakery', '/reset']
/** Made anew in each test, so that a change of the code is seen by the test that asks. */
const site = () =>
  hosting({
    policy: "default-src 'none'",
    pages,
    folders: ['screenshots'],
    files: besidePages([
      'portfolio.html',
      'sw.js',
      'service-worker.js',
      'social.png',
      'favicon.svg',
    ]),
  })
/** All headers of a path. */
const headersOf = ({ headers }: Hosting, path: string): Record<string, string> =>
  Object.assign({}, ...headers.filter((rule) => fits(rule.path, path)).map((rule) => rule.headers))

const shown = ['/social.png', '/favicon.svg']
const paths = [
  ...pages,
  '/portfolio/wharf-bakery/',
  '/sw.js',
  '/service-worker.js',
  '/screenshots/wide.png',
  ...shown,
  '/assets/a.js',
  '/assets/pictures/a.avif',
  '/no/such/page',
]

test('other sites and mails may show the pictures beside the pages, and load nothing else', () => {
  // An unknown address and a redirect have no rule of their own.
  const isServed = (path: string) => path !== '/no/such/page' && !/.\/$/.test(path)
  for (const path of paths.filter(isServed))
    expect([path, headersOf(site(), path)['Cross-Origin-Resource-Policy']]).toEqual([
      path,
      shown.includes(path) ? 'cross-origin' : 'same-origin',
    ])
})

test('only files with a hash in their name are immutable', () => {
  const caching = paths.map((path) => [path, headersOf(site(), path)['Cache-Control']])
  for (const [path = '', value] of caching) {
    if (path.startsWith('/assets/')) expect(value).toBe('public, max-age=31536000, immutable')
    else expect([path, value]).toEqual([path, path === '/no/such/page' ? undefined : 'no-cache'])
  }
})

test('no pattern has two rules, because Cloudflare would only know the last', () => {
  const patterns = site().headers.map(({ path }) => path)
  expect(patterns).toEqual([...new Set(patterns)])
})

test('no path gets a header from two rules, because hosts would join them', () => {
  for (const path of paths) {
    const names = site()
      .headers.filter((rule) => fits(rule.path, path))
      .flatMap(({ headers }: HeaderRule) => Object.keys(headers))
    expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].sort()])
  }
})

/** A site with each kind of rule. */
const small: Hosting = {
  headers: [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
    { path: '/:file', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/portfolio/:file', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'max-age=31536000', 'X-Own': 'any rule' } },
    { path: '/reset', headers: { 'Clear-Site-Data': '"cache", "storage"' } },
  ],
  redirects: [{ from: '/portfolio/', to: '/portfolio' }],
  pages: ['/', '/portfolio', '/portfolio/wharf-bakery', '/reset'],
}

test.each([
  ['nginx.conf', () => nginxSite(small, 'site.example', '/srv', 0)],
  ['nginx.www.conf', () => nginxRedirect('www.site.example', 'https://site.example')],
  ['Caddyfile', () => caddySite(small, 'https://site.example', '/srv')],
  ['Caddyfile.www', () => caddyRedirect('www.site.example', 'https://site.example')],
  ['htaccess', () => htaccess(small)],
  ['headers', () => headersFile(small)],
  ['redirects', () => redirectsFile(small)],
  ['vercel.json', () => json(vercelConfig(small))],
])('every rule reaches %s', async (file, text) => {
  await expect(text()).toMatchFileSnapshot(`hosts/${file}`)
})

test('nginx gets room for a domain that is longer than it expects', () => {
  expect(nginxNames(['a'.repeat(46)])).toEqual([])
  expect(nginxNames(['a'.repeat(47)])).toEqual(['server_names_hash_bucket_size 512;\n'])
})

test('only /reset sends Clear-Site-Data', () => {
  expect(headersOf(site(), '/reset')['Clear-Site-Data']).toBe('"cache", "storage"')
  const clearing = paths.filter((path) => headersOf(site(), path)['Clear-Site-Data'])
  expect(clearing).toEqual(['/reset'])
})

test('a site without /reset sends it nowhere', () => {
  const other = hosting({ policy: "default-src 'none'", pages: ['/'], folders: [], files: [] })
  expect(headersOf(other, '/reset')).not.toHaveProperty('Clear-Site-Data')
})

test('the contact card is a card on every host', () => {
  expect(headersOf(site(), '/contact.vcf')['Content-Type']).toMatch(/^text\/vcard/)
})

test.each([
  ['sw.js', ['/sw.js']],
  ['notes.html.txt', ['/notes.html.txt']],
  ['portfolio.html', []],
  ['assets/a.js', []],
])('beside the pages, %s is %j', (file, beside) => {
  expect(besidePages([file])).toEqual(beside)
})

test.each([
  ['/*', '/a/b', true],
  ['/*', '/two\nlines', true],
  ['/:file', '/sw.js', true],
  ['/:file', '/a/b', false],
  ['/sw.js', '/swxjs', false],
  ['/sw.js', '/a/sw.js', false],
])('%j matches %j: %s', (pattern, path, isMatch) => {
  expect(fits(pattern, path)).toBe(isMatch)
})

test('a text with quotes and backslashes is one word for nginx and Caddy', () => {
  expect(quoted(String.raw`a "b" \c`)).toBe(String.raw`"a \"b\" \\c"`)
})

test.each([
  ['Summit & Söhne', 'summit-and-soehne'],
  ['Łódź', 'lodz'],
  ['東京', 'tokyo-example'],
])('the project name of %s is %s', (brand, name) => {
  expect(projectName({ brand, origin: 'https://tokyo.example' })).toBe(name)
})

test.each([
  ['https://site.example', { http: 'http://site.example', www: 'https://www.site.example' }],
  ['https://www.site.example', { http: 'http://www.site.example', www: 'https://site.example' }],
  ['https://site.co.uk', { http: 'http://site.co.uk', www: 'https://www.site.co.uk' }],
  ['https://shop.site.example', { http: 'http://shop.site.example' }],
  ['http://localhost:4173', {}],
])('the other addresses of %s are %j', (origin, others) => {
  expect(otherAddresses(origin)).toEqual(others)
})

test('each site has its own folder, domain and rules on each host, and www leads to the domain', () => {
  const demo = hosting({ policy: "default-src 'self'", pages: ['/'], folders: [], files: [] })
  const demos = new Map([['roofing', { address: 'https://roofing.mapa.net/', hosting: demo }]])
  const files = (origin: string) =>
    hostFiles({ agency: { brand: 'Żółta Mapa', origin }, hosting: site() }, demos)
  const {
    'nginx.conf': nginx,
    Caddyfile: caddy,
    ...workers
  } = files('https://mapa.net') as Record<'nginx.conf' | 'Caddyfile', string>
  const redirect = ['www.mapa.net', 'https://mapa.net'] as const
  expect(nginx).toBe(
    [
      ...nginxNames(['mapa.net', 'roofing.mapa.net', 'www.mapa.net']),
      nginxSite(site(), 'mapa.net', '/srv/site/dist', 0),
      nginxSite(demo, 'roofing.mapa.net', '/srv/site/dist-demos/roofing', 1),
      nginxRedirect(...redirect),
    ].join('\n'),
  )
  expect(caddy).toBe(
    [
      caddySite(site(), 'mapa.net', '/srv/site/dist'),
      caddySite(demo, 'roofing.mapa.net', '/srv/site/dist-demos/roofing'),
      caddyRedirect(...redirect),
    ].join('\n'),
  )
  const worker = (name: string, pattern: string, directory: string) => ({
    name,
    routes: [{ pattern, custom_domain: true }],
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    workers_dev: false,
  })
  const parsed = Object.entries(workers).map(([file, text]) => [file, JSON.parse(text as string)])
  expect(Object.fromEntries(parsed)).toMatchObject({
    'wrangler.jsonc': worker('zolta-mapa', 'mapa.net', '../dist'),
    'wrangler.roofing.jsonc': worker(
      'zolta-mapa-roofing',
      'roofing.mapa.net',
      '../dist-demos/roofing',
    ),
  })
  expect(files('https://shop.mapa.net').Caddyfile).not.toContain('www.')
})
