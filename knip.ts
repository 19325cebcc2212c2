import type { KnipConfig } from 'knip'

/** What is used in ways that Knip cannot see. */
export default {
  treatConfigHintsAsErrors: true,
  // vite-plugin-pwa is told its folder and its name; vite.config.ts imports the plugins once the content is right.
  // A test of the fonts runs writeFont.ts as a program.
  entry: ['src/pwa/sw.ts', 'build/plugins.ts', 'tests/unit/writeFont.ts'],
  // Laid over a copy of the project, where it is used.
  ignore: ['tests/rebrand/agency/**'],
  // Read by their paths; tests/unit/packages.test.ts looks for those.
  ignoreDependencies: [/^@fontsource/, 'vnu-jar'],
  // Belongs to the computer; without it the tests that need it say "not run".
  ignoreBinaries: ['java'],
} satisfies KnipConfig
