import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { clients, demos } from '../src/content.js'
import { contentModules } from './content/modules.ts'
import { demosInDevelopment } from './demos/demos.ts'
import { development } from './development/development.ts'
import { fonts } from './fonts/fonts.ts'
import { scriptAddresses } from './pages/standaloneScripts.ts'
import { offline } from './offline/worker.ts'
import { photographs } from './pictures/photographs.ts'
import { steps } from './steps.ts'

/**
 * The plugins that make the site. This file imports the content, so the content must be correct. Vite
 * asks them in this order; the first one that knows an import answers it.
 */
export const plugins = (): PluginOption[] => [
  contentModules(),
  react({ jsxImportSource: '@emotion/react' }),
  photographs(new Set([...clients, ...demos].map(({ picture }) => picture.name))),
  fonts(),
  steps(),
  // For development, whose application has its own entry; the build bundles the inline script separately.
  scriptAddresses({ main: '/src/main.ts', app: [] }),
  development(),
  demosInDevelopment(),
  offline(),
]
