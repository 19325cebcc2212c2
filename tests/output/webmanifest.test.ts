import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shortHash } from '../../plugins/hash.ts'
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

/** Finds the URL of the icon with the relation `rel` in the head of the home page. */
const linked = (rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(text('index.html'))?.[1] ?? ''
const iconOfPhone = { src: linked('apple-touch-icon'), sizes: '180x180', type: 'image/png' }
const icons = [...manifest.icons, iconOfPhone]

test.each([...icons, ...manifest.screenshots])(
  '$src has its declared size and format',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await picture(src).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  },
)

test.each([...icons.map(({ src }) => src), linked('icon')])(
  'the URL %s has a hash of the icon, and the URL without a hash has the same icon',
  (src) => {
    const [, name = '', hash, ending = ''] = /^\/assets\/(.+)-(\w{8})(\.\w+)$/.exec(src) ?? []
    const icon = bytes(src.slice(1))
    expect(hash).toBe(shortHash(icon))
    expect(bytes(name + ending).equals(icon)).toBe(true)
  },
)

test.each(icons)(
  'the background of $src is opaque only if the system cuts the shape of the icon',
  async ({ src }) => {
    const { isOpaque } = await picture(src).stats()
    expect(isOpaque).toBe(/maskable|apple/.test(src))
  },
)
