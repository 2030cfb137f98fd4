import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { entries } from './.config/entries.js'

export default defineConfig({
  entry: Object.fromEntries(
    entries.filter(({ source }) => existsSync(source)).map(({ output, source }) => [output, source]),
  ),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  // Shared chunks in both formats: an entry point never carries a second copy of the kernel.
  splitting: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
