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

/** Shows what differs, which a shorter line would leave out. */
const chaiConfig = { truncateThreshold: 200 }

/** The tests of the source; `components` are those that need a DOM. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          environment: 'node',
          isolate: false,
          // Allows for a busy machine.
          testTimeout: 60_000,
          chaiConfig,
        },
      },
      {
        plugins,
        test: {
          name: 'components',
          // After the unit tests, because the two kinds side by side take a quarter longer.
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          environment: 'jsdom',
          // A new DOM per file would take longer than the tests. Each test cleans up.
          isolate: false,
          testTimeout: 60_000,
          chaiConfig,
          setupFiles: 'tests/support/unit/setup.ts',
        },
      },
    ],
  },
})
