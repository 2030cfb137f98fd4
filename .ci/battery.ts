/**
 * `npm run battery -- [--actions 200000] [--seed any] [--every 1] [--only id] [--prefer fire,fireGun]`: the laws of every
 * ruleset, published or example, over so many actions in all, each in a process of its own; actions of the preferred
 * types are taken three times of four. Witnesses of options belong to its own tests.
 */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
    prefer: { type: 'string' },
  },
})

const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === 'object' && value !== null && 'reduce' in value && 'info' in value

/** Examples that play or draw as soon as they are loaded. */
const PROGRAMS = new Set(['play.ts', 'picture.ts'])

async function examples(): Promise<readonly Ruleset[]> {
  const files = readdirSync('examples').filter((file) => file.endsWith('.ts') && !PROGRAMS.has(file))
  const modules = await Promise.all(files.map((file) => import(`../examples/${file}`)))
  return modules.flatMap((module) => Object.values(module).filter(isRuleset))
}

function isConforming(ruleset: Ruleset, share: number): boolean {
  const start = performance.now()
  const prefer = flags.prefer?.split(',')
  const pace = { actions: share, seed: flags.seed, every: Number(flags.every) }
  const report = conformance(ruleset, prefer ? { ...pace, prefer } : pace)
  const failures = report.failures.filter(({ law }) => law !== 'options-matter')
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${ruleset.info.id}: ${report.games} games, ${report.actions} actions, ${seconds} s`)
  for (const { law, finding, at, reproduction } of failures)
    console.error(`  ${law} at ${at}: ${finding}\n  ${reproduction}`)
  return failures.length === 0
}

/** This program again, for one ruleset. */
function isConformingApart({ info }: Ruleset, share: number): Promise<boolean> {
  const again = [...process.execArgv, ...process.argv.slice(1), '--only', info.id, '--actions', String(share)]
  return new Promise((done) =>
    spawn(process.execPath, again, { stdio: 'inherit' }).on('exit', (code) => done(code === 0)),
  )
}

async function conforming(rulesets: readonly Ruleset[]): Promise<number> {
  const share = Math.ceil(Number(flags.actions) / rulesets.length)
  const waiting = [...rulesets]
  let passed = 0
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await isConformingApart(next, share)) passed++
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return passed
}

const published: Readonly<Record<string, Ruleset>> = rulesets
const known = [...Object.values(published), ...(await examples())]
const chosen = known.find(({ info }) => info.id === flags.only)
if (chosen !== undefined) {
  process.exitCode = isConforming(chosen, Number(flags.actions)) ? 0 : 1
} else {
  const passed = flags.only === '' ? await conforming(known) : 0
  console.log(`${passed} of ${known.length} rulesets conform`)
  process.exitCode = passed > 0 && passed === known.length ? 0 : 1
}
