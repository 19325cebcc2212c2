// @vitest-environment node
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { characters, modules } from '../../build/characters.ts'
import { coverage } from '../../build/coverage.ts'
import { subset } from '../../build/subset.ts'
import subsetFont from 'subset-font'

const archivo =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

test('every file of the content that holds words is asked for its characters', () => {
  const files = readdirSync('src/content').filter((file) =>
    /^(?!types|wordTypes|addresses)\w+\.ts$/.test(file),
  )
  expect(modules.toSorted()).toEqual(files.map((file) => file.slice(0, -'.ts'.length)).sort())
})

test('a font holds what it is asked for, and no other letter', async () => {
  const found = coverage(
    await subsetFont(await subset(archivo, 'Abé'), 'Abcé', { targetFormat: 'truetype' }),
  )
  expect([...found].filter((each) => /\p{L}/u.test(each)).sort()).toEqual(['A', 'b', 'é'])
})

test('a Latin letter, a digit or a sign that a font has not stops the build', async () => {
  await expect(subset(archivo, 'Aǅ⁂')).rejects.toThrow(/normal\.woff2 has no ǅ ⁂; expected every/)
})

test('letters of other scripts are left to the fonts of the computer', async () => {
  const found = coverage(
    await subsetFont(await subset(archivo, 'Aא語'), 'Aא語', { targetFormat: 'truetype' }),
  )
  expect([found.has('A'), found.has('א'), found.has('語')]).toEqual([true, false, false])
})

test('characters are all different, with those that prices and years need', () => {
  expect(new Set(characters).size).toBe(Array.from(characters).length)
  for (const digit of '0123456789') expect(characters).toContain(digit)
})
