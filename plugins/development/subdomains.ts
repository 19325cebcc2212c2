import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { savedDemoFolder } from '../../src/addresses.ts'
import { builtDemo, type Bundle, type Files } from '../demos/build.ts'
import { demoSites } from '../demos/demoSites.ts'
import { contentTypes, pageFile } from '../hosting/rules.ts'
import { wordsScript } from './words.ts'

/** Vite plugin: in development, serves each demo twice: its own site at `<slug>.localhost`, and its copy at /demos/<slug> of the agency's site. */
export function demosInDevelopment(): Plugin {
  return {
    name: 'site:demos',
    apply: 'serve',
    config({ server }) {
      process.env.SITE_ORIGIN ??= `http://localhost:${server?.port}`
      process.env.DEMO_ADDRESS ??= `http://*.localhost:${server?.port}`
    },
    configureServer(server) {
      async function built(slug: string) {
        const site = demoSites().find((each) => each.slug === slug)
        const bundle = (await server.ssrLoadModule('/plugins/demos/document.ts')) as Bundle
        return site && builtDemo(site, bundle)
      }
      /** Returns the name and the content of a file of a demo's own site. For an unknown path, returns the demo's 404 page. */
      async function own(slug: string, pathname: string) {
        const files = (await built(slug))?.files ?? {}
        const file = pathname.slice(1) || 'index.html'
        const answer = file in files ? file : '404.html'
        return [answer, files[answer]] as const
      }
      /** The files of the copies that browsers have opened, by path. A browser requests the page of a copy first, and then the CSS and the fonts, whose paths do not begin with /demos/. */
      const copies: Files = {}
      /** Returns the name and the content of a file of a demo's copy. The path of a page is /demos/<slug>. */
      async function copied(pathname: string) {
        const isPage = pathname.startsWith(savedDemoFolder)
        if (isPage)
          Object.assign(copies, (await built(pathname.slice(savedDemoFolder.length)))?.copy)
        const file = (isPage ? pageFile(pathname) : pathname).slice(1)
        return [file, copies[file]] as const
      }
      server.middlewares.use(async (request, response, next) => {
        const [, slug] = /^([a-z\d-]+)\.localhost/.exec(request.headers.host ?? '') ?? []
        // Leaves the modules in src/ and paths that begin with "/__" to Vite and its other plugins, because pages of demos also request them.
        if (/^\/(?:src|__)/.test(request.url ?? '')) return next()
        try {
          const { pathname } = new URL(`http://localhost${request.url}`)
          const [file, found] = await (slug === undefined ? copied(pathname) : own(slug, pathname))
          if (found === undefined)
            return slug === undefined ? next() : void response.writeHead(404).end()
          if (file === '404.html') response.statusCode = 404
          response.setHeader('content-type', contentTypes[extname(file).slice(1)] ?? 'text/plain')
          response.end(extname(file) === '.html' ? `${String(found)}${wordsScript}` : found)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
