import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa'
import { canonicalPath } from '../../src/addresses.ts'
import { precached } from '../../src/offline/rules.ts'
import { oldestBrowsers } from '../browsers.ts'
import { stagingFolder } from '../folders.ts'
import { integrity } from '../hash.ts'

/**
 * Vite plugin: configures vite-plugin-pwa for the client bundle. Removes the hook in which vite-plugin-pwa
 * writes the service worker, because the hook runs before the pages exist. writeWorker() writes it later.
 */
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
        // Prints only warnings while bundling the service worker, because other messages clutter the output of `npm start`.
        options.logLevel = 'warn'
        const license = { fileName: 'licenses/worker-packages.txt' }
        Object.assign(build ?? {}, { license, target: oldestBrowsers })
        // Bundles the worker into one file. vite-plugin-pwa's own option for this is deprecated in Vite 8 (vite-plugin-pwa issue 912).
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
            // The precache lists each page by its canonical path, because hosts redirect other URLs of the page, such as /portfolio.html.
            url: canonicalPath(`/${entry.url}`),
            integrity: integrity(readFileSync(join(stagingFolder('dist'), entry.url))),
          })),
          warnings: [],
        }),
      ],
    },
  })
  return plugins.map(({ closeBundle: _writeWorker, ...plugin }) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }))
}

/** Writes sw.js, the service worker, with a list of the files that are in the staging folder of dist/ at this time. */
export async function writeWorker({ plugins }: ResolvedConfig): Promise<void> {
  const api = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as VitePluginPWAAPI
  await api.generateSW()
}
