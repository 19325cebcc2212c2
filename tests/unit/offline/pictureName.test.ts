import { expect, test } from 'vitest'
import { contentHash } from '../../../plugins/hash.ts'
import { isIntact } from '../../../src/offline/rules.ts'

const bytes = new TextEncoder().encode('a picture')
const named = (hash: string) => `https://site.example/assets/pictures/a-480.${hash}.avif`

test('the bytes that match the hash in the name are intact', async () => {
  expect(await isIntact(named(contentHash(bytes)), bytes.buffer)).toBe(true)
})

test.each([
  ['half of the file', bytes.slice(0, 4)],
  ['a login page', new TextEncoder().encode('<!doctype html>')],
  ['nothing', new Uint8Array()],
])('%s is not intact', async (_, wrong) => {
  expect(await isIntact(named(contentHash(bytes)), wrong.buffer)).toBe(false)
})

test('no bytes are intact for a name without a hash at its end', async () => {
  expect(await isIntact(`${named(contentHash(bytes))}/more`, bytes.buffer)).toBe(false)
  expect(await isIntact('https://site.example/assets/pictures/a.avif', bytes.buffer)).toBe(false)
})
