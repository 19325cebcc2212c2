import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../../../plugins/pages/manifestPictures.ts'
import { encodedPicture } from '../../../plugins/pictures/photographs.ts'
import { pictureProblem, sizeInLinks } from '../../../plugins/pictures/originals.ts'

let images: string

const png = (width: number, height: number) => {
  const drawing = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

beforeAll(async () => {
  images = mkdtempSync(join(tmpdir(), 'pictures-'))
  const good = await png(1200, 750)
  const files = {
    good,
    transparent: await sharp(good).removeAlpha().ensureAlpha(0).png().toBuffer(),
    narrow: await png(959, 750),
    flat: await png(1200, 599),
    square: await png(1200, 1200),
    turned: await sharp(good).withMetadata({ orientation: 6 }).png().toBuffer(),
    heavy: Buffer.alloc(2_000_001),
    text: 'not a picture',
    torn: good.subarray(0, good.length / 2),
    empty: '',
    photo: await sharp(good).jpeg().toBuffer(),
  }
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(images, `${name}.png`), bytes)
})
afterAll(() => rmSync(images, { recursive: true }))

const wanted =
  'a PNG of 8 to 5, such as 1200 x 750 pixels, at least 960 x 600, and at most 2000000 bytes'

test.each([
  ['absent', 'is missing'],
  ['photo', 'has the format jpeg'],
  ['narrow', 'has 959 x 750 pixels'],
  ['flat', 'has 1200 x 599 pixels'],
  ['square', 'has 1200 x 1200 pixels'],
  ['turned', 'has 750 x 1200 pixels'],
  ['heavy', 'has 2000001 bytes'],
  ['text', 'cannot be read as a picture'],
  ['torn', 'cannot be read as a picture'],
  ['empty', 'cannot be read as a picture'],
])('a picture stops the build: %s.png %s', async (name, found) => {
  expect(await pictureProblem(join(images, `${name}.png`))).toEqual({ found, expected: wanted })
})

test('a picture for shared links has the size that the pages state', async () => {
  expect(await pictureProblem(join(images, 'good.png'), sizeInLinks)).toEqual({
    found: 'has 1200 x 750 pixels',
    expected: 'a PNG of 1200 x 630 pixels, and at most 2000000 bytes',
  })
})

test.each(['avif', 'jpeg'] as const)(
  'a transparent picture becomes white as %s',
  async (format) => {
    const bytes = await encodedPicture(join(images, 'transparent.png'), format, 480)
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min >= 250)).toEqual([true, true, true])
  },
)

test('a tall picture shows its top, in the orientation that its file states', async () => {
  const drawing = `<svg width="160" height="200"><rect width="160" height="100" fill="red"/></svg>`
  const turned = sharp(Buffer.from(drawing)).rotate(270).withMetadata({ orientation: 6 })
  writeFileSync(join(images, 'tall.png'), await turned.png().toBuffer())
  const bytes = await encodedPicture(join(images, 'tall.png'), 'jpeg', 480)
  const [, { max: green } = { max: 255 }] = (await sharp(bytes).stats()).channels
  expect(green).toBeLessThan(99)
})

test('computers with four cores and with one core encode a picture into the same bytes', async () => {
  const encodedWith = (threads: number) => {
    sharp.concurrency(threads)
    return encodedPicture('manifest/screenshots/wide.png', 'avif', 480)
  }
  expect((await encodedWith(4)).equals(await encodedWith(1))).toBe(true)
})

test('an incomplete icon stops the build with a line that names the icon', async () => {
  writeFileSync(join(images, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g>')
  const from = relative('manifest', join(images, 'icon.svg'))
  await expect(pictureBytes({ from, size: 9 })).rejects.toThrow(/^manifest.*icon\.svg: .*XML/)
})
