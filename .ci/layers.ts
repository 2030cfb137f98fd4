/**
 * Holds the direction of dependencies. Then the proof that it bites: wrong imports planted in a tree of their own must
 * each be caught, and by the rule meant for them.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config from '../.config/dependency-cruiser.js'

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
  ['command-names-no-ruleset', 'cli/a.ts', '../rulesets/two/index.js'],
  ['command-names-no-ruleset', 'cli/b.ts', '../rulesets/fighting-wings/index.js'],
  ['rules-text-is-for-readers', 'rulesets/two/a.ts', './rules.text.js'],
  ['rules-text-is-for-readers', 'tools/b.ts', '../rulesets/one/rules.text.js'],
  ['library-stays-in-src', 'core/c.ts', '../../test/a.js'],
  ['three-dependencies', 'core/d.ts', 'vitest'],
  ['node-only-in-the-command', 'tools/c.ts', 'node:fs'],
  ['no-cycle', 'core/circle-a.ts', './circle-b.js'],
  ['no-dead-import', 'core/e.ts', './nowhere.js'],
]

const innocent = [
  'core/index.ts',
  'rulesets/one/index.ts',
  'rulesets/one/rules.text.ts',
  'rulesets/two/index.ts',
  'rulesets/two/rules.text.ts',
  'rulesets/fighting-wings/index.ts',
  'tools/index.ts',
  '../test/a.ts',
]

function plantTree(): string {
  const home = mkdtempSync(join(tmpdir(), 'wingover-layers-'))
  cpSync('tsconfig.json', join(home, 'tsconfig.json'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
  for (const file of innocent) plant(join(home, 'src', file), 'export type X = 1\n')
  for (const [, from, to] of planted) plant(join(home, 'src', from), importing(to))
  plant(join(home, 'src/core/circle-b.ts'), importing('./circle-a.js'))
  return home
}

/** Types count as much as values, but for circles. */
const importing = (to: string): string =>
  to.includes('circle')
    ? `import * as x from '${to}'\nexport const y = x\n`
    : `import type * as x from '${to}'\nexport type X = typeof x\n`

function plant(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const real = await look(process.cwd())
const home = plantTree()
const proof = await look(home)
rmSync(home, { recursive: true })
const caught = new Set(proof.violations.map(({ rule, from }) => `${rule.name} src/${from.replace(/^.*src\//, '')}`))
const problems = [
  ...(real.totalCruised > 0 ? [] : ['no module was looked at']),
  ...real.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...planted
    .filter(([rule, from]) => !caught.has(`${rule} src/${from}`))
    .map(([rule, from, to]) => `${rule} does not catch src/${from} -> ${to}`),
]
for (const problem of problems) console.error(problem)
console.log(`${real.totalCruised} modules point one way; ${planted.length} planted imports tried`)
process.exitCode = problems.length > 0 ? 1 : 0
