import type { Plugin } from 'vite'
import * as names from '../src/theme/names.ts'

/** Vite plugin: in a build, replaces src/theme/names.ts by its two lists, without the table of colors. */
export const themeNames = (): Plugin => ({
  name: 'site:theme-names',
  apply: 'build',
  load: (id) =>
    id.endsWith('/src/theme/names.ts')
      ? Object.entries(names)
          .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`)
          .join('\n')
      : undefined,
})
