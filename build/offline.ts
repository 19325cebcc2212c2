import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { canonicalPath, precached } from '../src/pwa/rules.ts'

/** Addresses of the precache: pages by their canonical paths, so that no host redirects them. */
const addressOf = (file: string) => canonicalPath(`/${file}`)

/** vite-plugin-pwa for the client build alone: it lists what is in dist/ and writes sw.js last. */
export function offline(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: precached,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
          warnings: [],
        }),
      ],
    },
  })
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }))
}
