import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import {
  environmentErrors,
  portOr,
  readEnvironment,
  withPreview,
} from '../../src/reader/environment.ts'
import { errorLine } from '../../src/reader/errors.ts'
import { canonicalPath, demoUrl } from '../../src/addresses.ts'
import { writeFiles } from '../../plugins/folders.ts'
import { site } from '../support/content.ts'
import { temporaryFolder } from '../support/unit/temporary.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//portfolio///index.html', '/portfolio'],
  ['/portfolio.html', '/portfolio'],
  ['/portfolio/index.html', '/portfolio'],
  ['/%70ortfolio', '/portfolio'],
  ['/%FF', '/%FF'],
  ['/a%2Fb', '/a%2Fb'],
  ['/assets/index-abc.js', '/assets/index-abc.js'],
  ['/html', '/html'],
  ['/a.html/b', '/a.html/b'],
  ['/index/b', '/index/b'],
])('the path %s has the canonical path %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each([
  ['DEMO_ADDRESS', 'http://localhost', 'an address with * for the name of the demo'],
  ['DEMO_ADDRESS', '*.localhost', 'an address with * for the name of the demo'],
  ['DEMO_ADDRESS', 'https://*.a.example/', 'an address with * for the name of the demo'],
  ['SITE_ORIGIN', 'localhost:4173', 'an address without a path'],
  ['SITE_ORIGIN', 'http://localhost:4173/a', 'an address without a path'],
])('%s=%s stops the build, and one line says what is expected', (name, value, expected) => {
  const [error, ...more] = environmentErrors({ [name]: value })
  expect(error && errorLine(error)).toContain(
    `${name} is "${value}"; expected ${expected}, for example http://`,
  )
  expect(more).toEqual([])
})

test('an environment with valid addresses or without addresses has no errors', () => {
  expect(environmentErrors({})).toEqual([])
  const good = { DEMO_ADDRESS: 'http://*.localhost:4173', SITE_ORIGIN: 'http://localhost:4173' }
  expect(environmentErrors(good)).toEqual([])
})

test.each(['abc', '0', '65536'])(
  'PORT=%s stops a server, and one line says what is expected',
  (value) => {
    vi.stubEnv('PORT', value)
    expect(() => portOr(4173)).toThrow(`PORT is "${value}"; expected a number from 1 to 65535`)
  },
)

/** Writes a .env file with the given text, and reads its variables into the environment. */
function readFile(text: string): void {
  const folder = temporaryFolder()
  writeFiles(folder, { '.env': text })
  readEnvironment(folder)
}

test('.env sets only the variables that the terminal has not set', () => {
  vi.stubEnv('DEMO_ADDRESS', undefined)
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:4173')
  readFile('DEMO_ADDRESS=https://*.preview.example\nSITE_ORIGIN=https://preview.example\n')
  const preview = withPreview(site)
  expect(demoUrl('roofing', preview)).toBe('https://roofing.preview.example')
  expect(preview.homeAddress).toBe('http://localhost:4173')
})

test('.env.example lists every variable, each with a valid value', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(names).toEqual(['PORT', 'DEMO_ADDRESS', 'SITE_ORIGIN', 'POLICY_IN_PAGE'])
  for (const name of names) vi.stubEnv(name, undefined)
  readFile(example.replace(/^# (?=[A-Z_]+=)/gm, ''))
  for (const name of names) expect([name, process.env[name]]).toEqual([name, expect.any(String)])
  expect(environmentErrors(process.env)).toEqual([])
})
