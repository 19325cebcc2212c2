import { existsSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { RenderedDemo } from '../../demos/prerender.tsx'
import { notFoundUrl } from '../../src/content/addresses.ts'
import { compress } from '../hosting/compress.ts'
import { ContentError } from '../mistakes.ts'
import { builtFace, fontLicense } from '../fonts/subsets.ts'
import { emptied, server, writeFiles } from '../folders.ts'
import { forHosts } from '../hosting/files.ts'
import { besidePages, hosting, types } from '../hosting/rules.ts'
import { policyMeta, staticPolicy } from '../hosting/policy.ts'
import type { DemoHosting } from '../hosting/write.ts'

type Bundle = typeof import('./document.ts')

/** Folder of the built demos. Each folder in it can be deployed alone. */
export const demoFolder = 'dist-demos'

/** Writes every demo of the server's bundle into the next dist-demos/. Returns the rules for their hosts by slug. */
export async function buildDemos(): Promise<Map<string, DemoHosting>> {
  const bundle = (await import(pathToFileURL(resolve(server, 'demos.js')).href)) as Bundle
  const built = emptied(demoFolder)
  const hostings = new Map<string, DemoHosting>()
  for (const demo of bundle.prerenderDemos()) {
    const folder = join(built, demo.slug)
    const { files, hosting } = await builtDemo(demo, bundle).catch((error: Error) => {
      throw new ContentError([`demos/${demo.slug}/facts.ts: ${error.message}`])
    })
    writeFiles(folder, files)
    await compress(folder)
    hostings.set(demo.slug, { address: demo.address, hosting })
  }
  return hostings
}

/** Vite plugin: in development, serves each demo at `<slug>.localhost`, where the portfolio's links lead. */
export function demosInDevelopment(): Plugin {
  return {
    name: 'site:demos',
    apply: 'serve',
    config: {
      // Before plugins/steps.ts reads the addresses.
      order: 'pre',
      handler({ server }) {
        process.env.SITE_ORIGIN ??= `http://localhost:${server?.port}`
        process.env.DEMO_ADDRESS ??= `http://*.localhost:${server?.port}`
      },
    },
    configureServer(server) {
      /** A demo's file by name, or undefined. */
      async function content(slug: string, file: string) {
        const bundle = (await server.ssrLoadModule('/plugins/demos/document.ts')) as Bundle
        const demo = bundle.prerenderDemos().find((each) => each.slug === slug)
        return demo && (await builtDemo(demo, bundle)).files[file]
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

/** A demo's files by path, and the rules for its host. Rejects if a font is not installed. */
async function builtDemo(demo: RenderedDemo, { demoHtml }: Bundle) {
  const source = join('demos', demo.slug)
  const characters = textCharacters(demo.html + demo.notFound)
  const faces = await Promise.all(demo.faces.map((face) => builtFace(face, characters)))
  const css = faces.map((face) => face.css).join('') + demo.css.trim()
  const policy = staticPolicy(css)
  const context = {
    css,
    preloads: faces.flatMap(({ preload }) => preload ?? []),
    policyMeta: policyMeta(policy),
  }
  const social = join(source, 'social.png')
  const files: Record<string, string | Buffer> = {
    ...Object.assign({}, ...faces.map(({ files }) => files)),
    ...Object.fromEntries(demo.faces.map(fontLicense)),
    // `npm run capture` takes it from the built page, so a new demo has none yet.
    ...(existsSync(social) && { 'social.png': readFileSync(social) }),
    'index.html': demoHtml(demo, demo.html, context),
    '404.html': demoHtml(demo, demo.notFound, context),
    'icon.svg': readFileSync(join(source, 'icon.svg')),
    'robots.txt': 'User-agent: *\nAllow: /\n',
  }
  const own = hosting({
    policy,
    pages: ['/', notFoundUrl],
    folders: ['licenses'],
    files: besidePages(Object.keys(files)),
  })
  return { files: { ...files, ...forHosts(own) }, hosting: own }
}

/** The characters of a page's text, each once and sorted, with those that HTML escapes. */
function textCharacters(html: string): string {
  const text = html.replace(/<[^>]*>/g, '')
  return [...new Set(`0123456789 &<>"' ${text}`)].sort().join('')
}
