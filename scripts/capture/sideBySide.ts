import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { photograph } from './photograph.ts'
import type { Montage, Origins, Shot } from './shots.ts'

/** Between screens and around them, in pixels. */
const gap = 40

const corners = (attributes: string, { width, height }: Shot) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="20" ${attributes}/></svg>`,
  )

/** A screen with round corners and a line around it, which any page may have behind it. */
const framed = (screen: Buffer, shot: Shot) =>
  sharp(screen)
    .composite([
      { input: corners('', shot), blend: 'dest-in' },
      { input: corners('fill="none" stroke="#7d9296" stroke-width="2"', shot) },
    ])
    .png()
    .toBuffer()

/** Screens side by side as one PNG, on nothing. Rejects where a page is not there whole. */
export async function sideBySide(
  browser: Browser,
  { columns }: Montage,
  origins: Origins,
): Promise<Buffer> {
  const screens: OverlayOptions[] = []
  let [left, height] = [0, 0]
  for (const column of columns) {
    let top = 0
    for (const shot of column) {
      const screen = await photograph(browser, shot.address(origins), shot)
      screens.push({ input: await framed(screen, shot), left, top })
      top += shot.height + gap
    }
    left += (column[0]?.width ?? 0) + gap
    height = Math.max(height, top)
  }
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: left - gap, height: height - gap, channels: 4, background } })
    .composite(screens)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
