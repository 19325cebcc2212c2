import { basename } from 'node:path'
import { contentModules } from './plugins/content/plugin.ts'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** A kind of test, in a folder of its own. */
const tests = (
  folder: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [contentModules()],
  test: {
    name: basename(folder),
    include: [`tests/${folder}/**/*.test.ts`],
    // Shows what differs, which a shorter line would leave out.
    chaiConfig: { truncateThreshold: 200 },
    ...options,
  },
})

/** The tests of the build. Long times allow for a busy machine. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/held.ts',
    // One project runs after the other.
    projects: [
      tests('output', { testTimeout: 60_000, isolate: false }),
      tests('nightly/hosts', { testTimeout: 60_000, fileParallelism: false }),
      tests('nightly/engines', {
        testTimeout: 120_000,
        expect: { poll: { timeout: 10_000 } },
        fileParallelism: false,
      }),
      tests('lighthouse', { hookTimeout: 180_000, fileParallelism: false }),
      // Each test goes on with the copy that the one before has left. The first failure ends the run.
      tests('nightly/owner', { testTimeout: 600_000, hookTimeout: 60_000, bail: 1 }),
    ].map((project, groupOrder) => ({
      ...project,
      test: { ...project.test, sequence: { groupOrder } },
    })),
  },
})
