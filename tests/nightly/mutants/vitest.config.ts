import { defineConfig } from 'vitest/config'
import { fonts } from '../../../plugins/fonts/fonts.ts'

/** The unit tests of the code that decides. A file that needs a page says so in its first line. */
export default defineConfig({
  plugins: [fonts()],
  test: {
    include: [
      'tests/unit/{boot,offline}/**/*.test.ts',
      'tests/unit/offline/install.test.tsx',
      'tests/unit/places.test.ts',
      'tests/unit/plugins/{contrast,hosting,markup.dom,policy,withinBudget}.test.ts',
    ],
  },
})
