import { statSync } from 'node:fs'
import { relative } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { prerender } from '../../src/prerender.tsx'
import { contentLines } from './checks.ts'
import { moduleOf } from '../content/modules.ts'
import { linkMistakes } from './links.ts'
import { ContentError, line } from '../content/mistakes.ts'

/** The page under Vite's overlay while the content has mistakes. */
const page = '<!doctype html><html lang="en"><title>The content has mistakes</title>'

/** Files that the checks read: the content, the demos, and package.json, which npm writes after it has installed a font. */
const isContent = (file: string, root: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/\w+\.yaml$|package\.json$)/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

/** The faces are read once, when the server starts (fonts.ts). */
const isReadOnce = (file: string) => file.endsWith('/src/theme/faces.yaml')

/** When a file was last saved, in milliseconds; undefined if it was deleted. */
const savedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Mistakes in the links of the current pages, one line each. Rejects if a page cannot be rendered. */
async function linkLines(server: ViteDevServer): Promise<string[]> {
  const module = await server.ssrLoadModule('/src/prerender.tsx')
  // In development, React warns about effects that do nothing on the server.
  const { error } = console
  console.error = () => {}
  try {
    const rendered = (module as { prerender: typeof prerender }).prerender()
    // Files with an extension exist only after a build.
    return linkMistakes(rendered, (path) => /\.\w+$/.test(path)).map(line)
  } finally {
    console.error = error
  }
}

/** The modules that have values of a YAML file. */
const valuesIn = (file: string, server: ViteDevServer): EnvironmentModuleNode[] => {
  if (!file.endsWith('.yaml')) return []
  const { moduleGraph } = server.environments.client
  return [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(moduleOf('')))
}

/**
 * Vite plugin: a build stops with the content's mistakes, one line each. In development the page
 * shows them until they are corrected. A server that starts with mistakes has no other plugins, and
 * restarts when they are corrected or the faces change.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart
  let mustRestart = atStart.length > 0
  /** Whether a page shows mistakes. */
  let isShown = false
  let logged = ''
  let checks = Promise.resolve()
  let queued: Promise<void> | undefined
  /** The check of the last change. */
  let afterChange = Promise.resolve()
  /** Changed modules that the page does not have yet. */
  const waiting = new Set<EnvironmentModuleNode>()
  const message = () => mistakes.join('\n')

  /** Checks the content when the running check has ended. All changes until then share this one check. */
  function check(server: ViteDevServer): Promise<void> {
    if (queued) return queued
    queued = checks.then(async () => {
      queued = undefined
      const found = await contentLines().catch(({ message }: Error) => [message])
      // Vite shows why a page cannot be rendered.
      mistakes = found.length + atStart.length > 0 ? found : await linkLines(server).catch(() => [])
    })
    checks = queued
    return queued
  }

  function show(client: Pick<DevEnvironment['hot'], 'send'>) {
    if (mistakes.length === 0) return
    isShown = true
    client.send({ type: 'error', err: { message: message(), stack: '' } })
  }

  /** Removes the mistakes from the page. An empty page is loaded by Vite at its first update. */
  async function leave(server: ViteDevServer, client: DevEnvironment['hot']) {
    isShown = false
    if (mustRestart) await server.restart()
    else client.send({ type: 'update', updates: [] })
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
        if (mistakes.length > 0) throw new ContentError(message())
      },
    },
    configureServer(server) {
      const { hot } = server.environments.client
      for (const event of ['vite:client:connect', 'site:updated'])
        hot.on(event, (_, client) => show(client))
      // The first check compiles all pages. Now it does not delay the first edit.
      hot.on('site:running', async (_, client) => {
        await check(server)
        show(client)
      })
      if (mistakes.length > 0) server.config.logger.error(message())
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        // A page that loads while a change is checked gets neither a wrong value nor its error.
        await afterChange
        if (mistakes.length === 0) return next()
        isShown = true
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.url ?? '/', page))
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        if (this.environment.name !== 'client' || !isContent(file, server.config.root))
          return undefined
        mustRestart ||= isReadOnce(file)
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        // The watcher may report two quick saves as one.
        let checked
        do {
          checked = savedAt(file)
          await (afterChange = check(server))
        } while (savedAt(file) !== checked)
        for (const module of [...modules, ...valuesIn(file, server)]) waiting.add(module)
        const isNew = message() !== logged
        logged = message()
        if (mistakes.length > 0) {
          if (isNew) server.config.logger.error(logged, { timestamp: true })
          show(this.environment.hot)
          return []
        }
        if (isShown || mustRestart) await leave(server, this.environment.hot)
        const changed = [...waiting]
        waiting.clear()
        return changed
      },
    },
  }
}
