import { expect, test } from 'vitest'
import { hostHeaders } from '../../../scripts/server/servedFiles.ts'

const text = `# A comment
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache

/assets/*
  cache-control: public, max-age=31536000, immutable

/portfolio
  Link: </a.woff2>; rel=preload
  Link: </b.woff2>; rel=preload
`

const headers = hostHeaders(text)

test('a rule for /* applies to every path', () => {
  for (const address of ['/', '/portfolio', '/no/such/place', '/a\nb']) {
    expect(headers(address)).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    })
  }
})

test('a later rule replaces a header of an earlier one, in any capitalization', () => {
  expect(headers('/assets/x.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a rule without a star applies to one path', () => {
  expect(headers('/portfolio')).toHaveProperty('link')
  for (const address of ['/portfolio/', '/portfolio.html', '/portfolios', '/x/portfolio']) {
    expect(headers(address)).not.toHaveProperty('link')
  }
})

test('a dot in a rule matches a dot, and a placeholder one level', () => {
  const find = hostHeaders('/sw.js\n  A: 1\n/demos/:name\n  B: 2\n')
  expect(find('/swxjs')).toEqual({})
  expect(find('/sw.js')).toEqual({ a: '1' })
  expect(find('/demos/shop')).toEqual({ b: '2' })
  expect(find('/demos/shop/more')).toEqual({})
})

test('a header repeated in one rule becomes one header', () => {
  expect(headers('/portfolio').link).toBe('</a.woff2>; rel=preload, </b.woff2>; rel=preload')
})

test('Windows line ends are accepted', () => {
  expect(hostHeaders('/*\r\n  A: 1\r\n')('/')).toEqual({ a: '1' })
})

test('a line that is neither path nor header is an error with its number', () => {
  expect(() => hostHeaders('/*\n  no colon here\n')).toThrow('_headers, line 2')
  expect(() => hostHeaders('  A: 1\n')).toThrow('_headers, line 1')
})
