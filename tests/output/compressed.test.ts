import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytes, files, matching } from './dist.ts'

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every .%s copy has the same content and is smaller', (ending, decompress) => {
  const copies = matching(new RegExp(`\\.${ending}$`))
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) {
    const original = bytes(copy.slice(0, -ending.length - 1))
    expect(decompress(bytes(copy)).equals(original)).toBe(true)
    expect(bytes(copy).length).toBeLessThan(original.length)
  }
})

test('every page, script and drawing has compressed copies', () => {
  const originals = matching(/\.(html|js)$|^assets\/.*\.svg$/)
  expect(originals.length).toBeGreaterThan(0)
  expect(
    originals.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)),
  ).toEqual([])
})
