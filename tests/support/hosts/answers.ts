import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demos, site } from '../content.ts'
import { demoUrl } from '../../../src/addresses.ts'
import { demoRows, siteRows, type Row } from './requests.ts'

export interface Server {
  name: string
  /** Starts the server for a built folder. Only this computer can reach the server. */
  start: (folder: string) => Promise<Running>
  differences: readonly Difference[]
}

/** A known difference between a server's responses and the expected responses in requests.ts. */
type Difference = readonly [
  /** Matches the names of the requests, such as "GET /robots.txt". */
  request: RegExp,
  /** The values that the server sends instead of the expected values, by name, such as "status" or "header allow". A value may be a pattern. */
  seen: Readonly<Record<string, unknown>>,
]

export interface Running {
  origin: string
  close: () => Promise<void>
}

const [demo] = demos
const targets = [
  { name: 'the site', domain: new URL(site.origin).host, folder: 'dist', rows: siteRows },
  {
    name: 'a demo',
    domain: new URL(demoUrl(demo?.slug ?? '', site)).host,
    folder: `dist-demos/${demo?.slug}`,
    rows: demoRows,
  },
]

interface Answer {
  status: number
  headers: Record<string, string>
  /** The bytes of the body after decompression. */
  body: Buffer
}

const plain: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Sends a request with `domain` in the header Host. Does not use `fetch`, because `fetch` would normalize the path. */
function ask(
  origin: string,
  domain: string | undefined,
  { path, method = 'GET', headers: others = {} }: Pick<Row, 'path' | 'method' | 'headers'>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const headers = { host: domain, ...others }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      buffer(response).then((bytes) => {
        const own = response.headers as Record<string, string>
        const unpack = plain[own['content-encoding'] ?? '']
        const body = unpack && bytes.length > 0 ? unpack(bytes) : bytes
        resolve({ status: response.statusCode ?? 0, headers: own, body })
      }, reject)
    })
    sent.setTimeout(10_000, () => sent.destroy(new Error(`${path}: no answer in 10 seconds`)))
    sent.on('error', reject).end()
  })
}

/** Reads the built file _headers, and returns the security headers that every response must have. The names of the headers are in lower case. */
function securityHeaders(folder: string): Record<string, string> {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

const title = ({ method = 'GET', path, headers = {} }: Row) =>
  [
    method,
    path.length > 60 ? `${path.slice(0, 60)}… (${path.length})` : path,
    ...Object.entries(headers).map((each) => each.join(': ')),
  ].join(' ')

/** Compares a response with the row in requests.ts and with the built files. Returns the values that differ, by name. */
function otherwise(
  row: Row,
  answer: Answer,
  folder: string,
  domain: string,
): Record<string, unknown> {
  const { status, headers, body } = answer
  const statuses = [row.status].flat()
  const found: Record<string, unknown> = {}
  const compare = (what: string, wanted: unknown, actual: unknown) => {
    if (wanted !== undefined && wanted !== actual) found[what] = actual ?? 'absent'
  }
  if (!statuses.includes(status)) found.status = status
  compare('type', row.type, headers['content-type'])
  compare('cache', row.cache, headers['cache-control'])
  // Removes the origin, because Apache adds its origin to the path in the header Location, as RFC 9110 allows.
  const location = headers.location?.replace(`http://${domain}`, '')
  compare('location', row.location, location)
  const here = 'http://site.example'
  const to = new URL(location ?? '/', here)
  if (to.origin !== here) found['other website'] = to.origin
  if (row.body !== undefined)
    compare('encoding', row.encoding ?? '', headers['content-encoding'] ?? '')
  for (const [name, value] of Object.entries(row.also ?? {}))
    compare(`header ${name}`, value, headers[name])
  const clearing = 'clear-site-data'
  compare(`header ${clearing}`, row.also?.[clearing] ?? 'absent', headers[clearing] ?? 'absent')
  // Expects no security headers if the request is malformed, because servers refuse such a request before they add headers.
  if (!statuses.includes(400)) {
    for (const [name, value] of Object.entries(securityHeaders(folder)))
      compare(`header ${name}`, value, headers[name])
  }
  if (row.body === '') compare('body', 0, body.length)
  else if (row.body && !readFileSync(join(folder, row.body)).equals(body))
    found.body = `${body.length} bytes`
  return found
}

/** Tests a server's responses to all requests in requests.ts. For each built folder, `also` may add tests that send other requests with `ask`. */
export function testAnswers(
  { start, differences }: Server,
  also?: (folder: string, ask: (path: string, host?: string) => Promise<Answer>) => void,
): void {
  describe.each(targets)('$name', ({ domain, folder, rows }) => {
    let running: Running
    also?.(folder, (path, host = domain) => ask(running.origin, host, { path }))
    beforeAll(async () => void (running = await start(folder)), 90_000)
    afterAll(() => running.close())

    /** Returns the differences in `found` that are not in `differences`, the server's known differences. */
    const unexplained = (request: string, found: Record<string, unknown>) => {
      const known = differences.filter(([pattern]) => pattern.test(request))
      const isKnown = ([what, actual]: [string, unknown]) =>
        known
          .flatMap(([, seen]) => Object.entries(seen))
          // The name "header " (with a space at the end) stands for the names of all headers.
          .filter(([name]) => (name.endsWith(' ') ? what.startsWith(name) : what === name))
          .some(([, value]) =>
            value instanceof RegExp ? value.test(String(actual)) : value === actual,
          )
      return Object.entries(found).filter((each) => !isKnown(each))
    }

    test.each(rows.map((row) => ({ row, request: title(row) })))(
      '$request',
      async ({ row, request }) => {
        const answer = await ask(running.origin, domain, row)
        expect(unexplained(request, otherwise(row, answer, folder, domain))).toEqual([])
      },
    )

    test.each([
      ['/', 200, 304],
      ['/robots.txt', 200, 304],
      // Hosts never answer "304 Not Modified" for the 404 page, because only a response with the status 200 may become 304 (RFC 9110).
      ['/nowhere', 404, 404],
    ])('%s answers %i, and %i to a browser that has it', async (path, first, again) => {
      const asked = (tag: string) =>
        ask(running.origin, domain, { path, headers: { 'if-none-match': tag } })
      const other = await asked('"other"')
      expect(other.status).toBe(first)
      const { status, body } = await asked(other.headers.etag ?? '')
      const request = `GET ${path} if-none-match: its own`
      expect(unexplained(request, status === again ? {} : { status })).toEqual([])
      expect(body.length > 0).toBe(status !== 304)
    })
  })
}
