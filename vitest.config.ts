import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fonts } from './plugins/fonts.ts'
import { photographs } from './plugins/photographs.ts'

const plugins = [react({ jsxImportSource: '@emotion/react' }), photographs(new Set()), fonts()]

/** The kinds of tests, one per folder; `components` are the unit tests that need a DOM. */
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
        },
      },
      {
        plugins,
        test: {
          name: 'components',
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          environment: 'jsdom',
          // A new DOM per file would take longer than the tests. Each test cleans up.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: 'tests/unit/setup.ts',
        },
      },
      {
        test: {
          name: 'output',
          include: ['tests/output/**/*.test.ts'],
          environment: 'node',
          // Allows for a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          // Allows for a busy machine.
          expect: { poll: { timeout: 10_000 } },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'rebrand',
          include: ['tests/rebrand/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'demos',
          include: ['tests/demos/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'lighthouse',
          include: ['tests/lighthouse/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
