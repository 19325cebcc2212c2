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

/** Puts npm packages into a separate script. See docs/decisions/downloads.md. */
const groups = [{ name: 'packages', test: /node_modules\/(?!workbox)/ }]

/** Turns off warnings about slow plugins, because the first build is always slow: its plugins encode all pictures. */
const checks = { pluginTimings: false }

/** Keeps two packages out of the scripts. Emotion imports them only for `withTheme`, which the site does not use. */
const unused = { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }

const alias = {
  // Replaces this package with React, because React 18 has the same function, `useSyncExternalStore`.
  'use-sync-external-store/shim/index.js': 'react',
  // Replaces this package, because it adds an inline style, which the Content-Security-Policy forbids.
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
      // Vite must not copy public/, because plugins/steps.ts copies the folder, without files such as .DS_Store.
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
    // The order matters, because Vite uses the first plugin that resolves or loads a module.
    plugins: [
      contentChecks(),
      contentModules(),
      react({ jsxImportSource: '@emotion/react' }),
      photographs(),
      fonts(),
      steps(),
      // Sets the scripts' URLs in development. In a build, plugins/pages/standaloneScripts.ts sets the URLs.
      scriptAddresses({ main: '/src/main.ts', app: [] }),
      development(),
      words(),
      demosInDevelopment(),
      offline(),
    ],
  }
})
