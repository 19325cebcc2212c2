import { relative } from 'node:path'
import type { Plugin } from 'vite'

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
    html.replace('<!--head-->', icon).replace('</body>', `${entry}</body>`),
})
