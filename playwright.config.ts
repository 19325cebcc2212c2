import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'
import { builds } from './tests/support/builds.ts'
import type { Options } from './tests/support/fixtures.ts'
import { port } from './tests/support/served.ts'

const chromium = findChromium()
const reliability = 'tests/browser/reliability'

/** Tests of the served build in Chromium. */
export default defineConfig<Options>({
  projects: [
    { name: 'pages', testDir: 'tests/browser', testIgnore: `**/${reliability}/**` },
    { name: 'marked builds', testDir: reliability, testMatch: '*.setup.ts' },
    {
      name: 'reliability',
      testDir: reliability,
      dependencies: ['marked builds'],
      use: { serviceWorkers: 'allow', expectsErrors: true, build: builds.one },
    },
    { name: 'nightly', testDir: 'tests/nightly', dependencies: ['marked builds'] },
  ],
  globalSetup: './tests/support/served.ts',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // Allows for a busy machine.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['./tests/support/leftOut.ts'], ['list']],
  // Only `npm run test:update` writes pictures and accessibility trees.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { scale: 'device', maxDiffPixels: 8 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    // Saving the site takes longer than most tests; tests of the service worker allow it.
    serviceWorkers: 'block',
    // Without a graphics card, endless animations use most of the processor; their own tests turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces only help if nobody can rerun the test. Their screenshots would take a fifth more time.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      screenshots: false,
      sources: false,
    },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumFlags,
      // Classic scrollbars take space from the page, so the tests have them.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
})
