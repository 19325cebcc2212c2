import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentChecks } from './plugins/checks/plugin.ts'
import { contentModules } from './plugins/content/plugin.ts'
import { demosInDevelopment } from './plugins/demos/demos.ts'
import { development, noWorkers } from './plugins/development/development.ts'
import { words } from './plugins/development/words.ts'
import { portOr, readEnvironment } from './plugins/environment.ts'
import { fonts } from './plugins/fonts/fonts.ts'
import { offline } from './plugins/offline/worker.ts'
import { scriptAddresses } from './plugins/pages/standaloneScripts.ts'
import { photographs } from './plugins/pictures/photographs.ts'
import { steps } from './plugins/steps.ts'

export default defineConfig(() => {
  readEnvironment()
  return {
    server: { port: portOr(5173), strictPort: true },
    // Vite asks them in this order, and takes the first answer.
    plugins: [
      noWorkers(),
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
