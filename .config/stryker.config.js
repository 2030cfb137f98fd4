/**
 * `npm run mutants`: changes the code in small ways and asks whether a test notices. Not in CI: over everything it takes
 * very long. `TESTS=test/core npm run mutants -- --mutate src/core/agenda.ts` asks the tests of one folder about one file;
 * several files and folders of tests have commas between them. Figures stand in `docs/mutants.md`.
 */
const config = {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.config/vitest.mutants.ts', related: false },
  mutate: [
    'src/core/**/*.ts',
    'src/geometry/**/*.ts',
    'src/rulesets/*/phases/*.ts',
    '!src/**/*.d.ts',
    '!src/**/index.ts',
  ],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.stryker-tmp',
}

export default config
