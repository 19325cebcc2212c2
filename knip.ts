import type { KnipConfig } from 'knip'

/** Files and packages whose use Knip cannot detect. */
export default {
  treatConfigHintsAsErrors: true,
  // The build bundles both service workers by path.
  // Tests run recorder.js and writeFont.ts as programs.
  workspaces: {
    '.': {
      entry: [
        'src/offline/sw.ts',
        'src/offline/worker/remover.ts',
        'src/main.ts',
        'src/hydrate.tsx',
        'src/development/entry.tsx',
        'src/development/words.ts',
        'plugins/pages/site.ts',
        'plugins/demos/document.ts',
        // vite.config.ts puts it in place of a package.
        'src/ui/NoScrollLock.tsx',
        'tests/support/recorder.js',
        'tests/support/unit/writeFont.ts',
      ],
      stryker: ['tests/nightly/stryker.config.mjs'],
    },
    // What demos share stays for the next demo.
    demos: { entry: ['*.{ts,tsx}'] },
  },
  // A test copies these files into a copy of the project, which uses them.
  ignore: ['tests/nightly/owner/agency/**'],
  // Their files are read by path.
  ignoreDependencies: [/^@fontsource/, 'vnu-jar'],
  // A program of the computer; without it the tests that need it report "not run".
  ignoreBinaries: ['java'],
} satisfies KnipConfig
