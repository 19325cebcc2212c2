import { relative } from 'node:path'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { ContentError } from '../content/mistakes.ts'
import { changedValues } from '../content/modules.ts'
import { contentLines, quickChecks } from './checks.ts'
import { linkLines } from './links.ts'

type Prerenderer = typeof import('../../src/prerender.tsx')

/** The page under Vite's overlay when it is loaded while the content cannot be shown. */
const page = '<!doctype html><html lang="en"><title>The content has mistakes</title>'

/** Files that the checks read: the content, the demos, and package.json, which npm writes after it has installed a font. */
const isContent = (file: string, root: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/\w+\.yaml$|package\.json$)/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

/** The mistakes that checks find, one line each. A failed reading is a mistake too. */
const linesOf = (...checks: Parameters<typeof contentLines>): Promise<string[]> =>
  contentLines(...checks).catch(({ message }: Error) => [message])

/** The dead links on the current pages, one line each; undefined if a page cannot be rendered, of which Vite says the reason. */
async function deadLinks(runner: ModuleRunner): Promise<string[] | undefined> {
  try {
    const module = await runner.import<Prerenderer>('/src/prerender.tsx')
    const rendered = module.prerender()
    // Files with an extension exist only after a build.
    return linkLines(rendered, (path) => /\.\w+$/.test(path))
  } catch {
    return undefined
  }
}

const corrected = 'The content has no mistakes any more.'

/** Stops Vite's own steps. It has no stack, which would not help an editor. */
const stop = (mistakes: readonly string[]) =>
  Object.assign(new ContentError(mistakes.join('\n')), { stack: '' })

/**
 * Vite plugin: a build stops with the content's mistakes, one line each. In development Vite's overlay
 * shows them until they are corrected. An edit waits for the quick checks alone, and is sent if they
 * find nothing; when the page shows it, all checks run. A server that starts with mistakes has no other
 * plugins, and restarts when they are corrected.
 */
export function rightContent(atStart: readonly string[]): Plugin {
  let mistakes = atStart
  /** Whether the page cannot show the content as it is now. */
  let isStopped = atStart.length > 0
  const mustRestart = isStopped
  let edits = 0
  let checks = Promise.resolve()
  let isAsked = false
  let runner: ModuleRunner | undefined

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

  /** Runs all checks after those that run already. An edit meanwhile makes their answer worthless. */
  function checkAll(server: ViteDevServer): void {
    if (isAsked) return
    isAsked = true
    // Unlike the one of `ssrLoadModule`, it is silent if the server is closed meanwhile.
    runner ??= createServerModuleRunner(server.environments.ssr, { hmr: false })
    const own = runner
    checks = checks.then(async () => {
      isAsked = false
      const edit = edits
      const found = await linesOf()
      const all = found.length > 0 ? found : await deadLinks(own)
      if (all && edit === edits) show(all, server)
    })
  }

  return {
    name: 'site:content',
    // `builder` makes Vite call `buildApp`, which can stop a build. Without the site Vite has no dependencies to optimize.
    config: () => ({
      builder: {},
      ...(isStopped && { optimizeDeps: { noDiscovery: true } }),
    }),
    buildApp: {
      order: 'pre',
      async handler() {
        const found = await contentLines()
        if (found.length > 0) throw stop(found)
      },
    },
    configureServer(server) {
      if (isStopped) server.config.logger.error(mistakes.join('\n'))
      const { hot } = server.environments.client
      hot.on('vite:client:connect', () => isStopped && show(mistakes, server))
      hot.on('site:shown', () => (isStopped ? show(mistakes, server) : checkAll(server)))
      server.middlewares.use(async (request, response, next) => {
        if (!isStopped || !request.headers.accept?.includes('text/html')) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.url ?? '/', page))
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        const { environment } = this
        if (environment.name !== 'client' || !isContent(file, server.config.root)) return undefined
        edits += 1
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        const found = await linesOf(quickChecks)
        if (found.length > 0) {
          isStopped = true
          show(found, server)
          return []
        }
        if (mustRestart) {
          await server.restart()
          return []
        }
        if (isStopped) show([], server)
        isStopped = false
        const changed = [...modules, ...changedValues(environment)]
        // A page asks for all checks after an update, even of nothing.
        if (server.ws.clients.size === 0) checkAll(server)
        else if (changed.length === 0) environment.hot.send({ type: 'update', updates: [] })
        return changed
      },
    },
  }
}
