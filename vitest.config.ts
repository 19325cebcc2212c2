import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentModules } from './plugins/content/plugin.ts'
import { fonts } from './plugins/fonts/fonts.ts'
import { photographs } from './plugins/pictures/photographs.ts'

const plugins = [
  contentModules(),
  react({ jsxImportSource: '@emotion/react' }),
  photographs(),
  fonts(),
]

const shared = {
  // Test files share one environment, because a new environment takes longer than the tests of a file.
  isolate: false,
  // A long timeout, because the computer may be busy.
  testTimeout: 60_000,
  // Assertion errors show 200 characters of a value. The default, 40, often hides the difference.
  chaiConfig: { truncateThreshold: 200 },
}

/** Tests of the source code. The Vitest project `components` has the tests that need a DOM. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          ...shared,
        },
      },
      {
        plugins,
        test: {
          name: 'components',
          // These tests run after the unit tests. Both projects at the same time would take 25 % longer.
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          environment: 'jsdom',
          ...shared,
          setupFiles: 'tests/support/unit/setup.ts',
        },
      },
    ],
  },
})
