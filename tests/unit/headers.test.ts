// @vitest-environment node
import { expect, test } from 'vitest'
import { headers, headersFile } from '../../build/headers.ts'

const [all, reset, assets] = headers({ style: 'a{}', scripts: ['go()'] })

test.each([
  ['Strict-Transport-Security', /^max-age=63072000/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Cross-Origin-Embedder-Policy', /^require-corp$/],
  ['Permissions-Policy', /\bcamera=\(\).*\bgeolocation=\(\)/],
  ['Cache-Control', /^no-cache$/],
])('every answer has %s', (name, value) => {
  expect(all?.path).toBe('/*')
  expect(all?.headers[name]).toMatch(value)
})

test('only files with a hash in their name are cached for ever', () => {
  expect(assets?.path).toBe('/assets/*')
  expect(assets?.headers).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('the page that clears a copy says so to the browser, and is never kept', () => {
  expect(reset).toEqual({
    path: '/reset',
    headers: { 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'no-store' },
  })
})

test('the file for hosts names a path, then its headers, indented', () => {
  const rules = [
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/x/*', headers: { A: '3' } },
  ]
  expect(headersFile(rules)).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  A: 3\n')
})
