import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bytes } from './dist.ts'
import { manifest } from './manifest.ts'

const picture = (src: string) => sharp(bytes(src.slice(1)))

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src has the size and the format that it says',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await picture(src).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  },
)

test.each([
  ['/icon-maskable-512.png', true],
  ['/icon-monochrome-512.png', false],
  ['/apple-touch-icon.png', true],
])('the ground of %s is filled: %s', async (src, isOpaque) => {
  expect((await picture(src).stats()).isOpaque).toBe(isOpaque)
})

test('the icon for iPhones is 180 pixels square', async () => {
  expect(await picture('/apple-touch-icon.png').metadata()).toMatchObject({
    width: 180,
    height: 180,
  })
})
