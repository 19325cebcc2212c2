// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { characters, modules } from '../../plugins/characters.ts'
import { coverage } from '../../plugins/coverage.ts'
import { subset } from '../../plugins/subset.ts'
import subsetFont from 'subset-font'

const archivo =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

test('every file of the content that holds words is asked for its characters', () => {
  const files = readdirSync('src/content').filter((file) =>
    /^(?!schema|addresses)\w+\.ts$/.test(file),
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

test.runIf(process.platform !== 'win32')(
  'a font that a build wrote only in part is made again by the next build',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const build = (limit: string) => {
      const program = [process.execPath, '--import', 'tsx', 'tests/unit/writeFont.ts', folder]
      const args = ['-c', `${limit} exec "$@"`, 'sh', ...program, resolve(archivo), 'Abé']
      const env = { ...process.env, TSX_DISABLE_CACHE: '1' }
      return promisify(execFile)('sh', args, { encoding: 'buffer', env })
    }
    // No file may hold more than 2 kB, so that the write ends part way.
    await expect(build('ulimit -f 2;')).rejects.toThrow('Command failed')
    expect((await build('')).stdout.equals(await subset(archivo, 'Abé'))).toBe(true)
  },
)
