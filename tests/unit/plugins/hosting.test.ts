import { expect, test } from 'vitest'
import {
  forHosts,
  headersFile,
  redirectsFile,
  vercelConfig,
} from '../../../plugins/hosting/files.ts'
import { caddySite } from '../../../plugins/hosting/caddy.ts'
import { nginxMaps, nginxServer } from '../../../plugins/hosting/nginx.ts'
import {
  besidePages,
  fits,
  headersOf,
  hosting,
  quoted,
  singleRules,
  type HeaderRule,
} from '../../../plugins/hosting/rules.ts'
import { projectName } from '../../../plugins/hosting/write.ts'

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

test.each([
  ['Content-Security-Policy', /^default-src 'none'$/],
  ['Strict-Transport-Security', /^max-age=63072000/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Embedder-Policy', /^require-corp$/],
  ['Permissions-Policy', /^camera=\(\), geolocation=\(\), /],
])('every path has %s', (name, value) => {
  for (const path of paths) expect(headersOf(site(), path)[name]).toMatch(value)
})

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

test('every host keeps a page below another one as it keeps the others', () => {
  expect(headersFile(site())).toContain('\n/portfolio/:file\n  Cache-Control: no-cache\n')
  expect(JSON.parse(vercelConfig(site()))).toHaveProperty(
    'headers',
    expect.arrayContaining([
      { source: '/portfolio/:file', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ]),
  )
  expect(nginxServer(site(), 'site.example', '/srv')).toContain(
    'location = /portfolio/wharf-bakery {\n    try_files /portfolio/wharf-bakery.html =404;',
  )
  expect(nginxMaps).toContain('default "no-cache";')
  // A missing file in the hashed folder may exist tomorrow.
  expect(nginxMaps).toContain('~^(200|206|304)$ $found_cache_control;')
  expect(caddySite(site(), 'https://site.example', '/srv')).toMatch(
    /@named not path \/assets\/\*\n.*header @named Cache-Control "no-cache"/,
  )
})

test.each([
  [
    'nginx sends its headers with errors too',
    nginxServer,
    'add_header X-Frame-Options "DENY" always;',
  ],
  ['nginx has the 404 page for unknown addresses', nginxServer, 'error_page 404 @missing;'],
  [
    'nginx sends compressed copies',
    nginxServer,
    'gzip_static on;\n  gzip_vary on;\n  brotli_static on;',
  ],
  ['nginx knows the type of fonts', nginxServer, 'font/woff2 woff2;'],
  ['nginx hides dot files', nginxServer, String.raw`location ~ /\.(?!well-known/) { return 404; }`],
  ['Caddy has the 404 page for unknown addresses', caddySite, '      status 404\n'],
  ['Caddy sends compressed copies', caddySite, 'file_server {\n    precompressed br gzip'],
  [
    'Caddy hides dot files and rules',
    caddySite,
    'hide _headers _redirects vercel.json .assetsignore',
  ],
  ['Caddy does not name itself', caddySite, 'header -Server'],
])('%s', (_, write, line) => {
  expect(write(site(), 'https://site.example', '/srv')).toContain(line)
})

test('Cloudflare leaves out what it makes itself', () => {
  expect(forHosts(site())['.assetsignore']).toBe('*.br\n*.gz\nvercel.json\n')
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

test('rules for a single path are those that say neither how long nor by whom it is loaded', () => {
  expect(singleRules(site()).map(({ path }) => path)).toEqual(['/reset', '/contact.vcf'])
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

test('every other name of a page redirects permanently to it', () => {
  expect(redirectsFile(site())).toBe(
    [
      '/index / 308',
      '/index.html / 308',
      '/portfolio/ /portfolio 308',
      '/portfolio.html /portfolio 308',
      '/portfolio/wharf-bakery/ /portfolio/wharf-bakery 308',
      '/portfolio/wharf-bakery.html /portfolio/wharf-bakery 308',
      '/reset/ /reset 308',
      '/reset.html /reset 308',
      '',
    ].join('\n'),
  )
})

test('_headers has each path, then its indented headers', () => {
  const headers = [
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/x/*', headers: { C: '3' } },
  ]
  expect(headersFile({ headers, redirects: [], pages: [] })).toBe(
    '/*\n  A: 1\n  B: 2\n\n/x/*\n  C: 3\n',
  )
})

test('vercel.json has the same rules', () => {
  const config = JSON.parse(vercelConfig(site())) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
    redirects: { source: string; destination: string; permanent: boolean }[]
  }
  // Vercel serves /portfolio from portfolio.html.
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(config.headers.map(({ source }) => source)).toContain('/assets/(.*)')
  expect(config.headers.flatMap(({ headers }) => headers).length).toBe(
    site().headers.flatMap(({ headers }) => Object.keys(headers)).length,
  )
  expect(config.redirects[0]).toEqual({ source: '/index', destination: '/', permanent: true })
})

test.each([
  ['Summit & Söhne', 'summit-and-soehne'],
  ['Łódź', 'lodz'],
  ['東京', 'tokyo-example'],
])('the project name of %s is %s', (brand, name) => {
  expect(projectName({ brand, origin: 'https://tokyo.example' })).toBe(name)
})
