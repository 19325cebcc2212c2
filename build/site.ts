import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { prerender } from '../src/prerender.tsx'
import { compress } from './compress.ts'
import { checkContent } from './content.ts'
import { next, server } from './folders.ts'
import { output } from './output.ts'

/** Libraries that every page starts with, in scripts of their own: each runs as a task of its own. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts/ },
  { name: 'emotion', test: /node_modules\/(@emotion|stylis)\// },
]

/**
 * Vite plugin, the order of the build: content checked -> server bundle -> client bundle
 * -> every page rendered and every file of output.ts written -> the worker (offline.ts)
 * -> compressed copies -> dist/ replaced as a whole, so that a failed build changes nothing.
 */
export function site(): Plugin {
  /** Addresses of the bundle's entry and of what it imports. */
  let scripts: readonly string[] = []
  return {
    name: 'site',
    config: () => ({
      build: {
        outDir: next,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: libraries } } },
      },
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
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry?.type === 'chunk')
        scripts = [...entry.imports, entry.fileName].map((file) => `/${file}`)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.name === 'client') await writeOutput(scripts)
      },
    },
  }
}

async function writeOutput(scripts: readonly string[]) {
  const entry = pathToFileURL(resolve(server, 'prerender.js')).href
  const rendered = (await import(entry)) as { prerender: typeof prerender }
  const { pages, font } = rendered.prerender()
  const template = readFileSync(join(next, 'index.html'), 'utf8')
  for (const [file, content] of Object.entries(output(template, pages, font, scripts))) {
    const path = join(next, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await content)
  }
}
