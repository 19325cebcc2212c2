import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'

const port = Number(process.env.PORT ?? 4180)
const chromium = findChromium()

/** Tests of the served build in a real Chromium. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // What takes long and seldom finds anything waits for `npm run test:all`.
  ...(!process.env.NIGHTLY && { grepInvert: /@nightly/ }),
  workers: availableParallelism(),
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // What is kept of a look or of a transcript is missing or wrong until its command writes it.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Saving the site costs more than most tests; those of the worker turn it on.
    serviceWorkers: 'block',
    // Without a graphics card an endless animation takes most of the processor; its own tests turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // It takes time, and is for those who cannot run the test again.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumFlags,
      // Classic scrollbars take room from the page, so they count.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
})
