import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { answers } from '../../../scripts/server/answer.ts'
import { serve } from '../../../scripts/serve.ts'
import { applyFault, type Answer, type Fault } from './fault.ts'

/** A request that the server received. */
interface Logged {
  path: string
  status: number | string
}

export type FaultServer = Awaited<ReturnType<typeof faultServer>>

/**
 * A host with faults: the local server, but the first fault whose pattern matches the path alters
 * the response. It can change builds, and stop and restart on the same port. The log has every
 * request since it was last cleared.
 */
export async function faultServer(directory: string) {
  let answer = answers(directory)
  /** Gives the responses to alter. */
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
      if (match)
        return void get(inner.origin + path, incoming.headers, incoming.method)
          .then((whole) => applyFault(match.fault, whole, response))
          .catch(() => response.destroy())
      response.on('finish', () => (entry.status = response.statusCode))
      answer(incoming, response)
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
      answer = answers(next)
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
