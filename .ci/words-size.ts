/**
 * What the words of a game add to a bundle that has all of the game already, its pictures and queries too: at most 8 kB, minified and
 * gzipped. Aerial Craps asks 36 kinds of question, each with its own sums; Fighting Wings has most orders: they may have more.
 */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rulesets } from '../src/registry.js'

const LIMIT = 8_200
const MORE: Readonly<Record<string, number>> = { 'aerial-craps': 13_000, 'fighting-wings': 9_000, spitfire: 8_300 }

async function sizeOf(contents: string): Promise<number> {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'js' as const }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm' })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

let failed = false
for (const game of Object.keys(rulesets)) {
  const rules = `export * from './dist/${game}/show.js'`
  const [alone, told] = [await sizeOf(rules), await sizeOf(`${rules}\nexport { words } from './dist/${game}/words.js'`)]
  const words = told - alone
  if (words > (MORE[game] ?? LIMIT) || words <= 0) failed = true
  console.log(
    `${game.padEnd(20)} all of the game ${(alone / 1000).toFixed(1)} kB, words ${(words / 1000).toFixed(2)} kB`,
  )
}
if (failed) console.error('the words of a game weigh more than they may')
process.exitCode = failed ? 1 : 0
