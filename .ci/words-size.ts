/** What the words of a game add to a bundle that has the game already: at most 8 kB, minified and gzipped. */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rulesets } from '../src/registry.js'

const LIMIT = 8_000

async function sizeOf(code: string): Promise<number> {
  const stdin = { contents: code, resolveDir: process.cwd(), loader: 'js' as const }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm', treeShaking: true })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

let failed = false
for (const game of Object.keys(rulesets)) {
  const door = game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const rules = `export { ${door} } from './dist/${game}.js'`
  const [alone, told] = [await sizeOf(rules), await sizeOf(`${rules}\nexport { words } from './dist/${game}/words.js'`)]
  const words = told - alone
  if (words > LIMIT || words <= 0) failed = true
  console.log(`${game.padEnd(20)} rules ${(alone / 1000).toFixed(1)} kB, words ${(words / 1000).toFixed(1)} kB`)
}
if (failed) console.error(`the words of a game may weigh ${LIMIT / 1000} kB`)
process.exitCode = failed ? 1 : 0
