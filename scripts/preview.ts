import { existsSync } from 'node:fs'
import { createBuilder } from 'vite'
import { readEnvironment } from '../plugins/content/environment.ts'
import { command } from './command.ts'
import { serve } from './serve.ts'

/** Serves the last build, or with "--build" a new one. */
async function main(): Promise<void> {
  readEnvironment()
  const setting = process.env.PORT || '4173'
  const port = Number(setting)
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${setting}": it must be a number from 1 to 65535.`)
  if (process.argv.includes('--build')) {
    console.log('Building …')
    // The site and its demos link to each other here.
    process.env.SITE_ORIGIN ??= `http://localhost:${port}`
    process.env.DEMO_ADDRESS ??= `http://*.localhost:${port}`
    const builder = await createBuilder({ logLevel: 'warn' })
    await builder.buildApp()
  }
  if (!existsSync('dist')) throw new Error('dist/ is missing: run npm run build first.')
  const { origin } = await serve({ directory: 'dist', demos: 'dist-demos', port })
  const demos = origin.replace('//', '//<name>.')
  console.log(`Serving ${origin}, and the demos at ${demos} (Ctrl+C stops it)`)
}

await command('Usage: npm run preview', main)
