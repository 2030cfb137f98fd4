import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The page of the table: a folder that works wherever it is put. */
export default defineConfig({
  root: at('src/table/page'),
  base: './',
  logLevel: 'warn',
  build: {
    outDir: at('dist/table'),
    emptyOutDir: true,
    target: 'es2022',
    // The helper that preloads chunks speaks to the document, and a thread has none.
    modulePreload: false,
    rolldownOptions: {
      // The thread of the bots is an entry of the same build: it shares the chunks of the games with the page.
      input: { index: at('src/table/page/index.html'), worker: at('src/table/page/worker.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'assets/worker.js' : 'assets/[name]-[hash].js'),
        // A game's chunk is named after the game, not after the file that is its door.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/rulesets\/([^/]+)\/shown\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
      },
    },
  },
})
