/**
 * `npm run battery -- [--actions 200000] [--seed any] [--every 1] [--only id]`: the laws of every ruleset, published or
 * example, over so many actions in all. Witnesses of options belong to each ruleset's own tests.
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Ruleset } from 'wingover'
import { conformance } from 'wingover/conformance'
import { rulesets } from 'wingover/registry'

const { values: flags } = parseArgs({
  options: {
    actions: { type: 'string', default: '200000' },
    seed: { type: 'string', default: 'battery' },
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === 'object' && value !== null && 'reduce' in value && 'info' in value

async function examples(): Promise<readonly Ruleset[]> {
  const files = readdirSync('examples').filter((file) => file.endsWith('.ts') && file !== 'play.ts')
  const modules = await Promise.all(files.map((file) => import(`../examples/${file}`)))
  return modules.flatMap((module) => Object.values(module).filter(isRuleset))
}

function isConforming(ruleset: Ruleset, share: number): boolean {
  const start = performance.now()
  const report = conformance(ruleset, { actions: share, seed: flags.seed, every: Number(flags.every) })
  const failures = report.failures.filter(({ law }) => law !== 'options-matter')
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${ruleset.info.id}: ${report.games} games, ${report.actions} actions, ${seconds} s`)
  for (const { law, finding, at, reproduction } of failures)
    console.error(`  ${law} at ${at}: ${finding}\n  ${reproduction}`)
  return failures.length === 0
}

const published: Readonly<Record<string, Ruleset>> = rulesets
const known = [...Object.values(published), ...(await examples())]
const all = known.filter(({ info }) => info.id.includes(flags.only))
const failed = all.filter((ruleset) => !isConforming(ruleset, Math.ceil(Number(flags.actions) / all.length)))
console.log(`${all.length - failed.length} of ${all.length} rulesets conform`)
process.exitCode = all.length === 0 || failed.length > 0 ? 1 : 0
