import { expect, test } from 'vitest'
import { contentHash } from '../../../plugins/hash.ts'
import { isIntact } from '../../../src/offline/rules.ts'

const bytes = new TextEncoder().encode('a picture')
const named = (hash: string) => `https://site.example/assets/pictures/a-480.${hash}.avif`

test('the bytes that the build named are intact', async () => {
  expect(await isIntact(named(contentHash(bytes)), bytes.buffer)).toBe(true)
})

test.each([
  ['half of them', bytes.slice(0, 4)],
  ['a login page', new TextEncoder().encode('<!doctype html>')],
  ['nothing', new Uint8Array()],
])('%s is not', async (_, wrong) => {
  expect(await isIntact(named(contentHash(bytes)), wrong.buffer)).toBe(false)
})

test('a name without a hash promises nothing that bytes could be', async () => {
  expect(await isIntact('https://site.example/assets/pictures/a.avif', bytes.buffer)).toBe(false)
})
