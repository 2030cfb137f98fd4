import { citedIn } from '../../core/citations.js'
import type { Game, Ruleset } from '../../core/ruleset.js'

/** The same ruleset, noting in `into` every rule that its events, refusals and modifiers cite. */
export function observing<G extends Game>(ruleset: Ruleset<G>, into: Set<string>): Ruleset<G> {
  const noted = <T>(result: T): T => {
    citedIn(result, into)
    return result
  }
  const notedStep = <T extends { readonly ok: boolean }>(result: T): T => {
    const { state: _state, ...rest } = result as T & { state?: unknown }
    citedIn(rest, into)
    return result
  }
  return {
    ...ruleset,
    setup: (config) => notedStep(ruleset.setup(config)),
    check: (state, action) => noted(ruleset.check(state, action)),
    reduce: (state, action) => notedStep(ruleset.reduce(state, action)),
    outcome: (state) => noted(ruleset.outcome(state)),
    parse: { ...ruleset.parse, config: (json) => notedStep(ruleset.parse.config(json)) },
  }
}

/** The rules of a catalogue that were neither cited nor said, with a reason, to have no engine effect. */
export const unobserved = (ruleset: Ruleset, cited: ReadonlySet<string>): readonly string[] =>
  Object.entries(ruleset.info.rules)
    .filter(([id, rule]) => !id.startsWith('CORE-') && rule.silent === undefined && !cited.has(id))
    .map(([id]) => id)
