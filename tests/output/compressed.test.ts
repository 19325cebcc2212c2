import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytes, files, matching, pages } from '../support/dist.ts'

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every .%s copy has the same content and is smaller', (ending, decompress) => {
  const copies = matching(new RegExp(`\\.${ending}$`))
  expect(copies.length).toBeGreaterThan(0)
  const original = (copy: string) => bytes(copy.slice(0, -ending.length - 1))
  const others = copies.filter((copy) => !decompress(bytes(copy)).equals(original(copy)))
  expect(others).toEqual([])
  const heavy = copies.filter((copy) => bytes(copy).length >= original(copy).length)
  expect(heavy).toEqual([])
})

test('every page, script and drawing has compressed copies', () => {
  const scripts = matching(/\.js$|^assets\/.*\.svg$/)
  const originals = [...pages.map(({ file }) => file), ...scripts]
  expect(originals.length).toBeGreaterThan(0)
  expect(
    originals.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)),
  ).toEqual([])
})
