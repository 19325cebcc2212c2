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
  // Does not change code that runs only at import. Each such change would need a new process that runs all tests.
  ignoreStatic: true,
  // This file must not exist, because Stryker 9 cannot read a tsconfig: TypeScript 7 lacks an API that Stryker needs.
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
