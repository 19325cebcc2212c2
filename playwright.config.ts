import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/chromium.js'

const port = Number(process.env.PORT ?? 4180)
const chromium = findChromium()

/** Tests of the served build in a real Chromium. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // More than the two cores of a small machine: tests wait for browsers most of the time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumFlags,
      // Classic scrollbars take room from the page, so they count.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  webServer: {
    command: 'node --import tsx tools/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
})
