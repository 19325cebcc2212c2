import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { contentChecks, contentModules } from './content/plugin.ts'
import { demosInDevelopment } from './demos/demos.ts'
import { development, noWorkers } from './development/development.ts'
import { fonts } from './fonts/fonts.ts'
import { scriptAddresses } from './pages/standaloneScripts.ts'
import { offline } from './offline/worker.ts'
import { photographs } from './pictures/photographs.ts'
import { steps } from './steps.ts'

/** The plugins that make the site. Vite asks them in this order, and takes the first answer. */
export const plugins = (): PluginOption[] => [
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
  demosInDevelopment(),
  offline(),
]
