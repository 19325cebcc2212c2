import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { remover } from '../pages/standaloneScripts.ts'
import { wordsScript } from './words.ts'

const entry = '<script type="module" src="/src/development/entry.tsx"></script>'
const icon = '<link rel="icon" href="/manifest/favicon.svg" type="image/svg+xml">'

/** Whether a build or a test wrote a file or folder of the project. */
const isOutput = (root: string) => (path: string) =>
  /^(?:dist(?:-[\w-]+)?|test-results)(?:[\\/]|$)/.test(relative(root, path))

/** Vite plugin: gives `npm run dev` its own entry, and ignores files that a build or a test writes. */
export const development = (): Plugin => ({
  name: 'site:development',
  apply: 'serve',
  config: ({ root = process.cwd() }) => ({
    optimizeDeps: { entries: ['src/development/entry.tsx', 'src/main.ts'] },
    server: { watch: { ignored: isOutput(root) } },
  }),
  transformIndexHtml: (html) =>
    html.replace('<!--head-->', icon).replace('</body>', `${entry}${wordsScript}</body>`),
})

/**
 * Vite plugin: in development, every service worker becomes the remover. Else the worker of an
 * earlier build, or of another project at this port, would answer in place of the server.
 */
export const noWorkers = (): Plugin => ({
  name: 'site:no-workers',
  apply: 'serve',
  configureServer({ middlewares }) {
    let script: Promise<string> | undefined
    middlewares.use((request, response, next) => {
      if (request.headers['service-worker'] !== 'script') return next()
      script ??= remover()
      script.then((text) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(text)
      }, next)
    })
  },
})
