import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import {
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http'
import { extname, join } from 'node:path'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { types } from '../../plugins/hosting/rules.ts'
import { servedFiles, type ServedFiles } from './servedFiles.ts'

interface Answer {
  status: number
  headers: Record<string, string>
  body?: Uint8Array
}

/**
 * Answers requests from a folder as a good host does, and requests to `<name>.localhost` from that
 * folder in `demos`. Reads the files for each request, so a build may replace them at any time.
 */
export function answers(folder: string, demos?: string): RequestListener {
  return (request, response) => {
    const { status, headers, body } = answerFrom(folder, demos, request)
    const length = body && { 'content-length': body.length }
    response.writeHead(status, { ...headers, ...length }).end(body)
  }
}

function answerFrom(folder: string, demos: string | undefined, request: IncomingMessage): Answer {
  try {
    const [, name] = /^(.+)\.localhost(?::\d+)?$/i.exec(request.headers.host ?? '') ?? []
    if (demos === undefined || name === undefined) return answer(folder, request)
    const known = folders(demos)
    if (known.includes(name.toLowerCase())) return answer(join(demos, name.toLowerCase()), request)
    const list = known.join(', ') || 'none'
    return plain(404, unkept, `No demo is served at this address. Known demos: ${list}.`)
  } catch {
    // A build is replacing the files at this moment.
    return plain(500, unkept)
  }
}

const folders = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
        .toSorted()
    : []

const unkept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** A response with one line of text. */
const plain = (
  status: number,
  headers: Record<string, string>,
  line = STATUS_CODES[status],
): Answer => ({
  status,
  headers: { ...headers, 'content-type': types.txt ?? '' },
  body: Buffer.from(`${line}\n`),
})

function answer(folder: string, { method, url = '/', headers: sent }: IncomingMessage): Answer {
  const site = servedFiles(folder)
  const { path, query } = parts(url)
  const own = site.headers(path ?? '/')
  const refusal = (status: number, more: Record<string, string> = {}) =>
    plain(status, { ...own, 'cache-control': 'no-cache', ...more })
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, { allow: 'GET, HEAD' })
  if (path === undefined) return refusal(400)
  const name = site.names.get(path)
  if (name === undefined) {
    const canonical = canonicalAddress(site, path)
    if (canonical) return refusal(308, { location: encodeURI(canonical) + query })
    if (!site.files.has('/404.html')) return refusal(404)
    const { file, headers } = encoded(site, '/404.html', sent)
    const body = readFileSync(join(folder, file))
    return { status: 404, headers: { ...refusal(404).headers, ...headers }, body }
  }
  const { file, headers: coding } = encoded(site, name, sent)
  const body = readFileSync(join(folder, file))
  const size = body.length
  // From the bytes, so that an identical file of another build still gets 304.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers: Record<string, string> = { ...coding, etag, ...own }
  if (fresh(sent, { etag })) {
    delete headers['content-encoding']
    return { status: 304, headers }
  }
  const part = method === 'GET' ? wantedPart(sent, etag, size) : undefined
  if (!part) return { status: 200, headers, body }
  const { start, end } = part
  if (start >= size) return refusal(416, { 'content-range': `bytes */${size}` })
  headers['content-range'] = `bytes ${start}-${end}/${size}`
  return { status: 206, headers, body: body.subarray(start, end + 1) }
}

/** The decoded path, or undefined if it is malformed, and the query as sent. */
function parts(url: string): { path: string | undefined; query: string } {
  // A proxy sends the whole URL, "http://localhost/portfolio".
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([^#]*)/i.exec(url) ?? []
  try {
    const decoded = decodeURI(path || '/')
    const isRight = decoded.startsWith('/') && !decoded.includes('\0')
    return { path: isRight ? decoded : undefined, query }
  } catch {
    return { path: undefined, query }
  }
}

/** The canonical path of /portfolio/, /portfolio.html or /index, if there is such a page. */
function canonicalAddress(site: ServedFiles, path: string): string | undefined {
  const bare = path.replace(/(\/index)?(\.html)?\/?$/, '')
  return [bare, `${bare}/`].find((address) => site.names.get(address)?.endsWith('.html'))
}

/** The best encoding of a file for a request, with its headers. */
function encoded(site: ServedFiles, name: string, headers: IncomingHttpHeaders) {
  const type = types[extname(name).slice(1)]
  const variants: Record<string, string> = { br: `${name}.br`, gzip: `${name}.gz`, identity: name }
  const offered = Object.keys(variants).filter((coding) => site.files.has(variants[coding] ?? ''))
  const best = new Negotiator({ headers }).encoding(offered, { preferred: offered })
  const coding = best === 'identity' ? undefined : best
  return {
    file: variants[coding ?? 'identity'] ?? name,
    headers: {
      ...(type && { 'content-type': type }),
      ...(offered.length > 1 && { vary: 'Accept-Encoding' }),
      ...(coding && { 'content-encoding': coding }),
    } as Record<string, string>,
  }
}

/** The byte range of a Range header, or undefined, which means the whole file. */
function wantedPart(headers: IncomingHttpHeaders, etag: string, size: number) {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (first === '') {
    return Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : undefined
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: Math.min(last === '' ? Infinity : Number(last), size - 1) }
}
