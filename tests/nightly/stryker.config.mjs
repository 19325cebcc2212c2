/** Mutation testing: StrykerJS changes the code that decides, and the unit tests must notice. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/{boot,offline}/**/*.ts',
    'src/{navigation.ts,hydrate.tsx}',
    'plugins/{markup,checks/contrast}.ts',
    'plugins/hosting/{hosts,hosts/*,policy,rules,template}.ts',
  ],
  coverageAnalysis: 'perTest',
  // A fault in what runs only at import would need every test, in a new process.
  ignoreStatic: true,
  // Stryker 9 reads this file with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  concurrency: 2,
  // Not below node_modules, where Vitest finds no tests.
  tempDirName: 'test-results/mutants/copy',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'test-results/mutants/report.html' },
  jsonReporter: { fileName: 'test-results/mutants/report.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
