import { expect, test } from 'vitest'
import { unusedFonts } from '../fontPackages.ts'

/** Knip cannot see them: they are read by their paths. */
test('every font package is used; of another the line says how to remove it', () => {
  const lines = unusedFonts().map(
    (name) => `Nothing uses ${name}. Remove it: npm uninstall ${name}`,
  )
  expect(lines).toEqual([])
})
