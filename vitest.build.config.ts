import { basename } from 'node:path'
import { contentModules } from './plugins/content/plugin.ts'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Makes a test project of a folder in tests/. */
const tests = (
  folder: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [contentModules()],
  test: {
    name: basename(folder),
    include: [`tests/${folder}/**/*.test.ts`],
    // The default of 40 characters would cut the difference out of most messages.
    chaiConfig: { truncateThreshold: 200 },
    ...options,
  },
})

/** Tests of the build. Timeouts are long, because the computer may be busy. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/held.ts',
    // `groupOrder` below runs the projects one after the other.
    projects: [
      tests('output', { testTimeout: 60_000, isolate: false }),
      tests('nightly/hosts', { testTimeout: 60_000, fileParallelism: false }),
      tests('nightly/engines', {
        testTimeout: 120_000,
        expect: { poll: { timeout: 10_000 } },
        fileParallelism: false,
      }),
      tests('lighthouse', { hookTimeout: 180_000, fileParallelism: false }),
      // These tests change one copy of the project step by step, so the first failure ends the run.
      tests('nightly/owner', { testTimeout: 600_000, hookTimeout: 60_000, bail: 1 }),
    ].map((project, groupOrder) => ({
      ...project,
      test: { ...project.test, sequence: { groupOrder } },
    })),
  },
})
