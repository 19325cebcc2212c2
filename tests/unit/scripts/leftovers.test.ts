import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deadNames, otherColors, unusedFonts } from '../../../scripts/leftovers.ts'

/** A folder with a file. */
function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, file), text)
  return folder
}

test('a list of demos with a name that none has is found', () => {
  const demos = [{ name: 'Roofing' }, { name: 'HVAC / Plumbing' }]
  expect(deadNames('Demos: Roofing, HVAC / Plumbing', demos)).toEqual([])
  expect(deadNames('Demos: a map, a mountain', demos)).toEqual([])
  expect(deadNames('Demos: Pest Control, Roofing', demos)).toEqual([
    'cards.portfolio in src/content/metadata.yaml names Pest Control, which is no demo.',
  ])
})

test('every unused font of a workspace is in the command that removes them', () => {
  const names = ['@fontsource/roboto', '@fontsource-variable/archivo', '@fontsource/zilla-slab']
  const devDependencies = Object.fromEntries(['typescript', ...names].map((name) => [name, '1']))
  const folder = folderWith('package.json', JSON.stringify({ devDependencies }))
  expect(unusedFonts(folder, ['Archivo'])).toEqual([
    `Nothing uses these fonts: npm uninstall --workspace ${folder} @fontsource/roboto @fontsource/zilla-slab`,
  ])
  expect(unusedFonts(folder, ['Archivo', 'Roboto', 'Zilla Slab'])).toEqual([])
})

test('a drawing in another color is named', () => {
  const file = join(folderWith('icon.svg', '<path fill="#C53320" stroke="#123abc"/>'), 'icon.svg')
  expect(otherColors(file, ['#c53320'])).toEqual([`${file} has #123abc, a color of no theme.`])
  expect(otherColors(file, ['#c53320', '#123abc'])).toEqual([])
})
