import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { clients, demos } from '../src/content.js'
import { contentModules } from './content/modules.ts'
import { demosInDevelopment } from './demos.ts'
import { development } from './development.ts'
import { fonts } from './fonts.ts'
import { scriptAddresses } from './standaloneScripts.ts'
import { offline } from './offline.ts'
import { photographs } from './photographs.ts'
import { site } from './site.ts'

/** The plugins that make the site. This file imports the content, so the content must be correct. */
export const plugins = (): PluginOption[] => [
  contentModules(),
  react({ jsxImportSource: '@emotion/react' }),
  photographs(new Set([...clients, ...demos].map(({ picture }) => picture.name))),
  fonts(),
  site(),
  // For development, whose application has its own entry; the build bundles the inline script separately.
  scriptAddresses({ main: '/src/main.ts', app: [] }),
  development(),
  demosInDevelopment(),
  offline(),
]
