import type { DevEnvironment, Plugin, ViteDevServer } from 'vite'
import { contentLines } from './content.ts'
import { ContentError } from './mistakes.ts'

/** What is shown in place of the site, under Vite's overlay with the mistakes. */
const page = '<!doctype html><html lang="en"><title>The content has mistakes</title>'

const isContent = (file: string) => /\/(src\/content|demos)\//.test(file)

/**
 * Vite plugin: a build stops with the content's mistakes, one line each; while developing they stand
 * in the page until they are corrected. A server that started with mistakes has no other plugin, and
 * starts again without them.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart
  let checks = Promise.resolve()
  const message = () => mistakes.join('\n')

  /** Looks at the files once those that were changed before are looked at. */
  const check = () =>
    (checks = checks.then(async () => {
      mistakes = await contentLines()
    }))

  const show = (client: Pick<DevEnvironment['hot'], 'send'>) =>
    client.send({ type: 'error', err: { message: message(), stack: '' } })

  async function leave(server: ViteDevServer, client: DevEnvironment['hot']) {
    if (atStart.length > 0) await server.restart()
    else client.send({ type: 'full-reload' })
  }

  return {
    name: 'site:content',
    // A build asks for "buildApp" where there is a builder; nothing is imported in place of the site.
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
      async handler({ file, server }) {
        if (this.environment.name !== 'client' || !isContent(file)) return undefined
        const wasWrong = mistakes.length > 0
        await check()
        if (mistakes.length > 0) {
          server.config.logger.error(message(), { timestamp: true })
          show(this.environment.hot)
          return []
        }
        if (!wasWrong) return undefined
        await leave(server, this.environment.hot)
        return []
      },
    },
  }
}
