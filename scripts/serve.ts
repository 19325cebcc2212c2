import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { listenerFor } from './server/listener.ts'

interface Options {
  directory: string
  port: number
  /** A folder of built demos. The server answers `<slug>.localhost` with the files of the subfolder <slug>. */
  demos?: string
}

/** Serves a folder over HTTP. Other computers cannot reach the server. */
export async function serve({ directory, port, demos }: Options) {
  const listener = listenerFor(directory, demos)
  const first = await listening(listener, port)
  const servers = [first]
  // Also listens on ::1, because browsers may resolve localhost to IPv6, where another program could answer.
  if (port !== 0 && hasIpv6()) servers.push(await listening(listener, port, '::1'))
  const close = async () => void (await Promise.all(servers.map(closed)))
  return { origin: `http://localhost:${portOf(first)}`, close }
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

/** Starts a server. Port 0 means any free port. Rejects if the port cannot be used. The error's message says how to choose another port. */
export async function listening(
  listener: RequestListener,
  port: number,
  address = '127.0.0.1',
): Promise<Server> {
  const server = createServer(listener)
  await once(server.listen(port, address), 'listening').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`
    throw new Error(`Port ${port} ${reason}. Set PORT to another port, for example PORT=8080.`)
  })
  return server
}

/** Stops a server and ends its connections. */
export async function closed(server: Server): Promise<void> {
  const done = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await done
}
