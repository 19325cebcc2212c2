import { expect, test } from 'vitest'
import { unusedFonts } from '../fontPackages.ts'

/** Knip cannot check them, because their files are read by path. */
test('every font package is used; the message shows how to remove one', () => {
  const lines = unusedFonts().map(
    (name) => `Nothing uses ${name}. Remove it: npm uninstall ${name}`,
  )
  expect(lines).toEqual([])
})
