import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'
import { fakeSite, script } from './fakeSite.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeEach(async () => void (site = await fakeSite()))
afterEach(() => site.close())

const get = (accept: string, more = {}) =>
  site.get('/assets/x.js', { 'accept-encoding': accept, ...more })

test('a browser gets the smallest encoding that it accepts', async () => {
  const [br, gzip] = await Promise.all([get('gzip, deflate, br'), get('gzip;q=1.0, br;q=0')])
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(String(brotliDecompressSync(br.body))).toBe(script)
  expect(String(gunzipSync(gzip.body))).toBe(script)
  for (const accept of ['', 'identity', 'zebra', 'BR;q=0.000']) {
    const { headers, body } = await get(accept)
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, script])
  }
})

test.each([
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['gzip, br;q=0.9', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=0.5, identity', undefined],
])('Accept-Encoding: %s gets %s', async (accept, coding) => {
  expect((await get(accept)).headers['content-encoding']).toBe(coding)
})

test('Vary names Accept-Encoding, also on uncompressed answers', async () => {
  for (const accept of ['br', 'gzip', 'identity']) {
    expect((await get(accept)).headers.vary).toBe('Accept-Encoding')
  }
  expect((await site.get('/portfolio', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined()
})

test('the 404 page is compressed too', async () => {
  const { status, headers, body } = await site.get('/nope', { 'accept-encoding': 'br' })
  expect([status, headers['content-encoding']]).toEqual([404, 'br'])
  expect(String(brotliDecompressSync(body))).toBe('<h1>Not found</h1>')
})

test('an unchanged file answers 304 with the headers that a cache must renew', async () => {
  const { etag = '' } = (await get('br')).headers
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  for (const known of [etag, `W/${etag}`, `"a", ${etag}`, `"a",W/${etag} , "b"`, '*']) {
    const { status, headers, body } = await get('br', { 'if-none-match': known })
    expect([known, status, body.length]).toEqual([known, 304, 0])
    expect(headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    })
  }
  expect((await get('br', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a reload that bypasses the cache gets the file despite its ETag', async () => {
  const { etag = '' } = (await get('br')).headers
  const { status } = await get('br', { 'if-none-match': etag, 'cache-control': 'no-cache' })
  expect(status).toBe(200)
})

test('each encoding has its own ETag', async () => {
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((accept) => get(accept)))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
})

test('an ETag depends on the content, not on the date', async () => {
  const path = join(site.directory, 'portfolio.html')
  const before = await site.get('/portfolio')
  const { atime, mtime } = statSync(path)
  writeFileSync(path, '<h1>portFolio</h1>')
  utimesSync(path, atime, mtime)
  const changed = await site.get('/portfolio', { 'if-none-match': before.headers.etag })
  expect([changed.status, String(changed.body)]).toEqual([200, '<h1>portFolio</h1>'])
  writeFileSync(path, before.body)
  expect((await site.get('/portfolio', { 'if-none-match': before.headers.etag })).status).toBe(304)
})

test('a running server serves a new build without errors', async () => {
  writeFileSync(join(site.directory, 'index.html'), '<h1>A longer, newer home</h1>')
  writeFileSync(join(site.directory, 'assets/new.js'), 'new')
  rmSync(join(site.directory, 'portfolio.html'))
  expect((await site.get('/portfolio')).status).toBe(404)
  expect(String((await site.get('/')).body)).toBe('<h1>A longer, newer home</h1>')
  expect((await site.get('/assets/new.js')).status).toBe(200)
})

test.each([
  ['bytes=0-4', 206, script.slice(0, 5)],
  ['bytes=5-', 206, script.slice(5)],
  ['bytes=-4', 206, script.slice(-4)],
  ['bytes=5-99999', 206, script.slice(5)],
  ['bytes=99999-', 416, 'Range Not Satisfiable\n'],
  ['bytes=9-3', 200, script],
  ['bytes=1-2,4-5', 200, script],
  ['bytes=99999999999999999999-', 200, script],
  ['nonsense', 200, script],
])('the range %s answers %i', async (range, status, body) => {
  const answer = await get('identity', { range })
  expect([answer.status, String(answer.body)]).toEqual([status, body])
  expect(answer.headers['cache-control']).toMatch(status === 416 ? 'no-cache' : 'immutable')
})

test('a range of a file that has changed answers the whole file', async () => {
  const { etag } = (await get('identity')).headers
  expect((await get('identity', { range: 'bytes=0-4', 'if-range': etag })).status).toBe(206)
  expect((await get('identity', { range: 'bytes=0-4', 'if-range': '"old"' })).status).toBe(200)
})

test('a broken line in _headers is reported at the start', async () => {
  writeFileSync(join(site.directory, '_headers'), 'nonsense')
  await expect(serve({ directory: site.directory, port: 0 })).rejects.toThrow('_headers, line 1')
})
