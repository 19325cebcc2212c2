import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { createBuilder } from 'vite'
import { buildDemos, demoFolder } from '../plugins/demos/demos.ts'
import { publish } from '../plugins/folders.ts'
import { bundle } from '../plugins/steps.ts'
import { startBrowser } from './chromium.js'
import { command } from './command.ts'
import { isWanted, oldCards, ownSite, shots, type Shot } from './capture/shots.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run capture [-- --only <slug>]'

/** Time limit for each step of a page, in milliseconds. */
const timeout = 15_000

/** The pictures that the command line asks for. */
function wanted(): Shot[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const all = shots()
  const known = [...new Set(all.map(({ of }) => of))]
  if (only !== undefined && !known.includes(only))
    throw new Error(`There is no project "${only}". Known: ${known.join(', ')}`)
  return all.filter((shot) => isWanted(shot, only))
}

/** Opens a page. Rejects if a request fails or a font is missing. */
async function openPage(page: Page, address: string): Promise<void> {
  const missing = new Set<string>()
  const note = (url: string) => missing.add(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (response) => response.status() >= 400 && note(response.url()))
  await page.goto(address, { timeout })
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => ({ family, status }))
  })
  // An unused face stays "unloaded". A fallback ("FB") may fail, because it is a font of the computer.
  const broken = fonts.filter(
    ({ family, status }) => status === 'loading' || (status === 'error' && !family.endsWith(' FB')),
  )
  const faults = [...missing, ...broken.map(({ family }) => family)].join(', ')
  if (faults) throw new Error(`the page did not load ${faults}`)
}

/** Whether the pictures in the window are complete. */
const picturesAreThere = () =>
  [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    const isSeen = picture.checkVisibility() && top <= innerHeight && bottom >= 0
    return picture.complete || !isSeen
  })

/** A screenshot as PNG, without motion and with all fonts. Rejects if something is missing. */
async function photograph(browser: Browser, shot: Shot, origin: string): Promise<Buffer> {
  const { width, height, scale = 1, theme = 'light', isReduced = false, without } = shot
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    // A phone's scrollbar takes no space.
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
    const colors = isReduced ? { palette: true, quality: 90 } : { palette: false }
    return await sharp(bytes)
      .png({ compressionLevel: 9, ...colors })
      .toBuffer()
  } finally {
    await page.close()
  }
}

/** Takes pictures of a build. After a failure the old picture stays. */
async function take(browser: Browser, all: readonly Shot[], directory: string): Promise<void> {
  const { origin, close } = await serve({ directory, demos: demoFolder, port: 0 })
  for (const shot of all) {
    try {
      writeFileSync(shot.file, await photograph(browser, shot, origin))
      console.log(`${shot.of}: ${shot.file} written`)
    } catch (error) {
      const became = existsSync(shot.file) ? 'kept' : 'not taken'
      // Without a browser's log.
      const [reason] = (error as Error).message.split('\n', 1)
      console.error(`${shot.of}: ${shot.file} ${became}: ${reason}`)
      process.exitCode = 1
    }
  }
  await close()
}

/** Takes the projects first, because the site is built with their pictures. */
async function main(): Promise<void> {
  const all = wanted()
  const ofSite = all.filter(({ of }) => of === ownSite)
  const browser = await startBrowser()
  try {
    console.log('Building the demos ...')
    await bundle(await createBuilder({ logLevel: 'warn' }), 'ssr')
    await buildDemos()
    publish([demoFolder])
    const ofProjects = all.filter(({ of }) => of !== ownSite)
    await take(browser, ofProjects, demoFolder)
    if (ofSite.length === 0) return
    for (const file of oldCards()) rmSync(file)
    console.log('Building the site ...')
    // A new one, which encodes the new pictures.
    await (await createBuilder({ logLevel: 'warn' })).buildApp()
    await take(browser, ofSite, 'dist')
  } finally {
    await browser.close()
  }
}

await command(usage, main)
