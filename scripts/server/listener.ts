import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { contentHash } from '../../plugins/hash.ts'
import { contentTypes } from '../../plugins/hosting/rules.ts'
import { decoded } from '../../src/addresses.ts'
import { servedFiles } from './servedFiles.ts'

/**
 * Answers requests as a web host does, with the files of a built folder. A request for `<slug>.localhost` gets
 * the files of `demos/<slug>`. Reads the files for each request, so that a new build needs no restart.
 */
export function listenerFor(folder: string, demos?: string): RequestListener {
  return (request, response) => {
    try {
      const [, slug] = /^([\w-]+)\.localhost(:\d+)?$/i.exec(request.headers.host ?? '') ?? []
      const isDemo = demos !== undefined && slug !== undefined
      answer(isDemo ? join(demos, slug.toLowerCase()) : folder, request, response)
    } catch (error) {
      // Answers 404 if the demo or a file is missing, and 500 if a file cannot be read.
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
  const target = redirects.get(path)
  if (target !== undefined) return void response.writeHead(308, { location: target + query }).end()
  const name = names.get(path)
  if (name === undefined) response.setHeader('cache-control', 'no-cache')
  const file = join(folder, name ?? '404.html')
  const accepted = acceptedIn(request.headers['accept-encoding'])
  const [encoding, extension = ''] =
    Object.entries(extensions).find(
      ([encoding, extension]) => accepted.includes(encoding) && existsSync(file + extension),
    ) ?? []
  const body = readFileSync(file + extension)
  const etag = `"${contentHash(body)}"`
  response.setHeader('etag', etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (name !== undefined && request.headers['if-none-match'] === etag)
    return void response.writeHead(304).end()
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader(
    'content-type',
    contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
  )
  response.setHeader('content-length', body.length)
  response.writeHead(name === undefined ? 404 : 200).end(body)
}

/** The file extensions of compressed files, by HTTP encoding. Brotli (br) comes first, because its files are smaller. */
const extensions = { br: '.br', gzip: '.gz' }

/** Lists the encodings that an Accept-Encoding header accepts: "gzip, br;q=0" -> gzip. */
const acceptedIn = (header = '') =>
  header
    .split(',')
    .map((entry) => entry.split(';').map((text) => text.trim().toLowerCase()))
    .flatMap(([name, weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : name))
