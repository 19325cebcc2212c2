import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { demosInDevelopment } from './demos.ts'
import { fonts } from './fonts.ts'
import { scriptAddresses } from './standaloneScripts.ts'
import { offline } from './offline.ts'
import { photographs } from './photographs.ts'
import { site } from './site.ts'

/** All that makes the site of its content, which must be right before this file is imported. */
export const plugins = (): PluginOption[] => [
  react({ jsxImportSource: '@emotion/react' }),
  photographs(),
  fonts(),
  site(),
  // While developing; the build bundles the inline script apart.
  scriptAddresses({ main: '/src/main.ts', app: ['/src/hydrate.tsx'] }),
  demosInDevelopment(),
  offline(),
]
