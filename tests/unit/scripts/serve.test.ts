import { once } from 'node:events'
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'
import { answers } from '../../../scripts/server/answer.ts'
import { fakeSite, script } from '../../support/unit/fakeSite.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeEach(async () => void (site = await fakeSite()))
afterEach(() => site.close())

const kept = 'public, max-age=31536000, immutable'
const policy = "default-src 'none'"

test.each([
  ['/', 'Home'],
  ['/portfolio', 'Portfolio'],
  ['/portfolio?utm_source=a', 'Portfolio'],
  ['/404', 'Not found'],
])('the page at %s answers 200', async (path, title) => {
  const { status, headers, body } = await site.get(path)
  expect([status, String(body)]).toEqual([200, `<h1>${title}</h1>`])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  })
})

test.each([
  ['/portfolio/', '/portfolio'],
  ['/portfolio/?next=//evil.example&b=%20', '/portfolio?next=//evil.example&b=%20'],
  ['/index', '/'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await site.get(path)
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-cache'])
})

test('an unknown path answers 404 with the 404 page, compressed, for no cache to keep', async () => {
  for (const path of ['/nope', '/nope/', '/sw.js/', '/assets', '/assets/old.js']) {
    const { etag = '' } = (await site.get('/404', { 'accept-encoding': 'br' })).headers
    const { status, headers, body } = await site.get(path, {
      'accept-encoding': 'br',
      'if-none-match': etag,
      range: 'bytes=0-4',
    })
    expect([path, status]).toEqual([path, 404])
    expect(String(brotliDecompressSync(body))).toBe('<h1>Not found</h1>')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
  }
})

test('every file has its content type', async () => {
  const types = {
    '/assets/x.js': 'text/javascript; charset=utf-8',
    '/contact.vcf': 'text/vcard; charset=utf-8',
    '/font.woff2': 'font/woff2',
    '/photo.avif': 'image/avif',
    '/app.webmanifest': 'application/manifest+json',
  }
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await site.get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, type])
  }
})

test('a script is sent compressed, and not at all if the browser has it', async () => {
  const ask = (sent: Record<string, string>) => site.get('/assets/x.js', sent)
  const { headers, body } = await ask({ 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(String(brotliDecompressSync(body))).toBe(script)
  const known = await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': headers.etag ?? '' })
  expect([known.status, known.body.length]).toEqual([304, 0])
  for (const answer of [{ headers }, known]) {
    expect(answer.headers).toMatchObject({
      'cache-control': kept,
      'content-security-policy': policy,
    })
  }
})

test('only GET and HEAD are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await site.get('/', {}, method)
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    expect(headers).toHaveProperty('content-security-policy')
  }
})

test('a running server serves the build that replaces its folder', async () => {
  const next = `${site.directory}-next`
  cpSync(site.directory, next, { recursive: true })
  writeFileSync(join(next, 'index.html'), '<h1>A longer, newer home</h1>')
  writeFileSync(join(next, 'assets/new.js'), 'new')
  writeFileSync(join(next, '_headers'), '/*\n  X-Build: next\n')
  rmSync(join(next, 'portfolio.html'))
  expect((await site.get('/portfolio')).status).toBe(200)

  rmSync(site.directory, { recursive: true })
  const between = await site.get('/')
  expect([between.status, between.headers['cache-control']]).toEqual([500, 'no-store'])

  renameSync(next, site.directory)
  const home = await site.get('/')
  expect([String(home.body), home.headers['x-build']]).toEqual([
    '<h1>A longer, newer home</h1>',
    'next',
  ])
  expect((await site.get('/assets/new.js')).status).toBe(200)
  expect((await site.get('/portfolio')).status).toBe(404)
})

/** Starts a server that shows the stream of each file that it sends to `look`. */
async function watched(look: (file: Readable) => void) {
  const answer = answers(site.directory)
  const server = createServer((request, response) => {
    response.once('pipe', look)
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => server.close().closeAllConnections() }
}

test('a file that is gone or cannot be read ends the answer, not the server', async () => {
  rmSync(join(site.directory, 'assets/x.js'))
  await expect(site.get('/assets/x.js')).rejects.toThrow('socket hang up')
  expect((await site.get('/')).status).toBe(200)
  const server = await watched((file) => file.destroy(new Error('cannot be read')))
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed')
  server.close()
})

test('a file is closed when its browser leaves', async () => {
  writeFileSync(join(site.directory, 'assets/x.js'), Buffer.alloc(50_000_000))
  const files: Readable[] = []
  const server = await watched((file) => files.push(file))
  const asked = get(`${server.origin}/assets/x.js`)
  await once(asked, 'response')
  asked.on('error', () => {}).destroy()
  const [file] = files
  if (!file?.closed) await once(file as Readable, 'close')
  server.close()
})

test('the server answers only this computer', async () => {
  const { port } = new URL(site.origin)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  const outside = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal),
  )
  for (const { address } of outside)
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
})

test('a second server on the same port fails with one clear line', async () => {
  const port = Number(new URL(site.origin).port)
  await expect(serve({ directory: site.directory, port })).rejects.toThrow(`Port ${port} is taken.`)
})

test('a broken line in _headers is reported at the start', async () => {
  writeFileSync(join(site.directory, '_headers'), 'nonsense')
  await expect(serve({ directory: site.directory, port: 0 })).rejects.toThrow('_headers, line 1')
})
