import { join, relative } from 'node:path'
import { SourceMap } from 'node:module'
import type { DevEnvironment, ErrorPayload, Plugin } from 'vite'

/** The part of a `vite:forward-console` message that is used here. */
interface Forwarded {
  type: string
  data: { message: string; stack?: string }
}

const entry = '<script type="module" src="/src/development/entry.tsx"></script>'
const icon = '<link rel="icon" href="/manifest/favicon.svg" type="image/svg+xml">'

/** Whether a build or a test wrote a file or folder of the project. */
const isOutput = (root: string) => (path: string) =>
  /^(?:dist(?:-[\w-]+)?|test-results|playwright-report)(?:[\\/]|$)/.test(relative(root, path))

/**
 * Vite plugin: gives `npm run dev` its own entry, and shows errors of the browser in Vite's overlay.
 * Ignores files that a build or a test writes.
 */
export function development(): Plugin {
  return {
    name: 'site:development',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      optimizeDeps: { entries: ['src/development/entry.tsx', 'src/main.ts'] },
      server: {
        // The handler below sends these errors back to the page.
        forwardConsole: { unhandledErrors: true },
        watch: { ignored: isOutput(root) },
      },
    }),
    transformIndexHtml: (html) =>
      html.replace('<!--head-->', icon).replace('</body>', `${entry}</body>`),
    configureServer(server) {
      const { client } = server.environments
      client.hot.on('vite:forward-console', ({ type, data }: Forwarded, page) => {
        if (type !== 'log') page.send({ type: 'error', err: asWritten(data, client) })
      })
      // Vite reloads the page at the first update after an error. A running page needs no reload.
      client.hot.on('site:running', (_, page) => page.send({ type: 'update', updates: [] }))

      // Leaves out lines that nobody acts on: invalidated modules, and pages rendered to check links.
      const { logger } = server.config
      const info = logger.info.bind(logger)
      logger.info = (text, options) => {
        const isOwn = options?.environment?.includes('ssr') || text.includes('hmr invalidate')
        if (!isOwn) info(text, options)
      }
    },
  }
}

/** An error of the browser with positions in the source files, the first one as `loc`. */
function asWritten({ message, stack = '' }: Forwarded['data'], client: DevEnvironment) {
  const { root } = client.config
  const error: ErrorPayload['err'] = { message, stack: '' }
  const place = /https?:\/\/[^/\s]+(\/[^\s?):]+)[^\s):]*:(\d+):(\d+)/g
  error.stack = stack.replaceAll(place, (all, path: string, line: string, column: string) => {
    const file = join(root, path)
    const [module] = client.moduleGraph.getModulesByFile(file) ?? []
    const map = module?.transformResult?.map
    if (!map || !('version' in map) || file.includes('node_modules')) return all
    const found = new SourceMap(map as never).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalLine' in found)) return all
    const { originalLine, originalColumn } = found
    error.loc ??= { file, line: originalLine + 1, column: originalColumn + 1 }
    return `${file}:${originalLine + 1}:${originalColumn + 1}`
  })
  return error
}
