import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPermissive } from '../../plugins/licenses.ts'
import { matching, text } from '../support/dist.ts'

/** The line above a package's license: name, version, license. */
const head = /^(\S+) (\d+\.\d+\.\d+) \((.+)\)$/gm

test('one file has the licenses of all shipped packages, all permissive', () => {
  const file = text('licenses/packages.txt')
  const heads = [...file.matchAll(head)]
  const names = heads.map(([, name]) => name)
  const shipped = ['react', 'react-dom', 'wouter', '@reach/dialog', 'workbox-precaching']
  expect(shipped.filter((name) => !names.includes(name))).toEqual([])
  const forBuild = ['valibot', 'leven', 'libphonenumber-js']
  expect(forBuild.filter((name) => names.includes(name))).toEqual([])
  expect(heads.filter(([, , , license = '']) => !isPermissive(license))).toEqual([])
  const unknown = file
    .split('-'.repeat(72))
    .filter((part) => !/Permission|Redistribution|unlicense\.org|Apache License/.test(part))
  expect(unknown.map((part) => part.trim().split('\n')[0])).toEqual([])
})

test('the source maps are next to the site, not in it', () => {
  expect(matching(/\.map$/)).toEqual([])
  const scripts = matching(/^assets\/(main|hydrate|packages)-[^/]+\.js$/)
  expect(scripts).toHaveLength(3)
  expect(scripts.filter((script) => text(script).includes('sourceMappingURL'))).toEqual([])
  expect(scripts.filter((script) => !existsSync(`dist-maps/${script}.map`))).toEqual([])
})
