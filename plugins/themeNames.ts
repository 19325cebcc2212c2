import type { Plugin } from 'vite'
import * as names from '../src/theme/names.ts'

/** Vite plugin: a build puts the lists of src/theme/names.ts in the place of the table of colors that they are taken from. */
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
