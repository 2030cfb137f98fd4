/**
 * `npm run battery -- [--actions 200000] [--seed any] [--every 1] [--only id] [--prefer fire,fireGun]`: the laws of every
 * ruleset, published or example, over so many actions in all, in a process for each core; actions of the preferred
 * types are taken three times of four. Witnesses of options belong to its own tests.
 */
import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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

/** Examples without an export are programs: they play or draw as soon as they are loaded. */
const isProgram = (file: string): boolean => !/^export /m.test(readFileSync(`examples/${file}`, 'utf8'))

async function examples(): Promise<readonly Ruleset[]> {
  const files = readdirSync('examples').filter((file) => file.endsWith('.ts') && !isProgram(file))
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

/** This program again, as a helper that is told one ruleset after another. */
class Helper {
  readonly #process = fork(process.argv[1] as string, process.argv.slice(2), { execArgv: process.execArgv })

  isConforming(id: string): Promise<boolean> {
    this.#process.send(id)
    return new Promise((done) => {
      this.#process.once('message', (verdict) => done(verdict === true))
      this.#process.once('exit', () => done(false))
    })
  }

  dismiss(): void {
    this.#process.removeAllListeners().disconnect()
  }
}

async function conforming(rulesets: readonly Ruleset[]): Promise<number> {
  const waiting = rulesets.map(({ info }) => info.id)
  let passed = 0
  const lane = async () => {
    const helper = new Helper()
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) if (await helper.isConforming(id)) passed++
    helper.dismiss()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return passed
}

const published: Readonly<Record<string, Ruleset>> = rulesets
const known = [...Object.values(published), ...(await examples())]
const share = Math.ceil(Number(flags.actions) / known.length)
const find = (id: string) => known.find(({ info }) => info.id === id)

if (process.send !== undefined) {
  process.on('message', (id: string) => process.send?.(isConforming(find(id) as Ruleset, share)))
} else if (flags.only !== '') {
  const chosen = find(flags.only)
  if (chosen === undefined) console.error(`there is no ruleset ${flags.only}`)
  process.exitCode = chosen !== undefined && isConforming(chosen, Number(flags.actions)) ? 0 : 1
} else {
  const passed = await conforming(known)
  console.log(`${passed} of ${known.length} rulesets conform`)
  process.exitCode = passed > 0 && passed === known.length ? 0 : 1
}
