/**
 * Holds the direction of dependencies. Then the proof that it bites: wrong imports planted in a tree of their own must
 * each be caught, and by the rule meant for them.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config, { ROOMS } from '../.config/dependency-cruiser.js'

async function look(baseDir: string): Promise<ICruiseResult['summary']> {
  const options = { ...config.options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } }
  const { output } = await cruise(['src'], options, undefined, { tsConfig: extractTSConfig('tsconfig.json') })
  return (output as ICruiseResult).summary
}

const planted: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['geometry-depends-on-nothing', 'geometry/a.ts', '../core/index.js'],
  ['geometry-depends-on-nothing', 'geometry/b.ts', 'immer'],
  ['core-knows-no-game', 'core/a.ts', '../rulesets/one/index.js'],
  ['core-knows-no-game', 'core/b.ts', '../registry.js'],
  ['index-is-the-kernel', 'index.ts', './registry.js'],
  ['ruleset-knows-no-sibling', 'rulesets/one/a.ts', '../two/index.js'],
  ['ruleset-stands-on-the-kernel', 'rulesets/one/b.ts', '../../tools/index.js'],
  ['ruleset-stands-on-the-kernel', 'rulesets/one/c.ts', '../../registry.js'],
  ['registry-names-rulesets-only', 'registry.ts', './tools/index.js'],
  ['tools-name-no-ruleset', 'tools/a.ts', '../rulesets/two/index.js'],
  ['tools-name-no-ruleset', 'tools/e.ts', '../adapters/colyseus/index.js'],
  ['core-knows-no-game', 'core/g.ts', '../adapters/colyseus/index.js'],
  ['adapters-name-no-ruleset', 'adapters/colyseus/a.ts', '../../rulesets/two/index.js'],
  ['adapters-name-no-ruleset', 'adapters/colyseus/b.ts', '../../registry.js'],
  ['adapters-know-no-sibling', 'adapters/colyseus/c.ts', '../boardgame-io/index.js'],
  ['an-adapter-has-one-engine', 'adapters/colyseus/d.ts', 'vitest'],
  ['an-adapter-has-one-engine', 'adapters/boardgame-io/d.ts', '@colyseus/core'],
  ['three-dependencies', 'tools/f.ts', '@colyseus/core'],
  ['node-only-in-the-command', 'adapters/colyseus/e.ts', 'node:fs'],
  ['an-adapter-has-one-engine', 'adapters/queue/a.ts', '@colyseus/core'],
  ['command-names-no-ruleset', 'cli/a.ts', '../rulesets/two/index.js'],
  ['command-names-no-ruleset', 'cli/b.ts', '../rulesets/fighting-wings/index.js'],
  ['rules-text-is-for-readers', 'rulesets/two/state/a.ts', '../book/rules.text.js'],
  ['rules-text-is-for-readers', 'table/panels/a.ts', '../../rulesets/one/book/rules.text.js'],
  ['table-names-no-ruleset', 'table/panels/b.ts', '../../rulesets/one/index.js'],
  ['nobody-needs-the-table', 'tools/sits-down.ts', '../table/kit.js'],
  ['sessions-know-no-screen', 'table/session/a.ts', '../screen.js'],
  ['the-table-brings-its-own', 'table/a.ts', 'vitest'],
  ['one-file-knows-the-wire', 'table/panels/c.ts', 'colyseus.js'],
  ['rules-text-is-for-readers', 'tools/b.ts', '../rulesets/one/book/rules.text.js'],
  ['glossary-is-for-readers', 'rulesets/one/state/g.ts', '../book/glossary.js'],
  ['one-file-knows-the-search', 'tools/d.ts', 'minisearch'],
  ['book-and-data-hold-no-rule-code', 'rulesets/one/book/value.ts', '../state/value.js'],
  ['book-and-data-hold-no-rule-code', 'rulesets/one/data/value.ts', '../flight/value.js'],
  ['only-the-door-play-and-queries-know-phases', 'rulesets/one/state/b.ts', '../phases/move.js'],
  ['only-the-door-play-and-queries-know-phases', 'rulesets/one/flight/b.ts', '../phases/move.js'],
  ['only-the-door-play-and-queries-know-phases', 'rulesets/one/show/b.ts', '../phases/move.js'],
  ['state-and-nouns-serve-all', 'rulesets/one/phases/c.ts', '../play/legal.js'],
  ['state-and-nouns-serve-all', 'rulesets/one/state/c.ts', '../queries/reach.js'],
  ['state-and-nouns-serve-all', 'rulesets/one/flight/c.ts', '../show/scene.js'],
  ['players-and-lawyers-apart', 'rulesets/one/play/d.ts', '../queries/reach.js'],
  ['queries-answer-only', 'rulesets/one/queries/d.ts', '../show/scene.js'],
  ['rules-need-no-eyes', 'rulesets/three/index.ts', './show/scene.js'],
  ['rooms-know-no-door', 'rulesets/one/show/e.ts', '../shown.js'],
  ['show-only-shows', 'rulesets/one/show/d.ts', '../play/legal.js'],
  ['library-stays-in-src', 'core/c.ts', '../../test/a.js'],
  ['three-dependencies', 'core/d.ts', 'vitest'],
  ['one-file-knows-the-hash', 'core/f.ts', '@noble/hashes/sha2.js'],
  ['steps-hash-nothing', 'core/doors.ts', './digest.js'],
  ['steps-hash-nothing', 'rulesets/one/state/d.ts', '../../../core/record.js'],
  ['node-only-in-the-command', 'tools/c.ts', 'node:fs'],
  ['no-cycle', 'core/circle-a.ts', './circle-b.js'],
  ['no-dead-import', 'core/e.ts', './nowhere.js'],
]

const innocent = [
  'core/index.ts',
  'core/digest.ts',
  'core/record.ts',
  'rulesets/one/index.ts',
  'rulesets/one/book/rules.text.ts',
  'rulesets/one/book/glossary.ts',
  'rulesets/one/state/value.ts',
  'rulesets/one/flight/value.ts',
  'rulesets/one/phases/move.ts',
  'rulesets/one/play/legal.ts',
  'rulesets/one/queries/reach.ts',
  'rulesets/one/show/scene.ts',
  'rulesets/one/shown.ts',
  'rulesets/three/show/scene.ts',
  'rulesets/two/index.ts',
  'rulesets/two/book/rules.text.ts',
  'rulesets/fighting-wings/index.ts',
  'tools/index.ts',
  'adapters/boardgame-io/index.ts',
  'adapters/colyseus/index.ts',
  'table/kit.ts',
  'table/screen.ts',
  '../test/a.ts',
]

function plantTree(): string {
  const home = mkdtempSync(join(tmpdir(), 'wingover-layers-'))
  cpSync('tsconfig.json', join(home, 'tsconfig.json'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
  for (const file of innocent) plant(join(home, 'src', file), 'export type X = 1\nexport const x = 1\n')
  for (const [, from, to] of planted) plant(join(home, 'src', from), importing(to))
  plant(join(home, 'src/core/circle-b.ts'), importing('./circle-a.js'))
  return home
}

/** Types count as much as values, but for circles and for what book and data may speak of. */
const importing = (to: string): string =>
  /circle|value/.test(to)
    ? `import * as x from '${to}'\nexport const y = x\n`
    : `import type * as x from '${to}'\nexport type X = typeof x\n`

