import { defineConfig } from 'tsup'
import { entries } from './.config/entries.js'

/** esbuild imports its helpers' chunk everywhere, used or not; bundlers of our users would warn. Nothing has effects. */
const noBareImports = {
  name: 'no-bare-imports',
  renderChunk: (code: string) => ({ code: code.replace(/^import "\.[^"]*";\n/gm, '') }),
}

export default defineConfig({
  entry: Object.fromEntries(entries.map(({ output, source }) => [output, source])),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  // Shared chunks in both formats: an entry point never carries a second copy of the kernel.
  splitting: true,
  // Rollup then writes the CJS chunks; tsup's other way would rewrite every `?.` and `??` into slow helper calls.
  treeshake: true,
  plugins: [noBareImports],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
