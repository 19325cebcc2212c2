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
  /** Serves a built folder to this computer only. */
  start: (folder: string) => Promise<Running>
  differences: readonly Difference[]
}

/**
 * A known difference of a server from the table of requests: a pattern for the names of requests,
 * and the server's own value ("status", "cache", "header allow") or a pattern for it.
 */
type Difference = readonly [request: RegExp, seen: Readonly<Record<string, unknown>>]

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
  /** The body after decompression. */
  body: Buffer
}

const plain: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Sends a request for a domain with exactly this path, because `fetch` would change it. */
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

/** Reads the build's security headers for every response, with names in lower case. */
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

/** Compares a response with its row in the table and with the files of the build. Returns the different values by name. */
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
  // Apache writes its own origin before the path, as RFC 9110 allows.
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
  // Expects no security headers for a malformed request, because servers refuse the request before they apply rules.
  if (!statuses.includes(400)) {
    for (const [name, value] of Object.entries(securityHeaders(folder)))
      compare(`header ${name}`, value, headers[name])
  }
  if (row.body === '') compare('body', 0, body.length)
  else if (row.body && !readFileSync(join(folder, row.body)).equals(body))
    found.body = `${body.length} bytes`
  return found
}

/** Tests the answers of a server to the requests of the tables. `also` adds tests for each built folder. */
export function testAnswers(
  { start, differences }: Server,
  also?: (folder: string, ask: (path: string, host?: string) => Promise<Answer>) => void,
): void {
  describe.each(targets)('$name', ({ domain, folder, rows }) => {
    let running: Running
    also?.(folder, (path, host = domain) => ask(running.origin, host, { path }))
    beforeAll(async () => void (running = await start(folder)), 90_000)
    afterAll(() => running.close())

    /** Removes the server's known differences from the differences that a test has found. */
    const unexplained = (request: string, found: Record<string, unknown>) => {
      const known = differences.filter(([pattern]) => pattern.test(request))
      const isKnown = ([what, actual]: [string, unknown]) =>
        known
          .flatMap(([, seen]) => Object.entries(seen))
          // The name "header " stands for every header.
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
      // A status of 304 replaces only a status of 200 (RFC 9110), so hosts send the 404 page again.
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
