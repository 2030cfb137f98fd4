import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'

/** The tests that `npm run mutants` asks: those of the folder in `TESTS`, or all. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: [`${process.env.TESTS ?? 'test'}/**/*.test.ts`] },
})
