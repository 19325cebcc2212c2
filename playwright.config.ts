import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'
import { builds } from './tests/support/builds.ts'
import type { Options } from './tests/support/fixtures.ts'
import { port } from './tests/support/served.ts'

const chromium = findChromium()
const reliability = 'tests/browser/reliability'

/** Tests of the build in Chromium. */
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
  // Long, because the computer may be busy.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['./tests/support/leftOut.ts'], ['list']],
  // Only `npm run test:update` may write screenshots and accessibility trees.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { scale: 'device', maxDiffPixels: 8 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    // The service worker takes longer to save the site than most tests last. The project `reliability` allows it.
    serviceWorkers: 'block',
    // Endless animations use most of the processor if there is no graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Only in CI, where nobody can run the test again. Screenshots in traces would take a fifth more time.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      screenshots: false,
      sources: false,
    },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumFlags,
      // Shows scroll bars, because they take space from the page.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
})
