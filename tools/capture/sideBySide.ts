import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { demos } from '../../src/content/portfolio.ts'
import { photograph } from './photograph.ts'
import type { Origins } from './shots.ts'

const width = 375
const height = 1500
const gap = 40

/** All demos as phones show them, side by side, as a PNG. */
export async function sideBySide(browser: Browser, { demo }: Origins): Promise<Buffer> {
  const columns: OverlayOptions[] = []
  for (const [index, { slug }] of demos.entries()) {
    const shot = { file: slug, address: () => demo(slug), width, height }
    const input = await photograph(browser, `${demo(slug)}/`, shot)
    columns.push({ input, left: gap + index * (width + gap), top: gap })
  }
  return sharp({
    create: {
      width: gap + demos.length * (width + gap),
      height: height + 2 * gap,
      channels: 3,
      background: '#d5dcdd',
    },
  })
    .composite(columns)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
