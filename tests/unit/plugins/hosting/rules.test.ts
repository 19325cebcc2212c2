import { expect, test } from 'vitest'
import { besidePages, fits, headers, redirects } from '../../../../plugins/hosting/rules.ts'

const pages = ['/', '/portfolio', '/portfolio/wharf-bakery', '/reset']
const shown = ['/social.png', '/favicon.svg']
const files = ['/sw.js', '/service-worker.js', ...shown]
const policy = "default-src 'none'"
/** Made anew in each test, so that a change of the code is seen by the test that asks. */
const site = () => headers({ policy, pages, folders: ['screenshots'], files, moved: [] })
const rulesFor = (path: string, rules = site()) =>
  Object.entries(rules)
    .filter(([pattern]) => fits(pattern, path))
    .map(([, values]) => values)
const headersOf = (path: string, rules = site()): Record<string, string> =>
  Object.assign({}, ...rulesFor(path, rules))

const served = [
  ...pages,
  ...files,
  '/screenshots/wide.png',
  '/assets/a.js',
  '/assets/pictures/a.avif',
]
const paths = [...served, '/portfolio/wharf-bakery/', '/no/such/page']

test('other sites and mails may show the pictures beside the pages, and load nothing else', () => {
  for (const path of served)
    expect([path, headersOf(path)['Cross-Origin-Resource-Policy']]).toEqual([
      path,
      shown.includes(path) ? 'cross-origin' : 'same-origin',
    ])
})

test('only files with a hash in their name are immutable', () => {
  for (const path of paths.filter((each) => each !== '/no/such/page'))
    expect([path, headersOf(path)['Cache-Control']]).toEqual([
      path,
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ])
})

test('no path gets a header from two rules, because hosts would join them', () => {
  for (const path of paths) {
    const names = rulesFor(path).flatMap((values) => Object.keys(values))
    expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].sort()])
  }
})

test('each page has its other addresses, and an earlier site those that it had', () => {
  const moved = [{ from: '/our-work.php', to: '/portfolio' }]
  expect(redirects({ policy, pages: ['/', '/portfolio'], folders: [], files: [], moved })).toEqual([
    { from: '/index', to: '/' },
    { from: '/index.html', to: '/' },
    { from: '/portfolio/', to: '/portfolio' },
    { from: '/portfolio.html', to: '/portfolio' },
    ...moved,
  ])
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
