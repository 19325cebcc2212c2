import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** A response before it is sent. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A fault of a response. Times are in milliseconds. */
export type Fault =
  | { status: number }
  /** Half the body, then a clean end or a connection reset. */
  | { cut: 'clean' | 'reset' }
  | { delay: number }
  /** Accepts the request and never answers. */
  | { hang: true }
  /** A captive portal: 200 with its own HTML, or a redirect to its login page. */
  | { portal: 'page' | 'redirect' }
  /** The same response without one of its headers. */
  | { without: string }
  /** The same headers with other bytes. */
  | { body: string; type?: string; delay?: number }

const login = '<!doctype html><title>Wi-Fi</title><h1>Please log in</h1>'
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Sends a response with the fault. */
export async function applyFault(
  fault: Fault,
  answer: Answer,
  response: ServerResponse,
): Promise<void> {
  if ('hang' in fault) return
  if ('status' in fault) return end(response, fault.status, 'text/plain', `status ${fault.status}`)
  if ('delay' in fault) await wait(fault.delay ?? 0)
  if ('body' in fault)
    return end(response, 200, fault.type ?? String(answer.headers['content-type']), fault.body)
  if ('portal' in fault) {
    if (fault.portal === 'page') return end(response, 200, 'text/html', login)
    return void response.writeHead(302, { location: 'http://127.0.0.1:9/login' }).end()
  }
  if ('without' in fault) delete answer.headers[fault.without]
  if ('cut' in fault) return cut(fault.cut, answer, response)
  response.writeHead(answer.status, answer.headers).end(answer.body)
}

function end(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/** Keeps the headers of the whole file, as a bad proxy does in the HTTP cache. */
function cut(kind: 'clean' | 'reset', { status, headers, body }: Answer, response: ServerResponse) {
  const half = body.subarray(0, Math.floor(body.length / 2))
  const { 'content-length': length, ...rest } = headers
  if (kind === 'clean') return void response.writeHead(status, rest).end(half)
  response.writeHead(status, { ...rest, ...(length && { 'content-length': length }) })
  response.write(half, () => response.destroy())
}
