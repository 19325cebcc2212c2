import { join, relative } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../plugins/folders.ts'
import { pictureBytes } from '../../../plugins/pages/manifestPictures.ts'
import { encodedPicture } from '../../../plugins/pictures/photographs.ts'
import { pictureProblem, sizeInLinks } from '../../../plugins/pictures/originals.ts'
import { temporaryFolder } from '../../support/unit/temporary.ts'

/** Writes a file into a temporary folder. Returns the path of the file. */
function written(bytes: string | Uint8Array, name = 'picture.png') {
  const folder = temporaryFolder()
  writeFiles(folder, { [name]: bytes })
  return join(folder, name)
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const good = await png(1200, 750)

test.each([
  ['has the format jpeg', await sharp(good).jpeg().toBuffer()],
  ['has 959 x 750 pixels', await png(959, 750)],
  ['has 1200 x 599 pixels', await png(1200, 599)],
  ['has 1200 x 1200 pixels', await png(1200, 1200)],
  ['has 750 x 1200 pixels', await sharp(good).withMetadata({ orientation: 6 }).png().toBuffer()],
  ['has 2000001 bytes', Buffer.alloc(2_000_001)],
  ['cannot be read as a picture', 'not a picture'],
  ['cannot be read as a picture', good.subarray(0, good.length / 2)],
  ['cannot be read as a picture', ''],
  ['is missing', undefined],
])('a picture that %s stops the build', async (found, bytes) => {
  const path = bytes === undefined ? 'no-picture.png' : written(bytes)
  const expected =
    'a PNG of 8 to 5, such as 1200 x 750 pixels, at least 960 x 600, and at most 2000000 bytes'
  expect(await pictureProblem(path)).toEqual({ found, expected })
})

test('a picture for shared links has the size that the pages state', async () => {
  expect(await pictureProblem(written(good), sizeInLinks)).toEqual({
    found: 'has 1200 x 750 pixels',
    expected: 'a PNG of 1200 x 630 pixels, and at most 2000000 bytes',
  })
})

test.each(['avif', 'jpeg'] as const)(
  'a transparent picture becomes white as %s',
  async (format) => {
    const clear = await sharp(good).ensureAlpha(0).png().toBuffer()
    const bytes = await encodedPicture(written(clear), format, 480)
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min >= 250)).toEqual([true, true, true])
  },
)

test('a tall picture shows its top, in the orientation that its file states', async () => {
  const drawing = `<svg width="160" height="200"><rect width="160" height="100" fill="red"/></svg>`
  const turned = sharp(Buffer.from(drawing)).rotate(270).withMetadata({ orientation: 6 })
  const bytes = await encodedPicture(written(await turned.png().toBuffer()), 'jpeg', 480)
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
  const icon = written('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'icon.svg')
  const from = relative('manifest', icon)
  await expect(pictureBytes({ from, size: 9 })).rejects.toThrow(/^manifest.*icon\.svg: .*XML/)
})
