import { afterEach, expect, test, vi } from 'vitest'
import { environmentErrors } from '../../build/environment.ts'
import { demoUrl, siteOrigin } from '../../src/content/addresses.ts'
import { site } from '../../src/content/site.ts'

afterEach(() => vi.unstubAllEnvs())

test('demos are subdomains of the demo host, and lead back to the agency', () => {
  expect(demoUrl('roofing')).toBe(`https://roofing.${site.demoHost}`)
  expect(siteOrigin()).toBe(site.origin)
})

test('a preview has addresses of its own', () => {
  vi.stubEnv('DEMO_ADDRESS', 'http://*.localhost:4173')
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:4173')
  expect(demoUrl('roofing')).toBe('http://roofing.localhost:4173')
  expect(siteOrigin()).toBe('http://localhost:4173')
})

test.each([
  ['DEMO_ADDRESS', 'http://localhost', 'an address with * for the name of the demo'],
  ['DEMO_ADDRESS', '*.localhost', 'an address with * for the name of the demo'],
  ['DEMO_ADDRESS', 'https://*.a.example/', 'an address with * for the name of the demo'],
  ['SITE_ORIGIN', 'localhost:4173', 'an address without a path'],
  ['SITE_ORIGIN', 'http://localhost:4173/a', 'an address without a path'],
])('%s=%s stops the build with one line', (name, value, expected) => {
  const [line, ...more] = environmentErrors({ [name]: value })
  expect(line).toContain(`${name} is "${value}"; expected ${expected}, for example http://`)
  expect(more).toEqual([])
})

test('an environment that sets nothing, or good addresses, is right', () => {
  expect(environmentErrors({})).toEqual([])
  const good = { DEMO_ADDRESS: 'http://*.localhost:4173', SITE_ORIGIN: 'http://localhost:4173' }
  expect(environmentErrors(good)).toEqual([])
})
