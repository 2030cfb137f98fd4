import { top } from './agenda.js'
import { refuse } from './messages.js'
import { kept } from './refusal.js'
import type { CoreRule } from './rules.js'
import type { ActionOf, ActionRule, Actor, BaseState, Game, RuleOf, Spec } from './ruleset.js'
import type { Violation } from './violation.js'

type Broken<G extends Game> = readonly Violation<RuleOf<G>>[]

/** The rule of an action that has passed its gate. */
export const ruleFor = <G extends Game>(spec: Spec<G>, action: G['Action']): ActionRule<G> =>
  spec.actions[action.type as G['Action']['type']] as ActionRule<G>

/** Who decides now: the frame on top of the agenda if there is one, else what the phase says. */
export function actorsOf<G extends Game>(spec: Spec<G>, state: G['State']): readonly Actor<G>[] {
  if (state.phase === 'over') return kept
  const frame = top(state)
  return frame === undefined ? spec.actors(state) : (frame.waiting as readonly Actor<G>[])
}

/** Every broken rule of the first stage that has any: over, dice, phase and agenda, seat, then the book's clauses. */
export function checkStages<G extends Game>(spec: Spec<G>, state: G['State'], action: ActionOf<G>): Broken<G> {
  if (state.phase === 'over') return [refuse('CORE-OVER', 'game-over')]
  if (action.type === 'resign') return checkResign(spec, action.seat)
  const order = action as G['Action']
  if (state.rng !== null && (order.rolls !== undefined || order.card !== undefined)) {
    return [refuse('CORE-DICE', 'dice-not-asked')]
  }
  const untimely = timing(spec, state, order) ?? seating(spec, state, order)
  if (untimely === undefined) return ruleFor(spec, order).check(state, order)
  const why = spec.untimely?.(state, order) ?? kept
  return why.length > 0 ? why : [untimely]
}

function checkResign<G extends Game>(spec: Spec<G>, seat: string): Broken<G> {
  if ((spec.info.seats as readonly string[]).includes(seat)) return kept
  return [refuse('CORE-SEAT', 'unknown-seat', { seat })]
}

function timing<G extends Game>(
  spec: Spec<G>,
  state: G['State'],
  { type }: G['Action'],
): Violation<RuleOf<G>> | undefined {
  const { phases, answers } = spec.actions[type as G['Action']['type']]
  const frame = top(state)
  if (!phases.includes(state.phase)) return wrongPhase(type, state, phases)
  if (frame === undefined) return answers && wrongPhase(type, state, answers)
  if (answers?.includes(frame.kind)) return undefined
  return refuse('CORE-AGENDA', 'decision-pending', { kind: frame.kind, waiting: frame.waiting.join(', ') })
}

const wrongPhase = (type: string, { phase }: BaseState, expected: readonly string[]): Violation<CoreRule> =>
  refuse('CORE-PHASE', 'wrong-phase', { type, phase, expected: expected.join(', ') })

function seating<G extends Game>(
  spec: Spec<G>,
  state: G['State'],
  { seat }: G['Action'],
): Violation<RuleOf<G>> | undefined {
  const asked: readonly string[] = actorsOf(spec, state)
  if (asked.includes(seat)) return undefined
  return refuse('CORE-SEAT', 'not-your-decision', { seat, expected: asked.join(', ') })
}
