import { top } from './agenda.js'
import { refuse } from './messages.js'
import { kept } from './refusal.js'
import type { ActionOf, ActionRule, Actor, Game, RuleOf, Spec } from './ruleset.js'
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
  const early = checkTiming(spec, state, order)
  if (early.length > 0) return early
  return checkSeat(spec, state, order) ?? ruleFor(spec, order).check(state, order)
}

function checkResign<G extends Game>(spec: Spec<G>, seat: string): Broken<G> {
  if ((spec.info.seats as readonly string[]).includes(seat)) return kept
  return [refuse('CORE-SEAT', 'unknown-seat', { seat })]
}

function checkTiming<G extends Game>(spec: Spec<G>, state: G['State'], action: G['Action']): Broken<G> {
  const rule = ruleFor(spec, action)
  const frame = top(state)
  if (!rule.phases.includes(state.phase)) {
    const facts = { type: action.type, phase: state.phase, expected: rule.phases.join(', ') }
    return [refuse('CORE-PHASE', 'wrong-phase', facts)]
  }
  if (frame !== undefined && !rule.answers?.includes(frame.kind)) {
    return [refuse('CORE-AGENDA', 'decision-pending', { kind: frame.kind, waiting: frame.waiting.join(', ') })]
  }
  if (frame === undefined && rule.answers !== undefined) {
    return [
      refuse('CORE-PHASE', 'wrong-phase', { type: action.type, phase: state.phase, expected: rule.answers.join(', ') }),
    ]
  }
  return kept
}

function checkSeat<G extends Game>(spec: Spec<G>, state: G['State'], action: G['Action']): Broken<G> | undefined {
  const asked: readonly string[] = actorsOf(spec, state)
  if (asked.includes(action.seat)) return undefined
  const why = spec.notAsked?.(state, action) ?? kept
  return why.length > 0
    ? why
    : [refuse('CORE-SEAT', 'not-your-decision', { seat: action.seat, expected: asked.join(', ') })]
}
