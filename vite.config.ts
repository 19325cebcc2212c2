import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './plugins/browsers.ts'
import { contentChecks } from './plugins/checks/plugin.ts'
import { contentModules } from './plugins/content/plugin.ts'
import { demosInDevelopment } from './plugins/development/subdomains.ts'
import { development } from './plugins/development/development.ts'
import { words } from './plugins/development/words.ts'
import { portOr, readEnvironment } from './src/reader/environment.ts'
import { stagingFolder, serverBundle } from './plugins/folders.ts'
import { fonts } from './plugins/fonts/fonts.ts'
import { offline } from './plugins/offline/worker.ts'
import { scriptAddresses } from './plugins/pages/standaloneScripts.ts'
import { photographs } from './plugins/pictures/photographs.ts'
import { steps } from './plugins/steps.ts'

/** The packages of the application are a script of their own: docs/decisions/downloads.md. */
const groups = [{ name: 'packages', test: /node_modules\/(?!workbox)/ }]

/** Off: a first build encodes every picture, and a warning about the time would help nobody. */
const checks = { pluginTimings: false }

/** Emotion imports these for `withTheme`, which nothing here uses. */
const unused = { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }

/** In place of imports of packages: React 18 has the hook itself, and the site needs no scroll lock of the dialog's. */
const alias = {
  'use-sync-external-store/shim/index.js': 'react',
  'react-remove-scroll': resolve('src/ui/NoScrollLock.tsx'),
}

export default defineConfig(() => {
  readEnvironment()
  return {
    resolve: { alias },
    build: {
      outDir: stagingFolder('dist'),
      emptyOutDir: true,
      target: oldestBrowsers,
      assetsInlineLimit: 0,
      modulePreload: false,
      // With what systems add to folders.
      copyPublicDir: false,
    },
    environments: {
      client: {
        build: {
          license: { fileName: 'licenses/packages.txt' },
          rolldownOptions: {
            checks,
            input: { main: 'src/main.ts', hydrate: 'src/hydrate.tsx' },
            output: { codeSplitting: { groups } },
            treeshake: { moduleSideEffects: [unused] },
          },
        },
      },
      ssr: {
        build: {
          outDir: serverBundle,
          rolldownOptions: {
            checks,
            input: { site: 'plugins/pages/site.ts', demos: 'plugins/demos/document.ts' },
          },
        },
      },
    },
    server: { port: portOr(5173), strictPort: true },
    // Vite asks them in this order, and takes the first answer.
    plugins: [
      contentChecks(),
      contentModules(),
      react({ jsxImportSource: '@emotion/react' }),
      photographs(),
      fonts(),
      steps(),
      // For development, whose application has its own entry; the build bundles the inline script separately.
      scriptAddresses({ main: '/src/main.ts', app: [] }),
      development(),
      words(),
      demosInDevelopment(),
      offline(),
    ],
  }
})
