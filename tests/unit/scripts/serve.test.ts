import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'
import { fakeSite } from './fakeSite.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeAll(async () => void (site = await fakeSite()))
afterAll(() => site.close())

test.each([
  ['/', 'Home'],
  ['/portfolio', 'Portfolio'],
  ['/portfolio?utm_source=a', 'Portfolio'],
  ['/demos/', 'Demos'],
  ['/404', 'Not found'],
])('the page at %s answers 200', async (path, title) => {
  const { status, headers, body } = await site.get(path)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(String(body)).toContain(`<h1>${title}</h1>`)
})

test.each([
  ['/portfolio/', '/portfolio'],
  ['/portfolio.html?a=1&b=%20', '/portfolio?a=1&b=%20'],
  ['/portfolio/?next=//evil.example', '/portfolio?next=//evil.example'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/demos', '/demos/'],
  ['/demos/index.html', '/demos/'],
  ['/404.html', '/404'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await site.get(path)
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-cache'])
})

test('no URL redirects to another site', async () => {
  const paths = [
    '//evil.example/',
    '//evil.example',
    '//evil.example/portfolio.html',
    '/\\evil.example/',
    '//foo/',
    '//portfolio/',
    '//portfolio.html',
    '//demos',
  ]
  for (const path of [
    ...paths,
    '/%2F/evil.example/',
    '//evil.example/%2e%2e/',
    '///',
    '/%5Cevil.example/',
  ]) {
    const { status, headers } = await site.get(path)
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
  }
  expect((await site.get('//index.html')).headers.location).toBe('/')
})

test('an unknown path answers 404 with the 404 page and its headers', async () => {
  for (const path of ['/nope', '/nope/deep/', '/nope.html', '/portfolio/index.htm', '/assets']) {
    const { status, headers, body } = await site.get(path)
    expect([path, status, String(body)]).toEqual([path, 404, '<h1>Not found</h1>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    expect(headers).not.toHaveProperty('etag')
  }
})

test('no cache stores a missing asset', async () => {
  const { status, headers } = await site.get('/assets/old.js')
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
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

test('only GET and HEAD are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await site.get('/', {}, method)
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    expect(headers).toHaveProperty('content-security-policy')
  }
})

test('HEAD returns the headers of GET without a body', async () => {
  for (const path of ['/portfolio', '/assets/x.js', '/nope', '/portfolio/']) {
    const [{ headers: get }, head] = await Promise.all([site.get(path), site.get(path, {}, 'HEAD')])
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get, date: '' })
  }
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
