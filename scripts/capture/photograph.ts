import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Shot } from './shots.ts'

/** How long a page may take, in milliseconds. */
const patience = 15_000

/** Opens a page and fails unless all it asks for arrives and every font it uses is there. */
async function openPage(page: Page, address: string): Promise<void> {
  const missing = new Set<string>()
  const note = (url: string) => missing.add(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (response) => response.status() >= 400 && note(response.url()))
  await page.goto(address, { timeout: patience })
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => ({ family, status }))
  })
  // A face no text asks for stays "unloaded"; one that is only looked for on the computer may fail.
  const broken = fonts.filter(
    ({ family, status }) => status === 'loading' || (status === 'error' && !family.endsWith(' FB')),
  )
  const faults = [...missing, ...broken.map(({ family }) => family)].join(', ')
  if (faults) throw new Error(`did not load ${faults}`)
}

/** Those of the window; others may be left for later. */
const picturesAreThere = () =>
  [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.complete || top > innerHeight || bottom < 0
  })

/** A page's screen as a PNG: motion stopped, fonts there. Rejects where something is missing. */
export async function photograph(browser: Browser, address: string, shot: Shot): Promise<Buffer> {
  const { width, height, scale = 1, theme = 'light', scroll, press, isReduced = false } = shot
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    // A phone's scrollbar takes no room.
    isMobile: width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await openPage(page, address)
    if (scroll !== undefined)
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll)
    if (press !== undefined) {
      await page.getByRole('button', { name: press }).click()
      await page.getByRole('dialog').waitFor({ timeout: patience })
    }
    await page.waitForFunction(picturesAreThere, undefined, { timeout: patience })
    const bytes = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      timeout: patience,
    })
    const format = isReduced ? { palette: true, quality: 90 } : { palette: false }
    return await sharp(bytes)
      .png({ compressionLevel: 9, ...format })
      .toBuffer()
  } finally {
    await page.close()
  }
}
