import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { createBuilder } from 'vite'
import { buildDemos, demoFolder } from '../plugins/demos/demos.ts'
import { publish } from '../plugins/folders.ts'
import { bundle } from '../plugins/steps.ts'
import { startBrowser } from './chromium.js'
import { command } from './command.ts'
import { photograph } from './capture/photograph.ts'
import { isWanted, ownSite, projects, type Origins, type Subject } from './capture/shots.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run capture [-- --only <slug>]'

/** The slug on the command line, if there is one. */
function wanted(): string | undefined {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const known = [...projects(), ownSite].map(({ slug }) => slug)
  if (only === undefined || known.includes(only)) return only
  throw new Error(`There is no project "${only}". Known: ${known.join(', ')}`)
}

/** Takes the pictures of a subject. After a failure the old picture stays. */
async function take(browser: Browser, { slug, shots }: Subject, origins: Origins): Promise<void> {
  for (const shot of shots) {
    try {
      writeFileSync(shot.file, await photograph(browser, shot, origins))
      console.log(`${slug}: ${shot.file} written`)
    } catch (error) {
      const became = existsSync(shot.file) ? 'kept' : 'not taken'
      // Without a browser's log.
      const [reason] = (error as Error).message.split('\n', 1)
      console.error(`${slug}: ${shot.file} ${became}: ${reason}`)
      process.exitCode = 1
    }
  }
}

/** Takes the projects first, because the site is built with their pictures. */
async function main(): Promise<void> {
  const only = wanted()
  const browser = await startBrowser()
  console.log('Building the demos ...')
  await bundle(await createBuilder({ logLevel: 'warn' }), 'ssr')
  await buildDemos()
  publish([demoFolder])
  const demos = await serve({ directory: demoFolder, demos: demoFolder, port: 0 })
  const origins: Origins = { demo: (slug) => demos.origin.replace('//', `//${slug}.`), site: '' }
  try {
    for (const project of projects())
      if (isWanted(project, only)) await take(browser, project, origins)
    if (!isWanted(ownSite, only)) return
    console.log('Building the site ...')
    // A new one, which encodes the new pictures.
    await (await createBuilder({ logLevel: 'warn' })).buildApp()
    const built = await serve({ directory: 'dist', port: 0 })
    await take(browser, ownSite, { ...origins, site: built.origin })
    await built.close()
  } finally {
    await browser.close()
    await demos.close()
  }
}

await command(usage, main)
