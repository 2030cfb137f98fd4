import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'

const isFile = (place: string): boolean => place.endsWith('.ts')

/** The tests that `npm run mutants` asks: the files and folders in `TESTS`, with commas between them, or all. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: (process.env.TESTS ?? 'test').split(',').map((place) => (isFile(place) ? place : `${place}/**/*.test.ts`)),
  },
})
