// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrow, imports, type Import } from './imports.ts'
import { allowed } from './importRules.ts'

const own = imports.filter(({ isOwn }) => isOwn)

test('every folder imports only what the table of the architecture allows', () => {
  const isAllowed = ({ from, target }: Import) =>
    allowed(from).some((start) => target.startsWith(start))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter((row) => !isAllowed(row)).map(arrow)).toEqual([])
})

test('what is imported is there, and named with its ending', () => {
  expect(own.filter(({ target }) => !existsSync(target)).map(arrow)).toEqual([])
})

test('content reaches elements and sections as types only, and the build knows pages as types', () => {
  const typesOnly = own.filter(
    ({ from, target }) =>
      (/^src\/(ui|sections)\//.test(from) && target.startsWith('src/content/')) ||
      (from.startsWith('build/') && /^(src\/prerender|demos\/)/.test(target)),
  )
  expect(typesOnly.filter(({ isType }) => !isType).map(arrow)).toEqual([])
})
