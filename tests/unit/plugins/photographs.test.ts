import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodedPicture } from '../../../plugins/pictures/photographs.ts'

test('a computer with four cores encodes a picture into the same bytes as one with a single core', async () => {
  const encodedWith = (threads: number) => {
    sharp.concurrency(threads)
    return encodedPicture('manifest/screenshots/wide.png', 'avif', 480)
  }
  expect((await encodedWith(4)).equals(await encodedWith(1))).toBe(true)
})
