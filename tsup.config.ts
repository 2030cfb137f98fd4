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
  // Rollup then writes the CJS chunks; tsup's other way would rewrite every `?.` and `??` into slow helper calls.
  treeshake: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
