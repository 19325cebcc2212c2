import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { ContentError } from '../content/mistakes.ts'
import { changedValues } from '../content/modules.ts'
import { contentLines } from './checks.ts'

/** The page under Vite's overlay when it is loaded while the content has mistakes. They may be corrected before it is connected. */
const page = `<!doctype html><html lang="en"><title>The content has mistakes</title>
<script type="module">import.meta.hot.send('site:stopped')</script>`

/** Files that the checks read: the content, the demos, and package.json, which npm writes after it has installed a font. */
const isContent = (file: string, root: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/\w+\.yaml$|package\.json$)/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

const corrected = 'The content has no mistakes any more.'

/** Stops Vite's own steps. It has no stack, which would not help an editor. */
const stop = (mistakes: readonly string[]) =>
  Object.assign(new ContentError(mistakes.join('\n')), { stack: '' })

/**
 * Vite plugin: a build stops with the content's mistakes, one line each. In development Vite's overlay
 * shows them until they are corrected, and only then the page shows the edit. A server that starts with
 * mistakes has no other plugins, and restarts when they are corrected.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart

  /** Shows mistakes in place of those before. */
  function show(found: readonly string[], { config, environments, ws }: ViteDevServer): void {
    const { hot } = environments.client
    const [before, now] = [mistakes.join('\n'), found.join('\n')]
    mistakes = found
    if (now !== before && now !== '') config.logger.error(now, { timestamp: true })
    if (now !== before && now === '') config.logger.info(corrected, { timestamp: true })
    // Vite would keep it for a page that opens later, when it may be corrected.
    if (ws.clients.size === 0) return
    if (now !== '') hot.send({ type: 'error', err: { message: now, stack: '' } })
    else if (before !== '') hot.send({ type: 'update', updates: [] })
  }

  return {
    name: 'site:content',
    // `builder` makes Vite call `buildApp`, which can stop a build. Without the site Vite has no dependencies to optimize.
    config: () => ({
      builder: {},
      ...(atStart.length > 0 && { optimizeDeps: { noDiscovery: true } }),
    }),
    buildApp: {
      order: 'pre',
      async handler() {
        const found = await contentLines()
        if (found.length > 0) throw stop(found)
      },
    },
    configureServer(server) {
      if (atStart.length > 0) server.config.logger.error(atStart.join('\n'))
      const { hot } = server.environments.client
      // An edit elsewhere hides the overlay.
      for (const event of ['vite:client:connect', 'site:shown'])
        hot.on(event, () => mistakes.length > 0 && show(mistakes, server))
      hot.on('site:stopped', (_, client) => {
        if (mistakes.length === 0) client.send({ type: 'full-reload' })
      })
      server.middlewares.use(async (request, response, next) => {
        if (mistakes.length === 0 || !request.headers.accept?.includes('text/html')) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.url ?? '/', page))
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        const { environment } = this
        if (environment.name !== 'client' || !isContent(file, server.config.root)) return undefined
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        const found = await contentLines().catch(({ message }: Error) => [message])
        show(found, server)
        if (found.length > 0) return []
        if (atStart.length === 0) return [...modules, ...changedValues(environment)]
        await server.restart()
        return []
      },
    },
  }
}
