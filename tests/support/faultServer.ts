import { once } from 'node:events'
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { closed, listening, portOf } from '../../scripts/serve.ts'
import { listenerFor } from '../../scripts/server/listener.ts'

/** A fault that a test adds to the server's responses. `delay` is in milliseconds. */
export type Fault =
  | { status: number }
  /** Sends half the body. Then ends the response, or resets the connection. */
  | { cut: 'clean' | 'reset' }
  | { delay: number }
  /** Answers as the login page of a public Wi-Fi does: with another HTML page, or with a redirect to another host. */
  | { portal: 'page' | 'redirect' }
  /** Sends the usual response without one of its headers. */
  | { without: string }
  /** Sends another body with the usual headers. `type` replaces the media type. */
  | { body: string; type?: string }

/** A request that the server received. */
interface Logged {
  path: string
  status: number | string
}

export type FaultServer = Awaited<ReturnType<typeof faultServer>>

/** Starts a server for the build in `directory`. A test can add faults to responses, deploy another build, and restart the server at the same port. If several faults match a path, the newest fault applies. */
export async function faultServer(directory: string) {
  let answer = listenerFor(directory)
  let faults: { path: RegExp; fault: Fault; only?: 'worker' | undefined }[] = []
  /** The requests since the start, or since a test emptied this list. */
  const log: Logged[] = []
  /** A second server, without faults. If a request matches a fault, `respond` gets the response from this server, and alters the response. */
  const inner = await listening((incoming, response) => answer(incoming, response), 0)
  const respond = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? '/'
    const byWorker = incoming.headers['sec-fetch-dest'] === 'empty'
    const match = faults.find((each) => each.path.test(path) && (byWorker || !each.only))
    const entry: Logged = { path, status: match ? Object.keys(match.fault).join() : '' }
    log.push(entry)
    if (match)
      return void get(portOf(inner), incoming)
        .then((whole) => applyFault(match.fault, whole, response))
        .catch(() => response.destroy())
    response.on('finish', () => (entry.status = response.statusCode))
    answer(incoming, response)
  }
  let outer: Server | undefined = await listening(respond, 0)
  const port = portOf(outer)
  const down = async () => {
    if (outer) await closed(outer)
    outer = undefined
  }
  return {
    origin: `http://localhost:${port}`,
    log,
    /** Adds a fault for matching paths until `heal` is called. With `only`, the fault affects only requests of service workers. */
    fail: (path: RegExp, fault: Fault, only?: 'worker') =>
      void (faults = [{ path, fault, only }, ...faults]),
    heal: () => void (faults = []),
    /** Serves another build from now on. */
    deploy: async (next: string) => void (answer = listenerFor(next)),
    down,
    up: async () => void (outer ??= await listening(respond, port)),
    close: async () => {
      await down()
      await closed(inner)
    },
  }
}

/** A response of the server without faults, before a fault alters it. */
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request to the server without faults. Returns the response with its exact bytes. */
async function get(port: number, { url, method, headers }: IncomingMessage): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path: url, method }
  const sent = ask({ ...options, headers: { ...headers, connection: 'close' } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { connection: _, ...rest } = response.headers
  return { status: response.statusCode ?? 500, headers: rest, body: await buffer(response) }
}

const login = '<!doctype html><title>Wi-Fi</title><h1>Please log in</h1>'

/** Alters a response as the fault says, and sends the altered response. */
async function applyFault(fault: Fault, answer: Answer, response: ServerResponse): Promise<void> {
  if ('status' in fault) return end(response, fault.status, 'text/plain', `status ${fault.status}`)
  if ('delay' in fault) await new Promise((resolve) => setTimeout(resolve, fault.delay))
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

/** Sends half the body with the headers of the whole body, as a faulty proxy does. */
function cut(kind: 'clean' | 'reset', { status, headers, body }: Answer, response: ServerResponse) {
  const half = body.subarray(0, Math.floor(body.length / 2))
  const { 'content-length': length, ...rest } = headers
  if (kind === 'clean') return void response.writeHead(status, rest).end(half)
  response.writeHead(status, { ...rest, ...(length && { 'content-length': length }) })
  response.write(half, () => response.destroy())
}
