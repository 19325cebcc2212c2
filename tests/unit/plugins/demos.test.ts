import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolveConfig } from 'vite'
import { readContent } from '../../../plugins/content/read.ts'
import { demosInDevelopment } from '../../../plugins/demos/demos.ts'
import { demoUrl } from '../../../src/content/addresses.ts'

beforeEach(() => {
  vi.stubEnv('DEMO_ADDRESS', undefined)
  vi.stubEnv('SITE_ORIGIN', undefined)
})
afterEach(() => vi.unstubAllEnvs())

const configured = (port: number) =>
  resolveConfig(
    { configFile: false, plugins: [demosInDevelopment()], server: { port } },
    'serve',
    'development',
  )

test('in development, demos are subdomains of the same port and link back to it', async () => {
  await configured(4255)
  const { site } = readContent()
  expect(demoUrl('roofing', site)).toBe('http://roofing.localhost:4255')
  expect(site.homeAddress).toBe('http://localhost:4255')
})

test('development keeps addresses that a preview sets', async () => {
  vi.stubEnv('DEMO_ADDRESS', 'https://*.preview.example')
  await configured(4255)
  expect(demoUrl('roofing', readContent().site)).toBe('https://roofing.preview.example')
})
