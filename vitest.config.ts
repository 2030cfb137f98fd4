import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    // No test mocks a module or writes to a global, so files of one worker share their modules: half the time is saved.
    isolate: false,
    // No test is about time: a busy machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: { include: ['src/**'], reporter: ['text-summary'] },
  },
})
