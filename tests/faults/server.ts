import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '../../scripts/serve.ts'
import { applyFault, type Answer, type Fault } from './fault.ts'

/** A request that the server received. */
interface Logged {
  path: string
  status: number | string
}

export type FaultServer = Awaited<ReturnType<typeof faultServer>>

/**
 * A host with faults: a proxy of the local server that alters responses by the first fault whose
 * pattern matches the path. It can change builds, and stop and restart on the same port. The log has
 * every request since it was last cleared.
 */
export async function faultServer(directory: string) {
  let inner = await serve({ directory, port: 0, host: '127.0.0.1' })
  let outer: Server | undefined
  let port = 0
  let faults: { path: RegExp; fault: Fault; only?: 'worker' | undefined }[] = []
  const log: Logged[] = []

  const up = async () => {
    outer = createServer((incoming, response) => {
      const path = incoming.url ?? '/'
      const byWorker = incoming.headers['sec-fetch-dest'] === 'empty'
      const match = faults.find(
        ({ path: pattern, only }) => pattern.test(path) && (byWorker || only !== 'worker'),
      )
      const entry: Logged = { path, status: match ? Object.keys(match.fault).join() : '' }
      log.push(entry)
      get(inner.origin + path, incoming.headers, incoming.method)
        .then((answer) => {
          if (!match) entry.status = answer.status
          return match ? applyFault(match.fault, answer, response) : send(answer)
        })
        .catch(() => response.destroy())
      const send = ({ status, headers, body }: Answer) => {
        response.writeHead(status, headers).end(body)
      }
    })
    await once(outer.listen(port, '127.0.0.1'), 'listening')
    port = (outer.address() as AddressInfo).port
  }
  const down = async () => {
    if (!outer) return
    const closed = once(outer, 'close')
    outer.close()
    outer.closeAllConnections()
    outer = undefined
    await closed
  }
  await up()

  return {
    origin: `http://localhost:${port}`,
    log,
    /** Adds a fault for matching paths until `heal`, for all requests or only those of service workers. The latest fault applies. */
    fail: (path: RegExp, fault: Fault, only?: 'worker') =>
      void (faults = [{ path, fault, only }, ...faults]),
    heal: () => void (faults = []),
    /** Replaces the current build. */
    deploy: async (next: string) => {
      const before = inner
      inner = await serve({ directory: next, port: 0, host: '127.0.0.1' })
      await before.close()
    },
    down,
    up,
    close: async () => {
      await down()
      await inner.close()
    },
  }
}

/** A response of the local server, byte for byte. */
function get(address: string, headers: IncomingHttpHeaders, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(address, { headers: { ...headers, connection: 'close' }, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { connection: _, ...rest } = response.headers
        resolve({ status: response.statusCode ?? 500, headers: rest, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}
