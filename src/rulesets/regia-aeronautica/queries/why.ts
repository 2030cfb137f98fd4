/** Why an order is refused, in sentences. */
import type { ActionOf, RuleOf, Ruleset } from '../../../core/index.js'
import { rules } from '../book/rules.js'
import type { RegiaAeronautica, State } from '../state/state.js'

/** One reason why an order is refused. */
export interface Reason {
  readonly rule: RuleOf<RegiaAeronautica>
  readonly code: string
  /** The refusal with its numbers, then the rule and where the book has it. */
  readonly sentence: string
}

/** The reasons of a ruleset's refusals. */
export const reasonsOf =
  ({ check }: Pick<Ruleset<RegiaAeronautica>, 'check'>) =>
  (state: State, action: ActionOf<RegiaAeronautica>): readonly Reason[] =>
    check(state, action).map(({ rule, code, message }) => ({ rule, code, sentence: `${message} ${citation(rule)}` }))

function citation(rule: RuleOf<RegiaAeronautica>): string {
  const { title, source } = rules[rule]
  return `(${rule} ${title}, ${source})`
}
