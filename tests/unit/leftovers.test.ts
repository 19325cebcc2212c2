import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { initial } from '../../src/offline/status.ts'
import { readContent, readFiles } from '../../src/reader/read.ts'
import { iconPaths } from '../../src/ui/Icon.tsx'

// These tests find unused files and texts that remain after a feature is removed. No other check finds them.

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

/** The texts of all files that may use content or icons. */
const sources = ['demos', 'manifest', 'plugins', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^reader|Icon\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
const isUsed = (...names: string[]) =>
  sources.some((text) => names.every((name) => RegExp(`\\b${name}\\b`).test(text)))

test('every icon is used', () => {
  expect(Object.keys(iconPaths).filter((name) => !isUsed(`(?<=['"])${name}(?=['"])`))).toEqual([])
})

test('every part of a content file is used', () => {
  const parts = Object.entries(readContent())
    // Leaves out lists and the facts of demos. Code reads all their fields in loops, without the fields' names.
    .filter(([file, content]) => !Array.isArray(content) && file !== 'facts')
    .flatMap(([file, content]) => Object.keys(content).map((part) => [file, part]))
  expect(parts.filter((names) => !isUsed(...names))).toEqual([])
})

test('a component shows every field of the status', () => {
  const isShown = (field: string) => isUsed(`${field}\\b.* = useStatus`)
  expect(Object.keys(initial).filter((field) => !isShown(field))).toEqual([])
})

test('the content of the agency in tests/nightly matches the schemas', () => {
  const { errors } = readFiles('tests/nightly/owner/agency')
  // Ignores errors about symbols, because the invented agency's symbols (drawings for services) are not in this project's schema.
  expect(errors.filter(({ field }) => !field?.endsWith('.symbol'))).toEqual([])
})
