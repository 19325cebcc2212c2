import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createBuilder } from 'vite'
import { buildDemos, demoFolder } from '../plugins/demos/build.ts'
import { checkSlug } from '../plugins/demos/demoSites.ts'
import { publish } from '../plugins/folders.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { bundle } from '../plugins/steps.ts'
import { startBrowser } from './chromium.js'
import { command } from './command.ts'
import { encoded, isWanted, oldCards, ownSite, shots, type Shot } from './capture/shots.ts'
import { serve } from './serve.ts'

const usage =
  'Usage: npm run capture "--" --only <slug>, --only site, or --all (everything but clients)'
const options = { only: { type: 'string' }, all: { type: 'boolean' } } as const

/** The time limit in milliseconds for each step of the browser, such as loading a page. */
const timeout = 15_000

/** Lists the pictures to take. `only` is the slug of a client or a demo, or "site" for the agency's site. */
function wanted(only: string | undefined): Shot[] {
  const all = shots()
  const known = [...new Set(all.map(({ of }) => of))]
  if (only !== undefined) checkSlug(only, known)
  return all.filter((shot) => isWanted(shot, only))
}

/** Opens a page, and waits for the page's fonts. Rejects if a request fails. */
async function openPage(page: Page, address: string): Promise<void> {
  const missing = new Set<string>()
  const note = (url: string) => missing.add(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (response) => response.status() >= 400 && note(response.url()))
  await page.goto(address, { timeout })
  await page.evaluate(async () => void (await document.fonts.ready))
  if (missing.size > 0) throw new Error(`the page did not load ${[...missing].join(', ')}`)
}

/** Whether all pictures in the viewport are loaded. */
const picturesAreThere = () =>
  [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    const isSeen = picture.checkVisibility() && top <= innerHeight && bottom >= 0
    return picture.complete || !isSeen
  })

/** Takes a screenshot as PNG, without motion and with all fonts. Rejects if the page fails to load a file. */
async function photograph(browser: Browser, shot: Shot, origin: string): Promise<Buffer> {
  const { width, height, scale = 1, theme = 'light', isReduced, without } = shot
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    // Imitates a phone for narrow pictures, because a phone's scrollbar takes no width from the page.
    isMobile: width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await openPage(page, shot.address(origin))
    await page.waitForFunction(picturesAreThere, undefined, { timeout })
    if (without)
      await page.locator(without).evaluateAll((all) => {
        for (const each of all) each.style.visibility = 'hidden'
      })
    const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout })
    return await encoded(bytes, isReduced)
  } finally {
    await page.close()
  }
}

/** Serves a built folder and takes the pictures of its pages. If a picture cannot be taken, keeps the old picture. */
async function take(browser: Browser, all: readonly Shot[], directory: string): Promise<void> {
  const { origin, close } = await serve({ directory, demos: demoFolder, port: 0 })
  for (const shot of all) {
    try {
      const picture = await photograph(browser, shot, origin)
      mkdirSync(dirname(shot.file), { recursive: true })
      writeFileSync(shot.file, picture)
      console.log(`${shot.of}: ${shot.file} written`)
    } catch (error) {
      const became = existsSync(shot.file) ? 'kept' : 'not taken'
      // Prints only the first line of the error's message, because the other lines are the browser's log.
      const [reason] = (error as Error).message.split('\n', 1)
      console.error(`${shot.of}: ${shot.file} ${became}: ${reason}`)
      process.exitCode = 1
    }
  }
  await close()
}

/** Takes the pictures of demos and clients first, because the agency's site shows these pictures. Then builds the agency's site and takes the pictures of its pages. */
await command(usage, { options }, async ({ values: { only, all: isAll = false } }) => {
  if ((only === undefined) !== isAll) throw new Error(usage)
  const all = wanted(only)
  holdOutputs()
  const ofSite = all.filter(({ of }) => of === ownSite)
  const ofProjects = all.filter(({ of }) => of !== ownSite)
  const browser = await startBrowser()
  try {
    if (ofProjects.length > 0) {
      console.log('Building the demos ...')
      await bundle(await createBuilder({ logLevel: 'warn' }), 'ssr')
      await buildDemos()
      publish([demoFolder])
      await take(browser, ofProjects, demoFolder)
    }
    if (ofSite.length === 0) return
    for (const file of oldCards()) rmSync(file)
    console.log('Building the site ...')
    // Builds again with a new builder, because the first builder does not know the new pictures.
    await (await createBuilder({ logLevel: 'warn' })).buildApp()
    await take(browser, ofSite, 'dist')
  } finally {
    await browser.close()
  }
})
