import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { endWithParent } from './parent.js'
import { answers } from './server/answer.ts'

/** `demos` is a folder; its folders are served at `<name>.localhost`. */
type Options = { directory: string; port: number; host?: string; demos?: string }

/** Serves a directory, by default to this computer only; port 0 means any free port. Rejects if the port is taken. */
export async function serve(
  options: Options,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { directory, host, demos } = options
  const listener = answers(directory, demos)
  const servers: Server[] = []
  const close = async () => void (await Promise.all(servers.map(closed)))
  let { port } = options
  // Browsers resolve localhost to either of the two.
  for (const address of host ? [host] : ['127.0.0.1', '::1']) {
    const server = createServer(listener)
    try {
      await once(server.listen(port, address), 'listening')
    } catch (cause) {
      const code = String((cause as NodeJS.ErrnoException).code)
      const hasOther = servers.length > 0
      if (hasOther && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue
      await close()
      if (hasOther && options.port === 0) return serve(options)
      throw new Error(
        code === 'EADDRINUSE' ? `Port ${port} is taken.` : `Port ${port} cannot be used (${code}).`,
        { cause },
      )
    }
    servers.push(server)
    port = (server.address() as AddressInfo).port
  }
  return { origin: `http://${host ?? 'localhost'}:${port}`, close }
}

async function closed(server: Server): Promise<void> {
  const done = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await done
}

/** The port in a setting, or undefined if it is invalid. */
function wantedPort(setting: string): number | undefined {
  const port = Number(setting)
  return /^\d+$/.test(setting) && port >= 1 && port <= 65_535 ? port : undefined
}

/** Builds the site if it should, and serves it until a signal. Ends with one line if it cannot. */
export async function main(shouldBuild: boolean): Promise<void> {
  // Imported here, because it loads Vite, which tests do not need.
  ;(await import('../plugins/environment.ts')).readEnvironment()
  const setting = process.env.PORT || '4173'
  const port = wantedPort(setting)
  if (port === undefined) {
    return stop(`PORT is "${setting}": it must be a number from 1 to 65535.`)
  }
  try {
    if (shouldBuild) {
      console.log('2 of 3  Building …')
      await (await import('./build.ts')).buildPreview(port)
    }
    if (!existsSync(folder('dist'))) return stop('dist/ is missing: run npm run build first.')
    const { origin, close } = await serve({
      directory: folder('dist'),
      demos: folder('dist-demos'),
      port,
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
    const demos = origin.replace('//', '//<name>.')
    const step = shouldBuild ? '3 of 3  ' : ''
    console.log(`${step}Serving ${origin}, and the demos at ${demos} (Ctrl+C stops it)`)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    const other = port === 4173 ? 4174 : 4173
    const hint = ` Set PORT to another one, for example PORT=${other} npm start.`
    stop(cause?.syscall === 'listen' ? message + hint : message)
  }
}

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

function stop(line: string): void {
  console.error(line)
  process.exitCode = 1
}

const [, started] = process.argv
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  endWithParent()
  await main(false)
}
