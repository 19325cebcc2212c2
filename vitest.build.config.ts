import { basename } from 'node:path'
import { contentModules } from './plugins/content/plugin.ts'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Makes a Vitest project from a folder in tests/. */
const tests = (
  folder: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [contentModules()],
  test: {
    name: basename(folder),
    include: [`tests/${folder}/**/*.test.ts`],
    // Assertion errors show 200 characters of a value. The default, 40, often hides the difference.
    chaiConfig: { truncateThreshold: 200 },
    ...options,
  },
})

/** Tests of the build. Timeouts are long, because the computer may be busy. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/held.ts',
    // The option `groupOrder` below makes the projects run one after the other.
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
