import { readFileSync } from 'node:fs'
import {
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { reply, type Reply } from './reply.ts'
import { servedFiles, stamp } from './servedFiles.ts'

/** Answers requests from a directory; `reply` decides what, sirv streams the files. */
export function answers(directory: string): RequestListener {
  const look = () => ({
    ...servedFiles(directory),
    stream: sirv(directory, { extensions: [] }),
    at: Date.now(),
  })
  let site = look()

  /** A build may run meanwhile: a changed file, or now and then an unknown address, is reason to look again. */
  function isOutdated({ status, file }: Reply): boolean {
    if (file && stamp(join(directory, file)) !== site.files.get(file)?.stamp) return true
    return status === 404 && Date.now() - site.at > 1000
  }

  return (request, response) => {
    try {
      if (isOutdated(reply(site, request))) site = look()
      const answer = reply(site, request)
      for (const [name, value] of answer.headers) response.setHeader(name, value)
      if (answer.status === 200) stream(answer, request, response)
      else if (answer.status === 304) response.writeHead(304).end()
      else
        finish(response, answer.status, answer.file && readFileSync(join(directory, answer.file)))
    } catch {
      fail(response)
    }
  }

  function stream(
    { file = '', range }: Reply,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    delete request.headers.range
    if (range) request.headers.range = range
    request.url = encodeURI(file)
    // sirv leaves a file that fails to open unhandled, and one whose reader went away open.
    response.once('pipe', (source: NodeJS.ReadableStream & { destroy(): void }) => {
      source.once('error', () => response.destroy())
      response.once('close', () => source.destroy())
    })
    site.stream(request, response, () => fail(response))
  }
}

function finish(response: ServerResponse, status: number, page?: Uint8Array | ''): void {
  const body = page || Buffer.from(`${STATUS_CODES[status] ?? status}\n`)
  if (!page) response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.writeHead(status).end(body)
}

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['etag', 'content-encoding']) response.removeHeader(name)
  response.setHeader('cache-control', 'no-store')
  finish(response, 500)
}
