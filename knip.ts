import type { KnipConfig } from 'knip'

/** Files and packages that the project uses without an import. Knip would report them as unused. */
export default {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': {
      entry: [
        // The build bundles both service workers by their paths, so no import leads to them.
        'src/offline/sw.ts',
        'src/offline/worker/remover.ts',
        'src/main.ts',
        'src/hydrate.tsx',
        'src/development/entry.tsx',
        'src/development/words.ts',
        'plugins/pages/site.ts',
        'plugins/demos/document.ts',
        // vite.config.ts replaces the package react-remove-scroll with this file, so no import leads to it.
        'src/ui/NoScrollLock.tsx',
        // Tests run these files as programs, so no import leads to them.
        'tests/support/recorder.js',
        'tests/support/unit/writeFont.ts',
      ],
      stryker: ['tests/nightly/stryker.config.mjs'],
    },
    // Makes every module in demos/ an entry, because a later demo may use a module that no current demo uses.
    demos: { entry: ['*.{ts,tsx}'] },
  },
  // A test puts these files into a copy of the project, so no import leads to them.
  ignore: ['tests/nightly/owner/agency/**'],
  // The project reads files of these packages by path, without an import.
  ignoreDependencies: [/^@fontsource/, 'vnu-jar'],
  // Tests run the program `java`, which no npm package contains. Without Java, a few tests report "not run".
  ignoreBinaries: ['java'],
} satisfies KnipConfig
