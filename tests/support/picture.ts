import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSame } from './comparable.ts'
import { restyle, settled, unstyle } from './page.ts'

/** Each pixel of a picture is the mean of a square of screen pixels with this side. */
const reduction = 4

/** Makes text and scrollbars the same on every computer. */
const anyComputer = `
* { text-rendering: geometricPrecision !important }
html { scrollbar-width: none; scrollbar-gutter: auto !important }`

/** Waits until fonts and pictures are loaded, lazy ones and those of a new width too. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  )
}

const schemes = ['light', 'dark'] as const

const pictureOf = (name: string) => `snapshots/${name.replaceAll(/\W+/g, '-')}.png`

/** The files of a state's pictures in tests/browser. */
export const picturesOf = (name: string, width: number) =>
  schemes.map((scheme) => pictureOf(`${name} ${width} ${scheme}`))

/** Compares the page, light and dark, with its pictures: the viewport around an element, or all of it. */
export async function expectLooks(page: Page, name: string, width: number, around?: Locator) {
  await restyle(page, anyComputer)
  await drawn(page)
  await around?.scrollIntoViewIfNeeded()
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectLook(page, pictureOf(`${name} ${width} ${colorScheme}`), !around)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await unstyle(page)
}

/** Processors encode photographs slightly differently, so each one allows four more pixels. */
async function expectLook(page: Page, file: string, fullPage: boolean) {
  const full = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage,
  })
  const photographs = await page.locator('picture:visible').count()
  const tolerance = { threshold: 0.1, maxDiffPixels: 8 + 4 * photographs }
  const means = await reduced(full)
  await expectSame(file, await means.png({ compressionLevel: 1 }).toBuffer(), {
    tolerance,
    // Few colors make a small file, but take longer than the comparison.
    kept: () => means.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer(),
  })
}

/** The means of a picture. */
async function reduced(full: Buffer) {
  const { width, height } = await sharp(full).metadata()
  const size = { width: Math.ceil(width / reduction), height: Math.ceil(height / reduction) }
  return sharp(full)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
}
