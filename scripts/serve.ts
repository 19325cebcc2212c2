import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { listenerFor } from './server/listener.ts'

/** `demos` is a folder; its folders are served at `<name>.localhost`. */
type Options = { directory: string; port: number; demos?: string }

/** Serves a folder to this computer only. */
export async function serve({ directory, port, demos }: Options) {
  const listener = listenerFor(directory, demos)
  const first = await listening(listener, port)
  const servers = [first]
  // Browsers resolve localhost to either address. Without the second one, another program could answer there.
  if (port !== 0 && hasSecondAddress()) servers.push(await listening(listener, port, '::1'))
  const close = async () => void (await Promise.all(servers.map(closed)))
  return { origin: `http://localhost:${portOf(first)}`, close }
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

const hasSecondAddress = () =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

/** A server at a port, 0 for any free one. Rejects with one line if the port is taken. */
export async function listening(
  listener: RequestListener,
  port: number,
  address = '127.0.0.1',
): Promise<Server> {
  const server = createServer(listener)
  await once(server.listen(port, address), 'listening').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code})`
    throw new Error(`Port ${port} ${reason}. Set PORT to another one, for example PORT=8080.`)
  })
  return server
}

/** Ends a server and its connections. */
export async function closed(server: Server): Promise<void> {
  const done = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await done
}
