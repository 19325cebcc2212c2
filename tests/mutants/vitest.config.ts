import { defineConfig } from 'vitest/config'

/** The unit tests of the code that decides, with and without a page. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'decisions',
          include: [
            'tests/unit/{boot,offline}/**/*.test.ts',
            'tests/unit/plugins/{contrast,hosting,policy,withinBudget}.test.ts',
          ],
          exclude: ['**/*.dom.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'decisions in a page',
          include: [
            'tests/unit/{boot,offline}/**/*.dom.test.ts',
            'tests/unit/offline/install.test.tsx',
            'tests/unit/focusOfAddresses.dom.test.ts',
            'tests/unit/plugins/markup.dom.test.ts',
          ],
          environment: 'jsdom',
          setupFiles: 'tests/unit/setup.ts',
        },
      },
    ],
  },
})
