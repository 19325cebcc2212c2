import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { permissive } from '../../plugins/licenses.ts'
import { matching, text } from './dist.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

/** The line above a package's license: name, version, license. */
const head = /^(\S+) (\d+\.\d+\.\d+) \(([\w.-]+)\)$/gm

test('the licenses of all packages that visitors receive are in one file, and permissive', () => {
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

test('the bill of materials names every production dependency in its version, and all that visitors receive', () => {
  const bill = JSON.parse(readFileSync('dist-hosts/sbom.cdx.json', 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Map(bill.components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies)) {
    expect([name, named.get(name)]).toEqual([name, version])
  }
  for (const [, name = '', version] of text('licenses/packages.txt').matchAll(head)) {
    expect([name, named.get(name)]).toEqual([name, version])
  }
  expect(named.has('vite')).toBe(false)
})

/** What only the build's checks of the content are made of: names that survive minifying, and their words. */
const traces = [/valibot/i, /libphonenumber/i, /safeParse/, /is not a known field/, /did you mean/]

test.each(traces)('no script that visitors receive holds %s', (trace) => {
  const scripts = matching(/\.m?js$/)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => trace.test(text(file)))).toEqual([])
})

test('source maps of the scripts are beside the site, not in it', () => {
  expect(matching(/\.map$/)).toEqual([])
  const scripts = matching(/^assets\/(main|hydrate|packages)-[^/]+\.js$/)
  expect(scripts).toHaveLength(3)
  for (const script of scripts) {
    expect(text(script)).not.toContain('sourceMappingURL')
    expect(existsSync(`dist-maps/${script}.map`)).toBe(true)
  }
})
