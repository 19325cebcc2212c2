import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { demosInDevelopment } from '../../../plugins/development/subdomains.ts'
import { demoUrl } from '../../../src/addresses.ts'
import { readContent } from '../../../src/reader/read.ts'

afterEach(() => vi.unstubAllEnvs())

test('in development, demos are subdomains at the port of the site, and link to the site at this port', async () => {
  vi.stubEnv('DEMO_ADDRESS', undefined)
  vi.stubEnv('SITE_ORIGIN', undefined)
  const plugins = [demosInDevelopment()]
  const server = { port: 4255 }
  await resolveConfig({ configFile: false, plugins, server }, 'serve', 'development')
  const { site } = readContent()
  expect(demoUrl('roofing', site)).toBe('http://roofing.localhost:4255')
  expect(site.homeAddress).toBe('http://localhost:4255')
})
