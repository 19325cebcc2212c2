import { existsSync, readdirSync, statSync } from 'node:fs'
import {
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv, { type RequestHandler } from 'sirv'
import { types } from '../../plugins/hosting/rules.ts'
import { servedFiles, type ServedFiles } from './servedFiles.ts'

/** A folder's site, with sirv as the sender of its files. */
interface Site extends ServedFiles {
  send: RequestHandler
}

/**
 * Answers requests from a folder as a good host does, and requests to `<name>.localhost` from that
 * folder in `demos`. Throws if `_headers` is invalid.
 */
export function answers(folder: string, demos?: string): RequestListener {
  const siteOf = sites()
  siteOf(folder)
  return (request, response) => {
    try {
      const [, name] = /^(.+)\.localhost(?::\d+)?$/i.exec(request.headers.host ?? '') ?? []
      if (demos === undefined || name === undefined) {
        return answer(siteOf(folder), request, response)
      }
      const known = folders(demos)
      if (known.includes(name.toLowerCase())) {
        return answer(siteOf(join(demos, name.toLowerCase())), request, response)
      }
      const list = known.join(', ') || 'none'
      plain(response, 404, unkept, `No demo is served at this address. Known demos: ${list}.`)
    } catch {
      // A build is replacing the files at this moment.
      plain(response, 500, unkept)
    }
  }
}

/** Returns a function that reads a folder, and again when a build has replaced it. */
function sites(): (folder: string) => Site {
  const read = new Map<string, { build: string; site: Site }>()
  return (folder) => {
    const { ino, mtimeMs } = statSync(folder)
    const build = `${ino} ${mtimeMs}`
    const known = read.get(folder)
    if (known?.build === build) return known.site
    const send = sirv(folder, {
      // Looks at each file when it is asked for, so that its size is never that of an earlier build.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: (response, name) => {
        const type = types[extname(name).slice(1)]
        if (type) response.setHeader('content-type', type)
      },
    })
    const site = { ...servedFiles(folder), send }
    read.set(folder, { build, site })
    return site
  }
}

const folders = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
        .toSorted()
    : []

const unkept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Sends one line of text. */
function plain(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  line = STATUS_CODES[status],
): void {
  const body = Buffer.from(`${line}\n`)
  const own = { 'content-type': types.txt, 'content-length': body.length }
  response.writeHead(status, { ...headers, ...own }).end(body)
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { path, query } = parts(request.url ?? '/')
  response.setHeaders(new Map(Object.entries(site.headers(path ?? '/'))))
  const refuse = (status: number, more: OutgoingHttpHeaders = {}) =>
    plain(response, status, { 'cache-control': 'no-cache', ...more })
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, { allow: 'GET, HEAD' })
  }
  if (path === undefined) return refuse(400)
  const page = site.redirects.get(path)
  if (page !== undefined) return refuse(308, { location: page + query })
  const name = site.names.get(path)
  if (name !== undefined) return sendFile(site, name, request, response)
  const notFound = site.names.get('/404')
  if (notFound === undefined) return refuse(404)
  response.setHeader('cache-control', 'no-cache')
  delete request.headers['if-none-match']
  const writeHead = response.writeHead.bind(response)
  // sirv has no option for the status.
  const with404 = (_: number, headers: OutgoingHttpHeaders) => writeHead(404, headers)
  sendFile(site, notFound, request, Object.assign(response, { writeHead: with404 }))
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

/** Lets sirv send a file. */
function sendFile(
  site: Site,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = encodeURI(name)
  // sirv fails at unusual ranges; a server may ignore them all (RFC 9110, section 14.2).
  delete request.headers.range
  // sirv does not notice that a file cannot be read, nor that a browser leaves.
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
  site.send(request, response, () => void response.destroy())
}
