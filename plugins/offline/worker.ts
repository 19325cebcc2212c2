import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa'
import { canonicalPath } from '../../src/addresses.ts'
import { precached } from '../../src/offline/rules.ts'
import { oldestBrowsers } from '../browsers.ts'
import { stagingFolder } from '../folders.ts'
import { integrity } from '../hash.ts'

/** URL of a precached file. Pages have their canonical paths, which no host redirects. */
const addressOf = (file: string) => canonicalPath(`/${file}`)

/** vite-plugin-pwa for the client build, without the hook by which it writes the worker itself, before the pages. */
export function offline(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    integration: {
      configureCustomSWViteBuild(options) {
        const { build } = options
        // npm start reports each step in one line.
        options.logLevel = 'warn'
        const license = { fileName: 'licenses/worker-packages.txt' }
        Object.assign(build ?? {}, { license, target: oldestBrowsers })
        // One file. vite-plugin-pwa 2.0.0 sets this by an option that Vite 8 deprecates (its issue 912).
        const output = { entryFileNames: 'sw.mjs', codeSplitting: false }
        Object.assign(build?.rollupOptions ?? {}, { output })
      },
    },
    injectManifest: {
      globPatterns: precached(),
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            url: addressOf(entry.url),
            integrity: integrity(readFileSync(join(stagingFolder('dist'), entry.url))),
          })),
          warnings: [],
        }),
      ],
    },
  })
  return plugins.map(({ closeBundle: _writesWorker, ...plugin }) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }))
}

/** Writes sw.js, which lists the files of the next dist/. */
export async function writeWorker({ plugins }: ResolvedConfig): Promise<void> {
  const api = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as VitePluginPWAAPI
  await api.generateSW()
}
