import { defineConfig } from 'vitest/config'

/** Runs the tests that the site tells of, watched: what they play is written to `.tmp/recording`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    root: '.',
    include: [
      'test/rulesets/*/{vectors,book/witnesses,state/gate}.test.ts',
      'site/recording/play.test.ts',
      'test/rulesets/fighting-wings/errata/{flight,combat,operations,patches}.test.ts',
    ],
    setupFiles: ['site/recording/watch.ts'],
    isolate: false,
    maxWorkers: 2,
    reporters: [['default', { summary: false }]],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
