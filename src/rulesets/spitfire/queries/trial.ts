/** What-if: a move tried out before it is made (the book's trial markers). */
import type { ActionOf, CoreRule, Ruleset, Violation } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import { gunsOf } from '../aircraft/charts.js'
import { type RuleId, rules } from '../book/rules.js'
import { printed } from '../flight/airspace.js'
import { type Sighting, sightingOf } from '../gunnery/sighting.js'
import {
  type Action,
  chartOf,
  flies,
  type Gun,
  type MpRecord,
  type Plane,
  type Spitfire,
  type State,
} from '../state/state.js'

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

/** A refusal as a reason. */
export function reasonFor({ rule, code, message }: Violation<RuleId | CoreRule>): Reason {
  const { title, source } = rules[rule]
  return { rule, code, sentence: `${message} (${rule} ${title}, ${source})` }
}

/** The reasons of a ruleset's refusals. */
export const reasonsOf =
  ({ check }: Pick<Ruleset<Spitfire>, 'check'>) =>
  (state: State, action: ActionOf<Spitfire>): readonly Reason[] =>
    check(state, action).map(reasonFor)

/** Tries orders without touching the state. @rule SP-6H-1 */
export const trialOf =
  ({ reduce }: Pick<Ruleset<Spitfire>, 'reduce'>) =>
  (state: State, actions: readonly Action[]): Trial => {
    let at = state
    for (const [legal, action] of actions.entries()) {
      const step = reduce(at, action)
      if (!step.ok) return { legal, state: at, reasons: step.violations.map(reasonFor) }
      at = step.state
    }
    return { legal: actions.length, state: at, reasons: [] }
  }

/** How one gun would see one aircraft. */
export interface Glimpse {
  readonly gun: Gun
  readonly sighting: Sighting
}

/** Who would see whom after a move. */
export interface SightingTrial extends Trial {
  /** The mover's guns looking at the enemy; none if the mover left the map. */
  readonly byMover: readonly Glimpse[]
  /** The enemy's guns looking at the mover. */
  readonly byEnemy: readonly Glimpse[]
}

/** Whether the mover and an enemy would sight each other after these orders, MP by MP. @rule SP-8F-5 */
export const sightingTrialOf =
  (ruleset: Pick<Ruleset<Spitfire>, 'reduce'>) =>
  (state: State, actions: readonly Action[], enemy: string): SightingTrial => {
    const trial = trialOf(ruleset)(state, actions)
    const mover = state.move?.plane
    const sees = (from: string, to: string): readonly Glimpse[] =>
      gunsOf(chartOf(trial.state, from)).map((gun) => ({ gun, sighting: sightingOf(trial.state, from, gun, to) }))
    if (mover === undefined || !flies(trial.state, mover)) return { ...trial, byMover: [], byEnemy: [] }
    return { ...trial, byMover: sees(mover, enemy), byEnemy: sees(enemy, mover) }
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
