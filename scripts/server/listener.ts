import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { contentHash } from '../../plugins/hash.ts'
import { contentTypes } from '../../plugins/hosting/rules.ts'
import { decoded } from '../../src/addresses.ts'
import { servedFiles } from './servedFiles.ts'

/**
 * Answers requests from a built folder as a host does, and requests to `<slug>.localhost` from that
 * folder in `demos`. Each answer reads the folder anew, so it is always that of the last build.
 */
export function listenerFor(folder: string, demos?: string): RequestListener {
  return (request, response) => {
    try {
      const [, slug] = /^([\w-]+)\.localhost(:\d+)?$/i.exec(request.headers.host ?? '') ?? []
      const isDemo = demos !== undefined && slug !== undefined
      answer(isDemo ? join(demos, slug.toLowerCase()) : folder, request, response)
    } catch (error) {
      // No such demo, or a file that cannot be read.
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      response.writeHead(isAbsent ? 404 : 500, { 'cache-control': 'no-store' })
      response.end('There is nothing at this address.\n')
    }
  }
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { names, redirects, headers } = servedFiles(folder)
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? []
  const path = decoded(address)
  response.setHeaders(new Map(Object.entries(headers(path))))
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    return void response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-cache' }).end()
  }
  const page = redirects.get(path)
  if (page !== undefined) return void response.writeHead(308, { location: page + query }).end()
  const name = names.get(path)
  if (name === undefined) response.setHeader('cache-control', 'no-cache')
  const file = join(folder, name ?? '404.html')
  send(file, name === undefined ? 404 : 200, request, response)
}

/** Compressed copies by their name in HTTP, the smallest first. */
const copies = { br: '.br', gzip: '.gz' }

/** The encodings in an Accept-Encoding header, without those that it refuses: "gzip, br;q=0" -> gzip. */
const acceptedIn = (header = '') =>
  header
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim().toLowerCase()))
    .flatMap(([name, weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : name))

/** Sends a file, compressed if there is a copy that the browser knows. */
function send(
  file: string,
  status: number,
  { headers }: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedIn(headers['accept-encoding'])
  const [encoding, ending = ''] =
    Object.entries(copies).find(
      ([name, ending]) => accepted.includes(name) && existsSync(file + ending),
    ) ?? []
  const body = readFileSync(file + ending)
  const etag = `"${contentHash(body)}"`
  response.setHeader('etag', etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (status === 200 && headers['if-none-match'] === etag) return response.writeHead(304).end()
  if (encoding) response.setHeader('content-encoding', encoding)
  const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream'
  return response
    .writeHead(status, { 'content-type': type, 'content-length': body.length })
    .end(body)
}
