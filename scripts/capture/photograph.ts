import { existsSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { projectOrigin, type Montage, type Origins, type Shot } from './shots.ts'

/** How long a page may take, in milliseconds. */
const patience = 15_000

/** Opens a page. Rejects if a request fails or a font is missing. */
async function openPage(page: Page, address: string): Promise<void> {
  const missing = new Set<string>()
  const note = (url: string) => missing.add(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (response) => response.status() >= 400 && note(response.url()))
  await page.route(`${projectOrigin}/**`, (route) => {
    const path = `.${new URL(route.request().url()).pathname}`.replace(/\/$/, '/index.html')
    return existsSync(path) ? route.fulfill({ path }) : route.abort()
  })
  await page.goto(address, { timeout: patience })
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => ({ family, status }))
  })
  // An unused face stays "unloaded". A stand-in ("FB") may fail, because it is a font of the computer.
  const broken = fonts.filter(
    ({ family, status }) => status === 'loading' || (status === 'error' && !family.endsWith(' FB')),
  )
  const faults = [...missing, ...broken.map(({ family }) => family)].join(', ')
  if (faults) throw new Error(`did not load ${faults}`)
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
  const { width, height, scale = 1, theme = 'light', scroll, press, isReduced = false } = shot
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
    return await asPng(bytes, isReduced)
  } finally {
    await page.close()
  }
}

const montageStyle = `
  body { display: flex; gap: 40px; margin: 0; width: max-content }
  div { display: grid; gap: 40px; align-content: start }
  img { border: 2px solid #7d9296; border-radius: 20px }`

/** Screenshots side by side as one transparent PNG. Rejects if a page is incomplete. */
export async function sideBySide(
  browser: Browser,
  { columns }: Montage,
  origins: Origins,
): Promise<Buffer> {
  let html = `<style>${montageStyle}</style>`
  for (const column of columns) {
    html += '<div>'
    for (const shot of column) {
      const screen = await photograph(browser, shot, origins)
      html += `<img src="data:image/png;base64,${screen.toString('base64')}">`
    }
    html += '</div>'
  }
  // A page larger than its window is photographed in its own size.
  const page = await browser.newPage({ viewport: { width: 1, height: 1 } })
  await page.setContent(html)
  const bytes = await page.screenshot({ fullPage: true, omitBackground: true })
  await page.close()
  return asPng(bytes, true)
}

/** Compresses a screenshot as much as possible, to 256 colors if it may be reduced. */
const asPng = (bytes: Buffer, isReduced: boolean) =>
  sharp(bytes)
    .png({
      compressionLevel: 9,
      ...(isReduced ? { palette: true, quality: 90 } : { palette: false }),
    })
    .toBuffer()
