import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './fixtures.ts'
import { restyle } from './page.ts'

/** The date in every picture, because the footer shows the year. */
export const today = '2026-01-15T12:00:00'

/** Each pixel of a picture is the mean of a square of screen pixels with this side. */
const reduction = 4

/** Makes text and scrollbars the same on every computer. */
const anyComputer = `
* { text-rendering: geometricPrecision !important }
html { scrollbar-width: none; scrollbar-gutter: auto !important }`

/** Removes from a page the differences between computers. */
export const steady = (page: Page) => restyle(page, anyComputer)

/** Waits until fonts and pictures are loaded, lazy ones too. */
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
 * Compares the viewport or the whole page with its picture in `snapshots/`. Processors encode
 * photographs slightly differently, so each one on the page allows four more pixels.
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

/** A PNG of the means. */
async function reduced(full: Buffer) {
  const { width, height } = await sharp(full).metadata()
  const size = { width: Math.ceil(width / reduction), height: Math.ceil(height / reduction) }
  return sharp(full)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .png({ effort: 10, compressionLevel: 9 })
    .toBuffer()
}
