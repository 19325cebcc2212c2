import { readFileSync } from 'node:fs'
import { assert, expect, test } from 'vitest'
import { unusedFonts } from '../support/fontPackages.ts'

/** Knip cannot check them, because their files are read by path. */
test('every font package is used', () => {
  const commands = unusedFonts().map(({ folder, names }) => {
    const workspace = folder === '.' ? '' : `--workspace ${folder} `
    return `npm uninstall ${workspace}${names.join(' ')}`
  })
  assert(commands.length === 0, `Nothing uses these packages:\n${commands.join('\n')}`)
})

test('every font package has one version, in the folder that the build reads', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object }
  const nested = Object.keys(packages).filter(
    (path) => path.lastIndexOf('node_modules/@fontsource') > 0,
  )
  expect(nested, 'Install the version that the other package.json files have').toEqual([])
})
