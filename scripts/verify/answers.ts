import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { types } from '../../plugins/hosting/rules.ts'
import type { ServedFiles } from '../server/servedFiles.ts'

/** The result of a check. */
export interface Finding {
  check: string
  isRight: boolean
  detail: string
}

/** A finding about many things: right if nothing is wrong, else with the first three mistakes. */
export function allOf(check: string, wrong: readonly string[], right: string): Finding {
  const rest = wrong.length > 3 ? `, and ${wrong.length - 3} more` : ''
  const detail = wrong.length === 0 ? right : wrong.slice(0, 3).join('; ') + rest
  return { check, isRight: wrong.length === 0, detail }
}

/** Time limit for a response, in milliseconds. */
const patience = 20_000

/** Requests a live URL as a browser does, without following redirects. Rejects with one line if there is no response. */
async function live(origin: string, path: string): Promise<Response> {
  const url = origin + path
  try {
    return await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    throw new Error(`${url} gives no answer: ${cause?.code ?? cause?.message ?? message}.`, {
      cause: error,
    })
  }
}

/** Runs a function for each item, six at a time, to spare the host. */
async function forEach<T, R>(all: readonly T[], run: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < all.length; start += 6) {
    results.push(...(await Promise.all(all.slice(start, start + 6).map(run))))
  }
  return results
}

/** Whether the live pages are of this build. Demos have no build id; there the bytes decide. */
export async function buildFinding(origin: string, folder: string): Promise<Finding> {
  const name = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? 'without a name'
  const here = name(readFileSync(join(folder, 'index.html'), 'utf8'))
  const there = name(await (await live(origin, '/')).text())
  return {
    check: 'build',
    isRight: here === there,
    detail: here === there ? here : `the site has ${there}, the build ${here}`,
  }
}

const hash = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64')

const isText = (type: string) => /html|javascript|svg|manifest|plain/.test(type)

/** Compares the response to one path with the build. Returns the mistakes by kind. */
async function check(origin: string, folder: string, site: ServedFiles, path: string) {
  const response = await live(origin, path)
  const name = site.names.get(path) ?? ''
  const bytes = readFileSync(join(folder, name))
  const { status, headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  const type = types[extname(name).slice(1)]
  const wanted = Object.entries({ ...site.headers(path), ...(type && { 'content-type': type }) })
  const wrongHeaders = wanted.filter(([key, value]) => headers.get(key) !== value)
  const mustBeCompressed = bytes.length > 1000 && isText(headers.get('content-type') ?? '')
  return {
    status: status === 200 ? [] : [`${path} answers ${status}`],
    bytes: status !== 200 || hash(body) === hash(bytes) ? [] : [`${path} has other bytes`],
    headers: wrongHeaders.map(
      ([key]) => `${path}: ${key} is ${headers.get(key) === null ? 'missing' : 'another'}`,
    ),
    compression:
      mustBeCompressed && !headers.get('content-encoding') ? [`${path} is not compressed`] : [],
  }
}

/** Compares every file of the build: status, bytes, headers and compression. */
export async function fileFindings(
  origin: string,
  folder: string,
  site: ServedFiles,
): Promise<Finding[]> {
  const paths = [...site.names.keys()]
  const results = await forEach(paths, (path) => check(origin, folder, site, path))
  const all = (key: keyof (typeof results)[number]) => results.flatMap((result) => result[key])
  return [
    allOf('files are there', all('status'), `${paths.length} of ${paths.length}`),
    allOf('bytes of the build', all('bytes'), 'SHA-384 of every file is the same'),
    allOf('headers', all('headers'), 'as in _headers'),
    allOf('compression', all('compression'), 'every text of over 1,000 bytes'),
  ]
}

/** A path that does not exist on any site. */
const unknown = `/${createHash('sha256').update('an unknown page').digest('hex').slice(0, 12)}`

const permanent = [301, 308]

/** Follows a path's redirects. Returns the mistake, or undefined if it ends where it must. */
async function wrongTurn(origin: string, from: string, to: string): Promise<string | undefined> {
  let address = from
  const seen = new Set<string>()
  while (!seen.has(address)) {
    seen.add(address)
    const { status, headers } = await live(origin, address)
    const location = headers.get('location')
    if (status < 300 || status > 399 || !location) {
      return address === to ? undefined : `${from} redirects to ${address}, expected ${to}`
    }
    if (!permanent.includes(status)) return `${from} answers ${status}, expected 301 or 308`
    const next = new URL(location, origin + address)
    if (next.origin !== origin) return `${from} redirects to ${next.origin}`
    address = next.pathname
  }
  return `${from} is a redirect loop`
}

/** Checks redirects, unknown pages, and that pages do not redirect. */
export async function statusFindings(
  origin: string,
  folder: string,
  site: ServedFiles,
): Promise<Finding[]> {
  const pages = [...site.names].flatMap(([path, name]) => (name.endsWith('.html') ? path : []))
  const all = [...site.redirects, ...pages.map((page) => [page, page] as const)]
  const turns = await forEach(all, ([from, to]) => wrongTurn(origin, from, to))
  const wrong = turns.filter((turn): turn is string => turn !== undefined)
  const answer = await live(origin, unknown)
  const { status } = answer
  const isOwn = (await answer.text()) === readFileSync(join(folder, '404.html'), 'utf8')
  return [
    allOf('redirects', wrong, `${all.length} URLs end at the right page`),
    {
      check: 'unknown pages',
      isRight: status === 404 && isOwn,
      detail: `answer ${status}, expected 404${isOwn ? '' : " with the site's own page"}`,
    },
  ]
}
