import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { demos } from '../../src/content/portfolio.ts'
import { photograph } from './photograph.ts'
import type { Origins } from './shots.ts'

const screen = { width: 375, height: 780 }
/** Where on its page each screen of a column is taken, in CSS pixels. */
const scrolls = [0, 1500]
const gap = 40

/** All demos as phones show them, side by side, as a PNG: the first screen, and one further down. */
export async function sideBySide(browser: Browser, { demo }: Origins): Promise<Buffer> {
  const screens: OverlayOptions[] = []
  for (const [column, { slug }] of demos.entries()) {
    const address = () => `${demo(slug)}/`
    for (const [row, scroll] of scrolls.entries()) {
      const shot = { ...screen, file: slug, address, scroll }
      screens.push({
        input: await photograph(browser, address(), shot),
        left: gap + column * (screen.width + gap),
        top: gap + row * (screen.height + gap),
      })
    }
  }
  return sharp({
    create: {
      width: gap + demos.length * (screen.width + gap),
      height: gap + scrolls.length * (screen.height + gap),
      channels: 3,
      background: '#d5dcdd',
    },
  })
    .composite(screens)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
