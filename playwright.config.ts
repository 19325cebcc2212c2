import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'
import { builds } from './tests/support/builds.ts'
import type { Options } from './tests/support/fixtures.ts'
import { port } from './tests/support/served.ts'

const chromium = findChromium()
const reliability = 'tests/browser/reliability'

/** The settings of the browser tests, which open the built site in Chromium. */
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
  // A long timeout, because the computer may be busy.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['./tests/support/leftOut.ts'], ['list']],
  // Only `npm run test:update` may change the expected screenshots and accessibility trees.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { scale: 'device', maxDiffPixels: 8 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    // Most tests run without the service worker, because the service worker saves the whole site, which takes longer than a test.
    serviceWorkers: 'block',
    // The tests ask for reduced motion, because endless animations slow down a computer without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Records traces only in CI, where a developer cannot watch a failed test. Leaves out screenshots, because they slow down the tests by 20 %.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      screenshots: false,
      sources: false,
    },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumFlags,
      // Shows scroll bars, because most visitors' computers show them, and a scroll bar makes the page narrower.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
})
