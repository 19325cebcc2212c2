import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './fixtures.ts'
import { restyle } from './page.ts'

/** The day of every picture, for what says the year. */
export const today = '2026-01-15T12:00:00'

/** Each pixel of a picture is the mean of this many by this many of the screen's. */
const reduction = 4

/** Text and scrollbars as on any computer. */
const anyComputer = `
* { text-rendering: geometricPrecision !important }
html { scrollbar-width: none; scrollbar-gutter: auto !important }`

/** Takes from a page what depends on the computer. */
export const steady = (page: Page) => restyle(page, anyComputer)

/** Waits until fonts and pictures are there, also those that nobody has scrolled to. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

export const pictures = 'tests/browser/snapshots'

/** The file of a picture. */
export const pictureOf = (name: string) => join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`)

/**
 * Compares a window or a whole page with its picture in `snapshots/`. Another processor encodes a
 * photograph a little differently, so each one on the page may add four pixels.
 */
export async function expectLook(page: Page, name: string, fullPage: boolean) {
  const full = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage,
  })
  const photographs = await page.locator('picture:visible').count()
  const tolerance = { threshold: 0.1, maxDiffPixels: 8 + 4 * photographs }
  expect
    .soft(await reduced(full))
    .toMatchSnapshot(['snapshots', basename(pictureOf(name))], tolerance)
}

/** A picture of the means, as PNG. */
async function reduced(full: Buffer) {
  const { width, height } = await sharp(full).metadata()
  const size = { width: Math.ceil(width / reduction), height: Math.ceil(height / reduction) }
  return sharp(full)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .png({ effort: 10, compressionLevel: 9 })
    .toBuffer()
}
