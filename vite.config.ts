import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demosInDevelopment } from './build/demosInDevelopment.ts'
import { fonts } from './build/fonts.ts'
import { noteLicenses } from './build/licenses.ts'
import { photographs } from './build/photographs.ts'
import { offline } from './build/offline.ts'
import { site } from './build/site.ts'

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    photographs(),
    fonts(),
    noteLicenses(),
    site(),
    demosInDevelopment(),
    offline(),
  ],
})
