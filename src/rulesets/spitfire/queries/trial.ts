/** What-if: a move tried out before it is made (the book's trial markers). */
import type { ActionOf, Ruleset } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import { printed } from '../airspace.js'
import { rules } from '../rules.js'
import type { Action, MpRecord, Plane, Spitfire, State } from '../state.js'

/** What comes of trying orders one after the other. */
export interface Trial {
  /** How many of the orders were legal, one after the other. */
  readonly legal: number
  readonly state: State
  /** Why the next one is not. */
  readonly reasons: readonly Reason[]
}

/** One reason why an order is refused. */
export interface Reason {
  readonly rule: string
  readonly code: string
  /** The refusal with its numbers, then the rule and where the book has it. */
  readonly sentence: string
}

/** The reasons of a ruleset's refusals. */
export const reasonsOf =
  ({ check }: Pick<Ruleset<Spitfire>, 'check'>) =>
  (state: State, action: ActionOf<Spitfire>): readonly Reason[] =>
    check(state, action).map(({ rule, code, message }) => {
      const { title, source } = rules[rule]
      return { rule, code, sentence: `${message} (${rule} ${title}, ${source})` }
    })

/** Tries orders without touching the state. @rule SP-6H-1 */
export const trialOf =
  (ruleset: Ruleset<Spitfire>) =>
  (state: State, actions: readonly Action[]): Trial => {
    let at = state
    for (const [legal, action] of actions.entries()) {
      const step = ruleset.reduce(at, action)
      if (!step.ok) return { legal, state: at, reasons: reasonsOf(ruleset)(at, action) }
      at = step.state
    }
    return { legal: actions.length, state: at, reasons: [] }
  }

/** One MP of a path in printed terms. */
export interface PathLine {
  readonly mp: number
  readonly kind: MpRecord['kind']
  readonly hex: string
  readonly facing: Facing
}

/** The path of an aircraft, MP by MP. @rule SP-8-3 */
export const pathLines = ({ path }: Plane): readonly PathLine[] =>
  path.map(({ kind, hex, facing }, i) => ({ mp: i + 1, kind, hex: printed(hex), facing }))
