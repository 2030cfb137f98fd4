import { canonical } from '../../core/json.js'
import type { ActionOf, Game, Ruleset } from '../../core/ruleset.js'
import { show } from './law.js'

/** A position and an action that come out differently under one value of an option. */
export interface Witness<G extends Game = Game> {
  readonly option: string
  readonly value: unknown
  /** Everything but the option in question. */
  readonly config: G['Config']
  /** Played under both values, as far as both allow; at the latest the last must come out differently. */
  readonly actions: readonly ActionOf<G>[]
}

/** Which options lack a witness for a value, and which witnesses show no difference. */
export function witnessFindings<G extends Game>(
  ruleset: Ruleset<G>,
  witnesses: readonly Witness<G>[],
): readonly string[] {
  const findings: string[] = []
  for (const [option, { values }] of Object.entries(ruleset.info.options)) {
    for (const value of values.slice(1)) {
      const own = witnesses.filter((one) => one.option === option && canonical(one.value) === canonical(value))
      if (own.length === 0) findings.push(`${option}=${show(value)} has no witness`)
      else if (!own.some((one) => differs(ruleset, one)))
        findings.push(`${option}=${show(value)} does nothing in its witness`)
    }
  }
  const idle = witnesses.filter(({ option, value }) => !isToTry(ruleset, option, value))
  return [
    ...findings,
    ...idle.map(({ option, value }) => `the witness of ${option}=${show(value)} is of no value to try`),
  ]
}

const isToTry = <G extends Game>({ info }: Ruleset<G>, option: string, value: unknown): boolean =>
  info.options[option]?.values.slice(1).some((other) => canonical(other) === canonical(value)) ?? false

function differs<G extends Game>(ruleset: Ruleset<G>, witness: Witness<G>): boolean {
  const fallback = ruleset.info.options[witness.option]?.values[0]
  return story(ruleset, witness, fallback) !== story(ruleset, witness, witness.value)
}

/** What comes of the witness's actions under one value: events and refusals, not the option's own mention in the state. */
function story<G extends Game>(ruleset: Ruleset<G>, witness: Witness<G>, value: unknown): string {
  const options = { ...(witness.config as { options?: object }).options, [witness.option]: value }
  let step = ruleset.setup({ ...witness.config, options } as G['Config'])
  const told: unknown[] = [summary(ruleset, step)]
  for (const action of witness.actions) {
    if (!step.ok) break
    step = ruleset.reduce(step.state, action)
    told.push(summary(ruleset, step))
  }
  return canonical(told)
}

function summary<G extends Game>(ruleset: Ruleset<G>, step: ReturnType<Ruleset<G>['reduce']>): unknown {
  if (!step.ok) return step.violations.map(({ rule, code }) => [rule, code])
  const { config: _config, ...rest } = step.state as G['State'] & { config?: unknown }
  return [step.events, rest, ruleset.actors(step.state), ruleset.legalActions(step.state)]
}
