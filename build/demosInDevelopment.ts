import { extname } from 'node:path'
import type { Plugin } from 'vite'
import type { prerenderDemos } from '../demos/prerender.tsx'
import { demoFiles } from './demos.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Vite plugin: while developing, `<slug>.localhost` shows a demo as it is now. */
export function demosInDevelopment(): Plugin {
  return {
    name: 'site:demos',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, slug] = /^([a-z\d-]+)\.localhost/.exec(request.headers.host ?? '') ?? []
        if (slug === undefined) return next()
        server
          .ssrLoadModule('/demos/prerender.tsx')
          .then(async (module) => {
            const all = (module as { prerenderDemos: typeof prerenderDemos }).prerenderDemos()
            const demo = all.find((each) => each.slug === slug)
            const file = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
            const content = demo && (await demoFiles(demo))[file]
            if (content === undefined) return next()
            response.setHeader('content-type', types[extname(file)] ?? 'text/plain')
            response.end(content)
          })
          .catch(next)
      })
    },
  }
}
