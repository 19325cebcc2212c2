import { relative } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { prerender } from '../../src/prerender.tsx'
import { ContentError, line } from '../content/mistakes.ts'
import { moduleOf } from '../content/modules.ts'
import { contentLines } from './checks.ts'
import { linkMistakes } from './links.ts'

/** The page under Vite's overlay when it is loaded while the content has mistakes. */
const page = '<!doctype html><html lang="en"><title>The content has mistakes</title>'

/** Files that the checks read: the content, the demos, and package.json, which npm writes after it has installed a font. */
const isContent = (file: string, root: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/\w+\.yaml$|package\.json$)/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

/** The faces are read once, when the server starts (fonts.ts). */
const isReadOnce = (file: string) => file.endsWith('/src/theme/faces.yaml')

/** Dead links on the current pages, one line each. Vite shows why a page cannot be rendered. */
async function linkLines(server: ViteDevServer): Promise<string[]> {
  try {
    const module = await server.ssrLoadModule('/src/prerender.tsx')
    const rendered = (module as { prerender: typeof prerender }).prerender()
    // Files with an extension exist only after a build.
    return linkMistakes(rendered, (path) => /\.\w+$/.test(path)).map(line)
  } catch {
    return []
  }
}

/** The modules of an environment that have values of YAML files. */
const valuesIn = ({ moduleGraph }: DevEnvironment): EnvironmentModuleNode[] =>
  [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(moduleOf('')))

/** Stops Vite's own steps. It has no stack, which would not help an editor. */
const stop = (mistakes: readonly string[]) =>
  Object.assign(new ContentError(mistakes.join('\n')), { stack: '' })

/**
 * Vite plugin: a build stops with the content's mistakes, one line each. In development Vite's overlay
 * shows them until they are corrected; changes of other files wait until then. A server that starts
 * with mistakes has no other plugins, and restarts when they are corrected or the faces change.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart
  let mustRestart = atStart.length > 0
  /** Changed modules that the page does not have yet. */
  const waiting = new Set<EnvironmentModuleNode>()
  let check = Promise.resolve()

  /** Checks the content after the check of the change before. A failed reading is a mistake too. */
  function checkAgain(server: ViteDevServer): Promise<void> {
    check = check.then(async () => {
      const found = await contentLines().catch(({ message }: Error) => [message])
      mistakes = found.length + atStart.length > 0 ? found : await linkLines(server)
    })
    return check
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
        if (mistakes.length > 0) throw stop(mistakes)
      },
    },
    configureServer(server) {
      if (mistakes.length > 0) server.config.logger.error(mistakes.join('\n'))
      const { hot } = server.environments.client
      const show = (_: unknown, client: Pick<typeof hot, 'send'>) => {
        if (mistakes.length === 0) return
        client.send({ type: 'error', err: { message: mistakes.join('\n'), stack: '' } })
      }
      hot.on('vite:client:connect', show)
      // The first check compiles all pages. Now it delays neither the first page nor the first edit.
      hot.on('site:running', async (data, client) => {
        await checkAgain(server)
        show(data, client)
      })
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        await check
        if (mistakes.length === 0) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.url ?? '/', page))
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        const { environment } = this
        if (environment.name !== 'client') return undefined
        const before = mistakes.join('\n')
        if (isContent(file, server.config.root)) {
          mustRestart ||= isReadOnce(file)
          // An editor may empty a file before it writes it; `read` waits for the content.
          await Promise.resolve(read()).catch(() => {})
          await checkAgain(server)
        }
        const values = file.endsWith('.yaml') ? valuesIn(environment) : []
        for (const module of [...modules, ...values]) waiting.add(module)
        if (mistakes.length > 0) {
          const now = mistakes.join('\n')
          if (now !== before) server.config.logger.error(now, { timestamp: true })
          throw stop(mistakes)
        }
        // Takes the mistakes away; an empty page loads anew.
        if (before !== '') environment.hot.send({ type: 'update', updates: [] })
        if (mustRestart) await server.restart()
        const changed = [...waiting]
        waiting.clear()
        return changed
      },
    },
  }
}
