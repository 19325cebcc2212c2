import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { startBrowser } from './browser.ts'
import { serve } from './serve.ts'

interface Shot {
  file: string
  width: number
  height: number
  scale?: number
}

/** Pictures of the built home page: the install dialog's, the one shared links show, the README's. */
const shots: Shot[] = [
  { file: 'manifest/screenshots/wide.png', width: 1280, height: 800 },
  { file: 'manifest/screenshots/narrow.png', width: 375, height: 667, scale: 2 },
  { file: 'manifest/screenshots/social.png', width: 1200, height: 630 },
  { file: 'docs/home.png', width: 1440, height: 900 },
]

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { file, width, height, scale = 1 } = shot
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await page.goto(origin, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  mkdirSync(dirname(file), { recursive: true })
  await sharp(picture).png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(file)
  console.log(file)
  await page.close()
}

const site = await serve({ directory: 'dist', port: 0 })
const browser = await startBrowser()
try {
  for (const shot of shots) await take(browser, site.origin, shot)
} finally {
  await browser.close()
  await site.close()
}
