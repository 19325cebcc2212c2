import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytes, copies, files, matching, pages } from '../support/dist.ts'

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every .%s copy has the same content and is smaller', (ending, decompress) => {
  const compressed = matching(new RegExp(`\\.${ending}$`))
  expect(compressed.length).toBeGreaterThan(0)
  const original = (copy: string) => bytes(copy.slice(0, -ending.length - 1))
  const others = compressed.filter((copy) => !decompress(bytes(copy)).equals(original(copy)))
  expect(others).toEqual([])
  const heavy = compressed.filter((copy) => bytes(copy).length >= original(copy).length)
  expect(heavy).toEqual([])
})

test('every page, style, script and drawing has compressed copies', () => {
  const others = matching(/\.(?:css|js)$|^assets\/.*\.svg$/)
  const originals = [...[...pages, ...copies].map(({ file }) => file), ...others]
  expect(originals.length).toBeGreaterThan(0)
  expect(
    originals.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)),
  ).toEqual([])
})
