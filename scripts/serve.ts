import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { answers } from './server/answer.ts'
import { endWithParent } from './setup.js'

/** `demos` is a folder; its folders are served at `<name>.localhost`. */
type Options = { directory: string; port: number; demos?: string }

/** Serves a folder to this computer only; port 0 means any free port. Rejects with one line if the port is taken. */
export async function serve({ directory, port, demos }: Options) {
  const listener = answers(directory, demos)
  const first = await listening(listener, port, '127.0.0.1')
  const servers = [first]
  const chosen = (first.address() as AddressInfo).port
  // Browsers resolve localhost to either address. Without the second one, another program could answer there.
  if (port !== 0 && hasSecondAddress()) servers.push(await listening(listener, port, '::1'))
  const close = async () => void (await Promise.all(servers.map(closed)))
  return { origin: `http://localhost:${chosen}`, close }
}

const hasSecondAddress = () =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

async function listening(listener: RequestListener, port: number, address: string) {
  const server = createServer(listener)
  await once(server.listen(port, address), 'listening').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code})`
    throw new Error(`Port ${port} ${reason}. Set PORT to another one, for example PORT=8080.`)
  })
  return server
}

async function closed(server: Server): Promise<void> {
  const done = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await done
}

/** Builds the site if it should, and serves it until a signal. Rejects with one line if it cannot. */
async function preview(shouldBuild: boolean): Promise<void> {
  // Imported here, because it loads Vite, which tests do not need.
  const { readEnvironment } = await import('../plugins/environment.ts')
  readEnvironment()
  const setting = process.env.PORT || '4173'
  const port = Number(setting)
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${setting}": it must be a number from 1 to 65535.`)
  if (shouldBuild) {
    console.log('2 of 3  Building …')
    await (await import('./build.ts')).buildPreview(port)
  }
  if (!existsSync(folder('dist'))) throw new Error('dist/ is missing: run npm run build first.')
  const { origin, close } = await serve({
    directory: folder('dist'),
    demos: folder('dist-demos'),
    port,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  const demos = origin.replace('//', '//<name>.')
  const step = shouldBuild ? '3 of 3  ' : ''
  console.log(`${step}Serving ${origin}, and the demos at ${demos} (Ctrl+C stops it)`)
}

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** The preview as a command: ends with one line if it cannot serve. */
export const main = (shouldBuild: boolean): Promise<void> =>
  preview(shouldBuild).catch(({ message }: Error) => {
    console.error(message)
    process.exit(1)
  })

const [, started] = process.argv
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  endWithParent()
  await main(false)
}
