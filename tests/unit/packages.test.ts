// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrow, imports } from './imports.ts'
import { sourceFiles } from './sourceFiles.ts'

/** The files of the worker, which is bundled whole. */
const worker = /^src\/pwa\/(sw\.ts|worker\/)/

const packages = imports.filter(({ isOwn }) => !isOwn)

/** The name of the package that an import names: "@scope/name/file" -> "@scope/name". */
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

test('visitors receive only packages that are named as dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object
  }
  const delivered = packages.filter(
    ({ from }) => from.startsWith('src/') && !worker.test(from) && from !== 'src/prerender.tsx',
  )
  const known = [...Object.keys(dependencies), 'virtual:photographs', 'virtual:fonts']
  const names = new Set(delivered.map(({ target }) => packageOf(target)))
  expect([...names].filter((name) => !known.includes(name))).toEqual([])
})

test.each([
  ['@reach/dialog', /^src\/ui\/Dialog\.tsx$/],
  ['workbox-window', /^src\/pwa\/register\.ts$/],
  ['workbox-precaching', worker],
  ['valibot', /^build\//],
  [
    'react-dom',
    /^(src\/(react|prerender|navigation|ui\/Ahead)\.tsx?|demos\/prerender\.tsx|tests\/)/,
  ],
])('%s is imported in one place', (name, place) => {
  const users = packages.filter(({ target }) => packageOf(target) === name)
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(({ from }) => !place.test(from)).map(arrow)).toEqual([])
})

test('packages that are read by their path are read', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: object
  }
  const byPath = Object.keys(devDependencies).filter((name) => /^(@fontsource|vnu-jar)/.test(name))
  const files = sourceFiles(/^(src\/theme|demos|samples|tools|tests\/validity)\/.*\.(ts|css)$/)
  expect(byPath.length).toBeGreaterThan(10)
  const isRead = (name: string) => files.some(({ text }) => new RegExp(`${name}['/]`).test(text))
  expect(byPath.filter((name) => !isRead(name))).toEqual([])
})
