import sharp from 'sharp'
import { expect, test } from 'vitest'

test('a computer with four cores encodes a picture into the same bytes as one with a single core', async () => {
  sharp.concurrency(4)
  const { encodedPicture } = await import('../../../plugins/pictures/photographs.ts')
  const encoded = () => encodedPicture('manifest/screenshots/wide.png', 'avif', 480)
  const bytes = await encoded()
  sharp.concurrency(1)
  expect(bytes.equals(await encoded())).toBe(true)
})
