import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { demos, site } from '../../support/content.ts'
import { otherAddresses } from '../../../plugins/hosting/hostsFolder.ts'
import { demoUrl } from '../../../src/addresses.ts'
import { demoRows, differences, explanation, siteRows, type Row } from './requests.ts'
import { servers, type Running } from './servers.ts'

const [demo] = demos
const { www } = otherAddresses(site.origin)
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
  /** Decompressed. */
  body: Buffer
}

const plain: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Sends a request for a domain with the exact path, which a browser would normalize. */
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

/** The build's security headers for every response, in lower case. */
function securityHeaders(folder: string): Record<string, string> {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

const title = ({ method = 'GET', path, headers = {} }: Row) =>
  [method, path.slice(0, 60), ...Object.entries(headers).map((each) => each.join(': '))].join(' ')

/** Differences of a response from its row in the table and from the build's files: name -> value. */
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
  // Servers refuse a malformed request before they apply rules.
  if (!statuses.includes(400)) {
    for (const [name, value] of Object.entries(securityHeaders(folder)))
      compare(`header ${name}`, value, headers[name])
  }
  if (row.body === '') compare('body', 0, body.length)
  else if (row.body && !readFileSync(join(folder, row.body)).equals(body))
    found.body = `${body.length} bytes`
  return found
}

const used = new Set<object>()
function isExplained(server: string, request: string, what: string, actual: unknown): boolean {
  const known = explanation(server, request, what, actual)
  if (known) used.add(known)
  return known !== undefined
}

let requests = 0

describe.each(servers)('$name', ({ name: server, isInstalled, start }) => {
  if (!isInstalled) console.log(`${server}: not run, because it is not installed`)

  describe.skipIf(!isInstalled).each(targets)('$name', ({ domain, folder, rows }) => {
    let running: Running
    beforeAll(async () => void (running = await start(domain)), 90_000)
    afterAll(() => running.close())

    test.each(rows.map((row) => ({ row, request: title(row) })))(
      '$request',
      async ({ row, request }) => {
        requests += 1
        const found = otherwise(row, await ask(running.origin, domain, row), folder, domain)
        const unexplained = Object.entries(found).filter(
          ([what, actual]) => !isExplained(server, request, what, actual),
        )
        expect(Object.fromEntries(unexplained)).toEqual({})
      },
    )

    // The other hosts have a setting of their own for it.
    const isRedirecting = ['nginx', 'Caddy'].includes(server) && folder === 'dist' && www
    test.runIf(isRedirecting)('the domain with or without www leads here', async () => {
      const { host } = new URL(www ?? '')
      const { status, headers } = await ask(running.origin, host, { path: '/a?b=1' })
      expect([status, headers.location]).toEqual([308, `${site.origin}/a?b=1`])
    })

    // Cloudflare leads it to its address without the ending.
    test.skipIf(server === 'workerd')(
      'a proof that the owner puts into public/ is served',
      async () => {
        const proof = join(folder, 'google0000.html')
        onTestFinished(() => rmSync(proof))
        writeFileSync(proof, 'google-site-verification')
        const { status, body } = await ask(running.origin, domain, { path: '/google0000.html' })
        expect([status, String(body)]).toEqual([200, 'google-site-verification'])
      },
    )

    test('a cached file answers 304', async () => {
      for (const path of ['/', '/robots.txt']) {
        const { etag = '' } = (await ask(running.origin, domain, { path })).headers
        expect(etag).not.toBe('')
        const asked = (tag: string) =>
          ask(running.origin, domain, { path, headers: { 'if-none-match': tag } })
        const again = await asked(etag)
        expect([again.status, again.body.length]).toEqual([304, 0])
        expect((await asked('"other"')).status).toBe(200)
      }
    })
  })
})

const installed = servers.filter(({ isInstalled }) => isInstalled).map(({ name }) => name)

afterAll(() => {
  console.log(`${requests} requests to ${installed.join(', ')}; ${used.size} known differences`)
  // Only prints them, because a host may have fixed one.
  for (const each of differences)
    if (installed.includes(each.server) && !used.has(each)) console.log('No longer seen:', each)
})
