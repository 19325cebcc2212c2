import { extname } from 'node:path'
import type { Plugin } from 'vite'
import type { prerenderDemos } from '../demos/prerender.tsx'
import { builtDemo } from './demos.ts'
import { types } from './hosting/rules.ts'

type Prerenderer = { prerenderDemos: typeof prerenderDemos }

/** Vite plugin: while developing, `<slug>.localhost` shows a demo as it is now, and the portfolio's links lead there. */
export function demosInDevelopment(): Plugin {
  return {
    name: 'site:demos',
    apply: 'serve',
    config: {
      // Before the addresses are read (plugins/site.ts).
      order: 'pre',
      handler({ server }) {
        const port = server?.port ?? Number(process.env.PORT || 5173)
        process.env.SITE_ORIGIN ??= `http://localhost:${port}`
        process.env.DEMO_ADDRESS ??= `http://*.localhost:${port}`
        return { server: { port, strictPort: true } }
      },
    },
    configureServer(server) {
      /** A demo's file by its name; undefined where there is none. */
      async function content(slug: string, file: string) {
        const module = (await server.ssrLoadModule('/demos/prerender.tsx')) as Prerenderer
        const demo = module.prerenderDemos().find((each) => each.slug === slug)
        return demo && (await builtDemo(demo)).files[file]
      }
      server.middlewares.use(async (request, response, next) => {
        const [, slug] = /^([a-z\d-]+)\.localhost/.exec(request.headers.host ?? '') ?? []
        if (slug === undefined) return next()
        try {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          const file = pathname.slice(1) || 'index.html'
          const found = await content(slug, file)
          if (found === undefined) return void response.writeHead(404).end()
          response.setHeader('content-type', types[extname(file).slice(1)] ?? 'text/plain')
          response.end(found)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
