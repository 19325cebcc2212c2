import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeSite, script, secret } from '../../support/unit/fakeSite.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeAll(async () => void (site = await fakeSite()))
afterAll(() => site.close())

const line = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/....//secret.txt',
  '/outside/secret.txt',
  '/.env',
  '//secret.txt',
  '/assets/%2e%2e/index.html',
])('%s serves nothing outside the site', async (path) => {
  const answer = await site.raw(line(path))
  expect(status(answer)).toBe(404)
  expect(answer).not.toContain(secret)
})

test.each([
  '/_headers',
  '/_redirects',
  '/assets/x.js.br',
  '/assets/x.js.gz',
  '/404.html.br',
  '/_headers/',
  '/%5Fheaders',
])('%s is not served, because only hosts read it', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test.each(['/%', '/%E0%A4%A', '/%00', '/index.html%00.js', '/%C0%AE%C0%AE/', '/%zz', '*'])(
  'the malformed URL %s answers 400',
  async (path) => {
    const answer = await site.raw(line(path))
    expect(status(answer)).toBe(400)
    expect(answer).toContain("content-security-policy: default-src 'none'")
  },
)

test.each([
  ['a NUL byte', line('/a\0b'), 400],
  ['a path of 10 kB', line(`/${'a'.repeat(10_000)}`), 404],
  ['a path of 10 kB of slashes', line('/'.repeat(10_000)), 404],
  ['another website as its path', line('//evil.example/'), 404],
  ['a foreign Host', 'GET /portfolio/ HTTP/1.0\r\nHost: evil.example\r\n\r\n', 308],
  ['a broken Host', 'GET / HTTP/1.0\r\nHost: ]:;@//\\\r\n\r\n', 200],
  ['a whole address', line('http://evil.example/portfolio'), 200],
  ['no slash', line('portfolio'), 400],
])('a request with %s gets an answer', async (_, text, expected) => {
  const answer = await site.raw(text)
  expect(status(answer)).toBe(expected)
  expect(answer).not.toMatch(/^location: .*evil/im)
})

test.each(['bytes=0-4', 'bytes=9-3', 'bytes=-4', 'bytes=99999-', 'nonsense'])(
  'the range %s answers the whole file',
  async (range) => {
    const answer = await site.get('/assets/x.js', { range })
    expect([answer.status, String(answer.body)]).toEqual([200, script])
  },
)
