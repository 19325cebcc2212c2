import { expect, test } from 'vitest'
import { canonicalPath } from '../../../src/content/addresses.ts'
import { retiredWorkers } from '../../../src/offline/rules.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/portfolio', '/portfolio'],
  ['/portfolio/', '/portfolio'],
  ['/portfolio//', '/portfolio'],
  ['//portfolio', '/portfolio'],
  ['//portfolio///index.html', '/portfolio'],
  ['/portfolio.html', '/portfolio'],
  ['/portfolio/index.html', '/portfolio'],
  ['/404.html', '/404'],
  ['/404', '/404'],
  ['/%70ortfolio', '/portfolio'],
  ['/%FF', '/%FF'],
  ['/a%2Fb', '/a%2Fb'],
  ['/no/such/page/', '/no/such/page'],
  ['/assets/index-abc.js', '/assets/index-abc.js'],
  ['/html', '/html'],
  ['/a.html/b', '/a.html/b'],
  ['/index/b', '/index/b'],
])('the path %s has the canonical path %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('the worker of the site before this one is retired', () => {
  expect(retiredWorkers).toContain('/service-worker.js')
})
