import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { prerender } from '../src/prerender.tsx'
import { compress } from './compress.ts'
import { checkContent } from './content.ts'
import { next, server } from './folders.ts'
import { output } from './output.ts'

/**
 * Vite plugin, the order of the build: content checked -> server bundle -> client bundle
 * -> every page rendered and every file of output.ts written -> the worker (offline.ts)
 * -> compressed copies -> dist/ replaced as a whole, so that a failed build changes nothing.
 */
export function site(): Plugin {
  return {
    name: 'site',
    config: () => ({
      build: { outDir: next, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
      environments: {
        ssr: {
          build: {
            outDir: server,
            rollupOptions: { input: 'src/prerender.tsx' },
            copyPublicDir: false,
          },
        },
      },
      builder: {
        async buildApp(builder) {
          await checkContent()
          for (const name of ['ssr', 'client']) {
            const environment = builder.environments[name]
            if (environment) await builder.build(environment)
          }
          await compress(next)
          rmSync('dist', { recursive: true, force: true })
          renameSync(next, 'dist')
        },
      },
    }),
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.name === 'client') await writeOutput()
      },
    },
  }
}

async function writeOutput() {
  const entry = pathToFileURL(resolve(server, 'prerender.js')).href
  const rendered = (await import(entry)) as { prerender: typeof prerender }
  const { pages, font } = rendered.prerender()
  const template = readFileSync(join(next, 'index.html'), 'utf8')
  for (const [file, content] of Object.entries(output(template, pages, font))) {
    const path = join(next, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await content)
  }
}
