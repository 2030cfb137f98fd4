/** Short games of every ruleset under the laws of the battery, as one digest each: the same in every engine, or rules differ. */
import { recorder } from '../../src/core/record.js'
import type { Ruleset } from '../../src/core/ruleset.js'
import { rulesets } from '../../src/registry.js'
import { conformance, type Report } from '../../src/tools/conformance/index.js'
import { pickFrom } from '../../src/tools/random.js'

/** What one engine makes of a game. */
export interface Digest {
  readonly failures: readonly string[]
  /** Games and actions that the battery played. */
  readonly played: string
  /** SHA-256 heads of a game of each scenario: actions, events and states of every step. */
  readonly heads: readonly string[]
}

/** Digests by the id of the ruleset. */
export type Digests = Readonly<Record<string, Digest>>

const LONGEST = 60

function headOf(ruleset: Ruleset, id: string, scenario: object): string {
  const config = { ...scenario, dice: 'seeded', seed: `engine-${id}` } as const
  const first = ruleset.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const made = recorder(ruleset, config, first)
  const pick = pickFrom(id)
  let { state } = first
  for (let n = 0; n < LONGEST && ruleset.outcome(state) === undefined; n++) {
    const action = pick.of(ruleset.legalActions(state))
    const step = ruleset.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    made.add(action, step)
    state = step.state
  }
  return made.record().heads.at(-1) as string
}

/** Whole games of the first scenario alone: physical dice, then seeded ones. */
function laws(ruleset: Ruleset): Report {
  const { info } = ruleset
  const small = { ...ruleset, info: { ...info, scenarios: info.scenarios.slice(0, 1) } }
  return conformance(small, { actions: 1, every: 50, seed: 'engine' })
}

function digestOf(ruleset: Ruleset): Digest {
  const { games, actions, failures } = laws(ruleset)
  return {
    // Witnesses of options belong to each ruleset's own tests.
    failures: failures.filter(({ law }) => law !== 'options-matter').map(({ law, finding }) => `${law}: ${finding}`),
    played: `${games} games, ${actions} actions`,
    heads: ruleset.info.scenarios.map(({ id, config }) => headOf(ruleset, id, config)),
  }
}

/** The digests of this engine. */
export const digests = (): Digests =>
  Object.fromEntries(Object.entries<Ruleset>(rulesets).map(([id, ruleset]) => [id, digestOf(ruleset)]))
