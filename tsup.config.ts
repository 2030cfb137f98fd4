import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { entries } from './.config/entries.js'
import { EVENTS_FILE, eventSchemasIn } from './src/cli/event-types.js'

/** esbuild imports its helpers' chunk everywhere, used or not; bundlers of our users would warn. Nothing has effects. */
const noBareImports = {
  name: 'no-bare-imports',
  renderChunk: (code: string) => ({ code: code.replace(/^import "\.[^"]*";\n/gm, '') }),
}

/**
 * esbuild fills the object of `export * as history` by a call that no bundler may leave out, and with it all that histories
 * and records need. Filled inside a call marked pure, it goes where nobody asks for it: who only plays carries no hash.
 */
const pureNamespaces = {
  name: 'pure-namespaces',
  renderChunk: (code: string) => ({
    code: code.replace(
      /^var (\w+_exports) = \{\};\n(__export\()\1(, \{[^}]*\}\);)$/gm,
      'var $1 = /* @__PURE__ */ (() => { const all = {}; $2all$3 return all; })();',
    ),
  }),
}

/** Neither build cleans: they run side by side. The npm script does. */
export default defineConfig([
  {
    name: 'library',
    entry: Object.fromEntries(entries.map(({ output, source }) => [output, source])),
    format: ['esm', 'cjs'],
    platform: 'neutral',
    target: 'es2022',
    // Shared chunks in both formats: an entry point never carries a second copy of the kernel.
    splitting: true,
    // Rollup then writes the CJS chunks; tsup's other way would rewrite every `?.` and `??` into slow helper calls.
    treeshake: true,
    plugins: [noBareImports, pureNamespaces],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    name: 'command',
    entry: { cli: 'src/cli/index.ts', 'cli-worker': 'src/cli/arena/worker.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Each subcommand is a chunk of its own: `wingover --help` loads no game.
    splitting: true,
    // The command uses the package as its users do, by name. Only what users need not install is bundled in.
    external: [/^wingover(\/|$)/, 'zod'],
    // The bundled parser of the command line asks for Node's modules by `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'\nconst require = __createRequire(import.meta.url)",
    },
    onSuccess: async () => {
      writeFileSync(join('dist', EVENTS_FILE), JSON.stringify(eventSchemasIn('.')))
    },
  },
])
