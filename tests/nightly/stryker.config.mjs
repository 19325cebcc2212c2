/** Settings of mutation testing. StrykerJS makes changes to the code, and the unit tests must fail at each change. */
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
  // Skips code that runs only at import, because each change there would need all tests in a new process.
  ignoreStatic: true,
  // Names a file that does not exist, because Stryker 9 cannot read a tsconfig. It uses an API that TypeScript 7 lacks.
  tsconfigFile: 'none.json',
  concurrency: 2,
  // This folder is outside node_modules, because Vitest finds no tests in node_modules.
  tempDirName: 'test-results/mutants/copy',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'test-results/mutants/report.html' },
  jsonReporter: { fileName: 'test-results/mutants/report.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