function plant(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

// ------------------------------------------------------------------------------------------------ the rooms

/** Between two and four rooms of a game's own, no file outside a room but the two doors. The errata sheet is a second book. */
function roomProblems(game: string): readonly string[] {
  const inside = readdirSync(`src/rulesets/${game}`, { withFileTypes: true })
  const rooms = inside.filter((one) => one.isDirectory()).map(({ name }) => name)
  const own = rooms.filter((room) => !ROOMS.includes(room) && room !== 'errata')
  return [
    ...ROOMS.filter((room) => !rooms.includes(room)).map((room) => `${game} has no room ${room}`),
    ...inside
      .filter((one) => one.isFile() && !['index.ts', 'shown.ts', 'README.md'].includes(one.name))
      .map(({ name }) => `${game}/${name} stands in no room`),
    ...(own.length >= 2 && own.length <= 4 ? [] : [`${game} has ${own.length} rooms of its own: ${own.join(', ')}`]),
  ]
}

const real = await look(process.cwd())
const home = plantTree()
const proof = await look(home)
rmSync(home, { recursive: true })
const caught = new Set(proof.violations.map(({ rule, from }) => `${rule.name} src/${from.replace(/^.*src\//, '')}`))
const problems = [
  ...(real.totalCruised > 0 ? [] : ['no module was looked at']),
  ...real.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...readdirSync('src/rulesets').flatMap(roomProblems),
  ...planted
    .filter(([rule, from]) => !caught.has(`${rule} src/${from}`))
    .map(([rule, from, to]) => `${rule} does not catch src/${from} -> ${to}`),
]
for (const problem of problems) console.error(problem)
console.log(`${real.totalCruised} modules point one way; ${planted.length} planted imports tried`)
process.exitCode = problems.length > 0 ? 1 : 0
