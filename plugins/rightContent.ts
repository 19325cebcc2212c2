import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { prerender } from '../src/prerender.tsx'
import { contentLines } from './content.ts'
import { linkMistakes } from './links.ts'
import { ContentError, line } from './mistakes.ts'

/** What is shown in place of the site, under Vite's overlay with the mistakes. */
const page = '<!doctype html><html lang="en"><title>The content has mistakes</title>'

const isContent = (file: string) =>
  /\/(src\/content|demos)\/|\/src\/theme\/(tokens|faces)\.ts$/.test(file)

/** The faces are read once, when the server starts (fonts.ts). */
const isReadOnce = (file: string) => file.endsWith('/src/theme/faces.ts')

/** Mistakes in the links of the pages as they are now, a line each. Rejects where a page cannot be rendered. */
async function linkLines(server: ViteDevServer): Promise<string[]> {
  const module = await server.ssrLoadModule('/src/prerender.tsx')
  // React's development version warns of effects that do nothing without a browser.
  const { error } = console
  console.error = () => {}
  try {
    const rendered = (module as { prerender: typeof prerender }).prerender()
    // What has an ending is written by a build.
    return linkMistakes(rendered, (path) => /\.\w+$/.test(path)).map(line)
  } finally {
    console.error = error
  }
}

/**
 * Vite plugin: a build stops with the content's mistakes, one line each; while developing they stand
 * in the page until they are corrected. A server that started with mistakes has no other plugin; it
 * starts again without them, and for other faces.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart
  let mustRestart = atStart.length > 0
  let checks = Promise.resolve()
  /** What has changed, and is not in the page yet. */
  const waiting = new Set<EnvironmentModuleNode>()
  const message = () => mistakes.join('\n')

  /** Looks at the files once those that were changed before are looked at. */
  const check = (server: ViteDevServer) =>
    (checks = checks.then(async () => {
      mistakes = await contentLines()
      if (mistakes.length + atStart.length > 0) return
      // A page that cannot be rendered shows that by itself.
      mistakes = await linkLines(server).catch(() => [])
    }))

  const show = (client: Pick<DevEnvironment['hot'], 'send'>) =>
    client.send({ type: 'error', err: { message: message(), stack: '' } })

  /** Takes the mistakes from the page. A page that has nothing else is loaded by Vite, at its first update. */
  async function leave(server: ViteDevServer, client: DevEnvironment['hot']) {
    if (mustRestart) await server.restart()
    else client.send({ type: 'update', updates: [] })
  }

  return {
    name: 'site:content',
    // `builder` makes Vite call `buildApp`, where a build can stop; without the site there is nothing to optimize.
    config: () => ({
      builder: {},
      ...(atStart.length > 0 && { optimizeDeps: { noDiscovery: true } }),
    }),
    buildApp: {
      order: 'pre',
      async handler() {
        if (mistakes.length > 0) throw new ContentError(message())
      },
    },
    configureServer(server) {
      const { hot } = server.environments.client
      hot.on('vite:client:connect', (_, client) => mistakes.length > 0 && show(client))
      if (mistakes.length > 0) server.config.logger.error(message())
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html')
        if (mistakes.length === 0 || !isPage) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.url ?? '/', page))
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        if (this.environment.name !== 'client' || !isContent(file)) return undefined
        const wasWrong = mistakes.length > 0
        mustRestart ||= isReadOnce(file)
        // An editor empties a file before it writes it, and both may be one change: Vite waits for the words.
        await Promise.resolve(read()).catch(() => {})
        await check(server)
        modules.forEach((module) => waiting.add(module))
        if (mistakes.length > 0) {
          server.config.logger.error(message(), { timestamp: true })
          show(this.environment.hot)
          return []
        }
        if (wasWrong || mustRestart) await leave(server, this.environment.hot)
        const changed = [...waiting]
        waiting.clear()
        return changed
      },
    },
  }
}
