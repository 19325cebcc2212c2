import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { types } from '../../plugins/hosting/rules.ts'
import { sensibleRange } from './requestHeaders.ts'
import type { ServedFiles } from './servedFiles.ts'

/** What to answer: `file` names what the answer is made from, `range` the part to send. */
export type Reply = { status: number; headers: Map<string, string>; file?: string; range?: string }
type Request = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** Decides the answer to a request, as a good host does; reads no file. */
export function reply(site: ServedFiles, request: Request): Reply {
  const { path, query } = parts(request.url ?? '/')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return failure(site, 405, path, { allow: 'GET, HEAD' })
  }
  if (path === undefined) return failure(site, 400)
  const name = site.names.get(path)
  if (name !== undefined) return success(site, path, name, request)
  const canonical = canonicalAddress(site, path)
  if (canonical) return failure(site, 308, path, { location: encodeURI(canonical) + query })
  if (!site.files.has('/404.html')) return failure(site, 404, path)
  const body = encoded(site, '/404.html', request.headers)
  return { ...failure(site, 404, path, body.headers), file: body.file }
}

/** The decoded path, undefined when it is malformed; the query stays as sent. */
function parts(url: string): { path: string | undefined; query: string } {
  // A proxy sends the whole address, "http://localhost/portfolio".
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([^#]*)/i.exec(url) ?? []
  try {
    const decoded = decodeURI(path || '/')
    return {
      path: decoded.startsWith('/') && !decoded.includes('\0') ? decoded : undefined,
      query,
    }
  } catch {
    return { path: undefined, query }
  }
}

function success(site: ServedFiles, path: string, name: string, request: Request): Reply {
  const { file, headers } = encoded(site, name, request.headers)
  const { etag, size } = site.files.get(file) ?? { etag: '', size: 0 }
  const all = new Map([...Object.entries(headers), ['etag', etag] as const, ...site.headers(path)])
  if (fresh(request.headers, { etag })) {
    all.delete('content-encoding')
    return { status: 304, headers: all, file }
  }
  const range = request.method === 'GET' ? sensibleRange(request.headers, etag, size) : undefined
  if (range && Number.parseInt(range.slice('bytes='.length)) >= size) {
    return failure(site, 416, path, { 'content-range': `bytes */${size}` })
  }
  return { status: 200, headers: all, file, ...(range && { range }) }
}

/** Which of a file's encodings to send, and the headers that say so. */
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

/** The page meant by /portfolio/, /portfolio.html or /index, if there is one. */
function canonicalAddress(site: ServedFiles, path: string): string | undefined {
  const bare = path.replace(/(\/index)?(\.html)?\/?$/, '')
  return [bare, `${bare}/`].find((address) => site.names.get(address)?.endsWith('.html'))
}

function failure(
  site: ServedFiles,
  status: number,
  path = '/',
  extra: Record<string, string> = {},
): Reply {
  return {
    status,
    headers: new Map([
      ...site.headers(path),
      ['cache-control', 'no-cache'] as const,
      ...Object.entries(extra),
    ]),
  }
}
