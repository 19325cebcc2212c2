import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortHash } from '../../../plugins/hash.ts'
import { olderPictures } from '../../../scripts/capture/words.ts'

const file = 'manifest/screenshots/social.png'

test('a picture whose page has other words now is older, and a picture of the owner is not', async () => {
  const words = 'other words'
  const picture = shortHash(readFileSync(file))
  expect(await olderPictures({ [file]: { picture, words } })).toEqual([
    `Older than the words of their page: ${file}; npm run capture -- --only site takes them again.`,
  ])
  expect(await olderPictures({ [file]: { picture: 'another', words } })).toEqual([])
})
