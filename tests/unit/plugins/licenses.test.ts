import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { licenseList, writeLicenses } from '../../../plugins/licenses.ts'

interface Package {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** A built folder with Vite's package lists for the pages and the service worker. */
function built(page: readonly Package[], worker: readonly Package[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  mkdirSync(join(folder, 'licenses'))
  writeFileSync(join(folder, licenseList.page.fileName), JSON.stringify(page))
  writeFileSync(join(folder, licenseList.worker.fileName), JSON.stringify(worker))
  return folder
}

const a = { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'The license of a' }
const b = { ...a, name: 'b', text: 'The license of b' }

test('each package is listed once with its full license, and the lists are removed', () => {
  const folder = built([b, a], [a])
  writeLicenses(folder)
  const [first = '', second = '', ...more] = readFileSync(
    join(folder, 'licenses/packages.txt'),
    'utf8',
  ).split('-'.repeat(72))
  expect(first.trim()).toBe('a 1.0.0 (MIT)\n\nThe license of a')
  expect(second.trim()).toBe('b 1.0.0 (MIT)\n\nThe license of b')
  expect(more).toEqual([])
  expect(readdirSync(join(folder, 'licenses'))).toEqual(['packages.txt'])
})

test.each(['(MIT OR CC0-1.0)', '(GPL-3.0 OR MIT)', 'Zlib', 'BlueOak-1.0.0', 'MIT AND ISC'])(
  'the license %s is permissive',
  (identifier) => {
    const folder = built([{ ...a, identifier }])
    writeLicenses(folder)
    expect(readFileSync(join(folder, 'licenses/packages.txt'), 'utf8')).toContain(identifier)
  },
)

test.each([
  ['that is not permissive', { identifier: 'GPL-3.0' }, 'a (GPL-3.0): expected one of'],
  ['permissive in part', { identifier: 'MIT AND GPL-3.0' }, 'a (MIT AND GPL-3.0): expected one'],
  ['in other words', { identifier: 'SEE LICENSE' }, 'a (SEE LICENSE): expected one of'],
  ['without a name', { identifier: undefined }, 'a (no license): expected one of'],
  ['without a text', { text: undefined }, 'a came without its license'],
])('a license %s stops the build', (_, change, line) => {
  expect(() => writeLicenses(built([{ ...a, ...change } as Package]))).toThrow(line)
})
