import { expect, test } from 'vitest'
import { unusedFonts } from '../fontPackages.ts'

/** Knip cannot check them, because their files are read by path. */
test('every font package is used', () => {
  const unused = unusedFonts()
  expect(unused, `Remove what nothing uses: npm uninstall ${unused.join(' ')}`).toEqual([])
})
