import { existsSync } from 'node:fs'
import { createBuilder } from 'vite'
import { portOr, readEnvironment } from '../src/reader/environment.ts'
import { command } from './command.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm start, or npm run preview. PORT in the environment names another port.'
const options = { build: { type: 'boolean' } } as const

/** Serves the last build. With --build, makes a new build first. */
await command(usage, { options }, async ({ values }) => {
  readEnvironment()
  const port = portOr(4173)
  if (!values.build && !existsSync('dist'))
    throw new Error('dist/ is missing: run npm run build first.')
  // Opens the port before the build, so that a port in use is reported at once.
  const { origin } = await serve({ directory: 'dist', demos: 'dist-demos', port })
  if (values.build) {
    console.log('Building …')
    // Makes the links between the site and the demos of this build lead to this server, not to the live sites.
    process.env.SITE_ORIGIN ??= origin
    process.env.DEMO_ADDRESS ??= origin.replace('//', '//*.')
    await (await createBuilder({ logLevel: 'warn' })).buildApp()
  }
  const demos = origin.replace('//', '//<name>.')
  console.log(`Serving ${origin}, and the demos at ${demos} (Ctrl+C stops it)`)
})
