import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { fonts } from '../../../build/fonts.ts'
import { photographs } from '../../../build/photographs.ts'

/** The gallery as one bundle in a folder of its own, served: its address, and how to end it. */
export async function servedGallery() {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  const shared = { configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [react({ jsxImportSource: '@emotion/react' }), photographs(), fonts()],
    build: { outDir, minify: false, rolldownOptions: { input: 'gallery.html' } },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
  return {
    address: `${server.resolvedUrls?.local[0]}gallery`,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
