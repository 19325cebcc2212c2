import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { permissive } from '../../plugins/licenses.ts'
import { matching, text } from './dist.ts'

/** The line above a package's license: name, version, license. */
const head = /^(\S+) (\d+\.\d+\.\d+) \(([\w.-]+)\)$/gm

test('one file has the licenses of all shipped packages, all permissive', () => {
  const file = text('licenses/packages.txt')
  const heads = [...file.matchAll(head)]
  const names = heads.map(([, name]) => name)
  for (const name of ['react', 'react-dom', 'wouter', '@reach/dialog', 'workbox-precaching']) {
    expect(names).toContain(name)
  }
  for (const name of ['valibot', 'leven', 'libphonenumber-js']) expect(names).not.toContain(name)
  expect(heads.filter(([, , , license = '']) => !permissive.includes(license))).toEqual([])
  for (const part of file.split('-'.repeat(72))) {
    expect(part).toMatch(/Permission|Redistribution|unlicense\.org|Apache License/)
  }
})

/** Parts of the content checks, which only the build needs: names that survive minifying, and messages. */
const traces = [/valibot/i, /libphonenumber/i, /safeParse/, /is not a known field/, /did you mean/]

test.each(traces)('no shipped script contains %s', (trace) => {
  const scripts = matching(/\.m?js$/)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => trace.test(text(file)))).toEqual([])
})

test('the source maps are next to the site, not in it', () => {
  expect(matching(/\.map$/)).toEqual([])
  const scripts = matching(/^assets\/(main|hydrate|packages)-[^/]+\.js$/)
  expect(scripts).toHaveLength(3)
  for (const script of scripts) {
    expect(text(script)).not.toContain('sourceMappingURL')
    expect(existsSync(`dist-maps/${script}.map`)).toBe(true)
  }
})
