import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFiles } from '../../src/reader/read.ts'
import { iconPaths } from '../../src/ui/Icon.tsx'

// These tests find what a removed feature may leave behind and no other check finds.

test('every script of package.json runs files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const files = Object.values(scripts).flatMap(
    (script) => script.match(/\w+\/\S+\.m?[jt]s\b/g) ?? [],
  )
  expect(files).toContain('scripts/setup.js')
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every icon is used', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('Icon.tsx'))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join()
  const isUsed = (name: string) => users.includes(`'${name}'`) || users.includes(`"${name}"`)
  expect(Object.keys(iconPaths).filter((name) => !isUsed(name))).toEqual([])
})

test('the content of the agency in tests/nightly matches the schemas', () => {
  const { errors } = readFiles('tests/nightly/owner/agency')
  // The agency has drawings of its own, which the schemas here do not know.
  expect(errors.filter(({ field }) => !field?.endsWith('.symbol'))).toEqual([])
})
