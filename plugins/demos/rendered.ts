import { createServer } from 'vite'
import { contentModules } from '../content/plugin.ts'

async function render() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [contentModules()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const bundle = await server.ssrLoadModule('/plugins/demos/document.ts')
    return (bundle as typeof import('./document.ts')).prerenderDemos()
  } finally {
    await server.close()
  }
}

let rendered: ReturnType<typeof render> | undefined

/** The demos as the build renders them, without a build. They are rendered once. */
export const renderedDemos = () => (rendered ??= render())
