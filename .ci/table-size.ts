/**
 * What the page of the table weighs for one game, gzipped: the page itself, the thread of the bots, that game and its
 * words, styles and fonts; what is fetched only when it is asked for (rule texts, other games, letters that English at a table
 * does not need) is not counted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const FOLDER = 'dist/table'
/** What it may weigh: a little more than it does. The aim is 120 kB, and not reached: the page by itself is 96. */
const LIMITS: Readonly<Record<string, number>> = {
  'spitting-fire': 156_000,
  spitfire: 158_500,
  'fighting-wings': 195_500,
  'regia-aeronautica': 138_500,
  'aerial-craps': 171_500,
}

const files = readdirSync(join(FOLDER, 'assets'))
const text = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')
/** A font is packed already. */
const sizeOf = (name: string): number => {
  const bytes = readFileSync(join(FOLDER, 'assets', name))
  return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

/** Chunks that a chunk needs before it runs. */
const needs = (name: string): readonly string[] =>
  [...text(join('assets', name)).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, chunk = '']) => chunk)

function gather(name: string, into: Set<string>): Set<string> {
  if (into.has(name)) return into
  into.add(name)
  for (const chunk of needs(name)) gather(chunk, into)
  return into
}

const entry = /assets\/(index-[^"']+\.js)/.exec(text('index.html'))?.[1] ?? ''
const list = files.find((name) => name.startsWith('games-')) ?? entry
const always = gather('worker.js', gather(entry, new Set<string>()))
/** The whole of Cabin is fetched when a letter outside its `unicode-range` is met. */
const still = files.filter((name) => /\.(css|woff2)$/.test(name) && !name.startsWith('cabin-latin'))
/** The list of games names each game's chunks in a call of `import`, its rules and its words side by side. */
const loads = [...text(join('assets', list)).matchAll(/Promise\.all\(\[(.*?)\]\)/gs)].map(([, calls = '']) =>
  [...calls.matchAll(/\.\/([^"'`]+\.js)/g)].map(([, chunk = '']) => chunk),
)

const page = [...always, ...still].reduce((sum, name) => sum + sizeOf(name), 0)
let failed = loads.length !== Object.keys(LIMITS).length
for (const chunks of loads) {
  const own = chunks.reduce((all, chunk) => gather(chunk, all), new Set(always))
  const size = page + [...own].filter((name) => !always.has(name)).reduce((sum, name) => sum + sizeOf(name), 0)
  const [game, limit = 0] = Object.entries(LIMITS).find(([id]) => chunks[0]?.startsWith(`${id}-`)) ?? []
  if (size > limit) failed = true
  console.log(`${(game ?? chunks[0] ?? '').padEnd(20)} ${(size / 1000).toFixed(1)} kB of ${limit / 1000}`)
}
console.log(`of which the page by itself, fonts and all: ${(page / 1000).toFixed(1)} kB`)
process.exitCode = failed ? 1 : 0
