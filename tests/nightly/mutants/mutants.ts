/** A deliberate fault, with the part of `npm test` and the titles of the tests that must notice it. */
export interface Mutant {
  fault: string
  file: string
  /** Must appear exactly once in the file. */
  from: string
  to: string
  part: 'output' | 'browser'
  /** A regular expression of titles. */
  tests: string
}

export const mutants: readonly Mutant[] = [
  // The application
  {
    fault: 'the footer moves when a notice disappears',
    file: 'src/shared/Footer.tsx',
    from: 'html:has([data-noticed]) &::after',
    to: 'html:has([data-notice]) &::after',
    part: 'browser',
    tests: 'a notice neither moves the footer nor covers its end',
  },
  {
    fault: 'the brand breaks in a narrow window',
    file: 'src/pages/home/Hero.tsx',
    from: '), ${room}, ${rem(80.3)},',
    to: '), ${rem(80.3)},',
    part: 'browser',
    tests: 'the brand fits on one line',
  },
  {
    fault: 'the menu cannot scroll in a low window',
    file: 'src/pages/home/Header.tsx',
    from: 'maxHeight: `calc(100dvh - ${size.bar} - env(safe-area-inset-top))`,',
    to: "maxHeight: 'none',",
    part: 'browser',
    tests: 'the menu scrolls the focused link into view',
  },
  {
    fault: 'a page that comes back is cut off below the first screen',
    file: 'src/hydrate.tsx',
    from: '  layOutBelow()\n',
    to: '  void layOutBelow\n',
    part: 'browser',
    tests: 'brings the prerendered page back, fully laid out',
  },
  {
    fault: 'a notice takes space on paper',
    file: 'src/shared/Footer.tsx',
    from: '[media.screen]: {',
    to: "'@media all': {",
    part: 'browser',
    tests: 'a notice takes no space on paper',
  },
  {
    fault: 'the title is cut off on paper',
    file: 'src/pages/home/Hero.tsx',
    from: '`min(${+(98 / whole).toFixed(2)}cqi, ${+(178 / whole).toFixed(2)}mm)`',
    to: '`${+(98 / whole).toFixed(2)}cqi`',
    part: 'browser',
    tests: 'the printed title fits on A4',
  },
  {
    fault: 'a word of a heading breaks in a narrow window',
    file: 'src/pages/home/ServiceCards.tsx',
    from: 'clamp(3.5rem, 100cqi - 10rem, ${size.patch})',
    to: '${size.patch}',
    part: 'browser',
    tests: 'no word of a heading breaks',
  },
  // The scripts before the application
  {
    fault: "a dark theme leaves the browser's bars light",
    file: 'src/theme/choices.ts',
    from: "  if (choice === 'theme') colorBrowserBars()",
    to: '  void colorBrowserBars',
    part: 'browser',
    tests: "colors the browser's bars, and a choice",
  },
  // The build
  {
    fault: 'the precache accepts any bytes for a file',
    file: 'plugins/offline/worker.ts',
    from: '            integrity: integrity(entry.url),\n',
    to: '',
    part: 'output',
    tests: 'every entry has the SHA-384',
  },
  // The demos
  {
    fault: 'a part of a drawing uses mix-blend-mode, which Firefox ignores',
    file: 'demos/water-damage/style.css',
    from: '.hue {',
    to: '.hue use {',
    part: 'browser',
    tests: 'the demo .* works on every screen',
  },
]
