import type { KnipConfig } from 'knip'

/** What is used in ways that Knip cannot see. */
export default {
  treatConfigHintsAsErrors: true,
  // Both workers are bundled by their paths; vite.config.ts imports the plugins once the content is right.
  // A test of the fonts runs writeFont.ts as a program.
  entry: [
    'src/offline/sw.ts',
    'src/offline/worker/remover.ts',
    'src/main.ts',
    'src/hydrate.tsx',
    'src/development/entry.tsx',
    'plugins/plugins.ts',
    'tests/unit/plugins/writeFont.ts',
  ],
  // Laid over a copy of the project, where it is used.
  ignore: ['tests/rebrand/agency/**'],
  // Read by their paths; tests/unit/fontPackages.test.ts names the fonts that nothing uses.
  ignoreDependencies: [/^@fontsource/, 'vnu-jar'],
  // Belongs to the computer; without it the tests that need it say "not run".
  ignoreBinaries: ['java'],
} satisfies KnipConfig
