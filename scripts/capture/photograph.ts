import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Origins, Shot } from './shots.ts'

/** Time limit for each step of a page, in milliseconds. */
const timeout = 15_000

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
export async function photograph(browser: Browser, shot: Shot, origins: Origins): Promise<Buffer> {
  const { width, height, scale = 1, theme = 'light', isReduced = false } = shot
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
    await openPage(page, shot.address(origins))
    await page.waitForFunction(picturesAreThere, undefined, { timeout })
    const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout })
    const colors = isReduced ? { palette: true, quality: 90 } : { palette: false }
    return await sharp(bytes)
      .png({ compressionLevel: 9, ...colors })
      .toBuffer()
  } finally {
    await page.close()
  }
}
