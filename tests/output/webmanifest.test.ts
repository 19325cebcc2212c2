import sharp from 'sharp'
import { expect, test } from 'vitest'
import { portfolio } from '../support/content.ts'
import { bytes, text } from '../support/dist.ts'

interface Image {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}
interface Manifest {
  icons: Image[]
  screenshots: Image[]
  shortcuts: { name: string; url: string }[]
}

const manifest = JSON.parse(text('manifest.webmanifest')) as Manifest

test('there are icons for every purpose and screenshots for both form factors', () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome'])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
  for (const { label } of manifest.screenshots) expect(label).toMatch(/\S/)
})

test('the shortcuts lead to the portfolio and the contact section', () => {
  expect(manifest.shortcuts).toEqual([
    { name: portfolio.heading, url: '/portfolio' },
    { name: expect.stringMatching(/\S/), url: '/#contact' },
  ])
})

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
