/**
 * `tsx .ci/replay-recorded.ts <tree> <game> <folder>`: plays the recorded games of a folder by the rules of a source tree,
 * which may be an old one, and prints what came of each order, as far as the game goes. `revisions.ts` asks for it.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** As much of a ruleset as every revision has had. */
interface Rules {
  readonly info: {
    readonly revision: number
    readonly options: object
    readonly scenarios: readonly { readonly id: string }[]
  }
  setup(config: unknown): Outcome
  reduce(state: unknown, action: unknown): Outcome
}

type Outcome =
  | { readonly ok: true; readonly state: unknown; readonly events: readonly unknown[] }
  | { readonly ok: false; readonly violations: readonly { readonly rule: string; readonly message: string }[] }

const [tree, game, folder] = process.argv.slice(2) as [string, string, string]
const isRules = (value: unknown): value is Rules =>
  typeof value === 'object' && value !== null && 'reduce' in value && 'info' in value
const rules = Object.values((await import(`${tree}/src/rulesets/${game}/index.ts`)) as object).find(isRules)
if (rules === undefined) throw new Error(`${tree} has no ${game}`)

/** A config as this revision takes it: switches that it does not know are left out. */
function configOf({ options = {}, ...config }: { readonly options?: object }): unknown {
  const known = Object.entries(options).filter(([name]) => Object.hasOwn(rules?.info.options ?? {}, name))
  return { ...config, options: Object.fromEntries(known) }
}

function outcomesOf(record: { readonly config: object; readonly actions: readonly unknown[] }): readonly unknown[] {
  let outcome = rules?.setup(configOf(record.config))
  const outcomes: unknown[] = []
  for (const action of record.actions) {
    if (outcome?.ok !== true) break
    outcome = rules?.reduce(outcome.state, action)
    outcomes.push({ action, ...(outcome?.ok ? { events: outcome.events } : { refused: outcome?.violations }) })
  }
  return outcomes
}

const { info } = rules
const games = readdirSync(folder)
  .map((file) => file.replace('.json', ''))
  .sort((a, b) => rank(a) - rank(b))
  .map((name) => ({ name, outcomes: outcomesOf(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))) }))
process.stdout.write(JSON.stringify({ revision: info.revision, games }))

function rank(name: string): number {
  return info.scenarios.findIndex(({ id }) => id === name)
}
