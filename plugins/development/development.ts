import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { remover } from '../pages/standaloneScripts.ts'
import { wordsScript } from './words.ts'

const entry = '<script type="module" src="/src/development/entry.tsx"></script>'
const icon = '<link rel="icon" href="/manifest/favicon.svg" type="image/svg+xml">'

/** Whether a file or folder is written by a build or a test. */
const isOutput = (root: string) => (path: string) =>
  /^(?:dist(?:-[\w-]+)?|test-results)(?:[\\/]|$)/.test(relative(root, path))

/**
 * Vite plugin: gives `npm run dev` its own entry script, and ignores files that a build or a test
 * writes. If a browser asks for a service worker, the server answers with the remover, a service worker
 * that unregisters itself. Otherwise, the service worker of an earlier build at this origin would keep
 * answering the browser's requests instead of the server.
 */
export const development = (): Plugin => ({
  name: 'site:development',
  apply: 'serve',
  config: ({ root = process.cwd() }) => ({
    optimizeDeps: { entries: ['src/development/entry.tsx', 'src/main.ts'] },
    server: { watch: { ignored: isOutput(root) } },
  }),
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.headers['service-worker'] !== 'script') return next()
      response.setHeader('content-type', 'text/javascript')
      remover().then((script) => response.end(script), next)
    })
  },
  transformIndexHtml: (html) =>
    html.replace('<!--head-->', icon).replace('</body>', `${entry}${wordsScript}</body>`),
})
