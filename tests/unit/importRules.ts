const elements = ['src/theme/', 'src/content/types.ts']
const root = ['src/App.tsx', 'src/Pages.tsx', 'src/routes.tsx', 'src/navigation.ts']

/** What the files of a folder may import of ours; the longest path that fits a file decides. */
const table: Record<string, string[]> = {
  'src/content/': ['src/content/'],
  'src/theme/': ['src/theme/'],
  'src/ui/': ['src/ui/', ...elements],
  'src/sections/': ['src/sections/', 'src/ui/', ...elements],
  // The offline state and the install offer are lines of the footer.
  'src/pages/': [
    'src/pages/',
    'src/sections/',
    'src/ui/',
    'src/theme/',
    'src/content/',
    'src/pwa/rules.ts',
    'src/pwa/OfflineState.tsx',
    'src/pwa/InstallOffer.tsx',
  ],
  'src/': [...root, 'src/Announcement.tsx', 'src/pages/', 'src/content/', 'src/ui/'],
  'src/App.tsx': [
    ...root,
    'src/Announcement.tsx',
    'src/pages/',
    'src/content/',
    'src/ui/',
    'src/pwa/Notices.tsx',
  ],
  'src/main.ts': ['src/pwa/', 'src/hydrate.tsx', 'src/startEvent.ts'],
  // It asks the offline rules what "the same page" means.
  'src/hydrate.tsx': [
    ...root,
    'src/react.ts',
    'src/holdPresses.ts',
    'src/styles.ts',
    'src/pwa/rules.ts',
    'src/theme/global.ts',
  ],
  'src/routes.tsx': ['src/pages/', 'src/content/', 'src/pwa/rules.ts'],
  'src/prerender.tsx': [...root, 'src/styles.ts', 'src/theme/'],
  'src/pwa/': ['src/pwa/', 'src/ui/', 'src/theme/'],
  'src/pwa/rules.ts': [],
  'src/pwa/sw.ts': ['src/pwa/rules.ts', 'src/pwa/worker/'],
  // The worker writes a page of its own, in the site's words.
  'src/pwa/worker/': [
    'src/pwa/rules.ts',
    'src/pwa/pictureName.ts',
    'src/pwa/worker/',
    'src/content/',
  ],
  'manifest/': ['src/content/', 'src/theme/'],
  'demos/': ['demos/', 'src/content/'],
  'build/': [
    'build/',
    'demos/types.ts',
    'demos/prerender.tsx',
    'manifest/',
    'src/content/',
    'src/theme/',
    'src/pwa/rules.ts',
    'src/pwa/rescueScript.ts',
    'src/prerender.tsx',
    'src/startEvent.ts',
  ],
  'tools/': ['tools/', 'build/', 'manifest/', 'src/content/'],
  'tools/walk.ts': ['tools/', 'tests/faults/'],
  'tests/': ['tests/', 'src/', 'build/', 'demos/', 'manifest/', 'tools/'],
  'vite.config.ts': ['build/'],
  'vitest.config.ts': ['build/'],
  'playwright.config.ts': ['tools/', 'tests/'],
}

/** What a file may import of ours, as starts of paths. */
export function allowed(path: string): string[] {
  const [rule = ''] = Object.keys(table)
    .filter((start) => path.startsWith(start))
    .sort((a, b) => b.length - a.length)
  return table[rule] ?? []
}
