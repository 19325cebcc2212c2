import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bytes, text } from '../support/dist.ts'

interface Image {
  src: string
  sizes: string
  type: string
}

const manifest = JSON.parse(text('manifest.webmanifest')) as Record<
  'icons' | 'screenshots',
  Image[]
>

const picture = (src: string) => sharp(bytes(src.slice(1)))

const iconOfPhone = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }

test.each([...manifest.icons, ...manifest.screenshots, iconOfPhone])(
  '$src has its declared size and format',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await picture(src).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  },
)

test.each([
  ['/icon-maskable-512.png', true],
  ['/icon-monochrome-512.png', false],
  ['/apple-touch-icon.png', true],
])('the background of %s is opaque: %s', async (src, isOpaque) => {
  expect((await picture(src).stats()).isOpaque).toBe(isOpaque)
})
