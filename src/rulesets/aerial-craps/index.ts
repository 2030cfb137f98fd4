/**
 * Aerial Craps, bucket o' dice version: the whole game. Unofficial.
 *
 * @module
 */
import { type ActionRule, type ActionRules, defineRuleset, phaseReducer } from '../../core/index.js'
import { completeOptions, options } from './book/options.js'
import { provenance } from './book/provenance.js'
import { rules } from './book/rules.js'
import { scenarios } from './data/scenarios.js'
import { becomeIn, easePitch } from './phases/climb.js'
import { fuelLeak } from './phases/damage.js'
import { cutEncounter, encounterPP } from './phases/encounters.js'
import { done, isTieBroken, pointsOf, retire, winnerOf } from './phases/end.js'
import { splitFailure, takeExcess } from './phases/failure.js'
import { cancelJam, fire, trade } from './phases/firing.js'
import { addCv, rollInitiative } from './phases/initiative.js'
import { cancelBreak, extinguish, reload, unjam } from './phases/maintenance.js'
import { declarePitch, mpAdjust } from './phases/movement.js'
import { addDice, cancelOnes } from './phases/movement-test.js'
import { exitGoing, exitManeuver, goForward, levelOut, maneuver, turnAfterExit } from './phases/mp-uses.js'
import { buyCv, cancelEffect, divert } from './phases/passed-test.js'
import { beginTurn } from './phases/pilot-points.js'
import { run } from './phases/sequence.js'
import { coast, crewDice, cutEngine, drag, power, startEngine, takeSpeed } from './phases/speed.js'
import { recover, shiftFacing, stallPP } from './phases/stall.js'
import { dropTarget, payLoss, spot, spotLeader, spotPP } from './phases/targeting.js'
import { evaluate, terms } from './play/evaluate.js'
import { inclination } from './play/inclination.js'
import { legal } from './play/legal.js'
import { clone } from './state/clone.js'
import { gates } from './state/schema.js'
import { admit, first } from './state/setup.js'
import { sound } from './state/soundness.js'
import { type Action, type AerialCraps, type Draft, SEATS, type State, type Table } from './state/state.js'
import { sample, view } from './state/view.js'
import { ORDERED } from './turn/orders.js'

const orders: ActionRules<AerialCraps> = {
  ...{ beginTurn, payLoss, dropTarget, spot, spotLeader, spotPP, rollInitiative, addCv, encounterPP },
  ...{ reload, unjam, extinguish, cancelBreak, declarePitch, mpAdjust, goForward, maneuver, exitGoing },
  ...{ exitManeuver, levelOut, shiftFacing, turnAfterExit, addDice, cancelOnes, buyCv, cancelEffect, divert },
  ...{ cutEncounter, splitFailure, takeExcess, becomeIn, easePitch, power, drag, coast, cutEngine, startEngine },
  ...{ takeSpeed, crewDice, stallPP, recover, fire, cancelJam, trade, fuelLeak, retire, done },
}

/** Every order is told, and followed by all that it sets off, up to the next question. */
function played<A extends Action>(order: ActionRule<AerialCraps, A>): ActionRule<AerialCraps, A> {
  return {
    ...order,
    apply(draft, action, io) {
      tell(draft, action, io)
      order.apply(draft, action, io)
      run(draft, io)
    },
  }
}

const withoutDice = ({ rolls: _rolls, ...order }: Action) => order

/** The order lies open, as it was given: `clone` copies it. Only where dice are rolled by hand does it bring any. */
function tell(draft: Draft, action: Action, io: Table): void {
  draft.last = (draft.rng === null && action.rolls !== undefined ? withoutDice(action) : action) as Draft['last']
  if (io.emit === undefined) return
  const { type: order, seat, rolls: _rolls, ...choice } = action
  io.emit({ type: 'ordered', rule: ORDERED[order], audience: 'all', seat, order, choice })
}

const actions = Object.fromEntries(
  Object.entries(orders).map(([type, order]) => [type, played(order as ActionRule<AerialCraps>)]),
) as unknown as ActionRules<AerialCraps>

const score = (state: State): Record<'a' | 'b', number> => ({ a: pointsOf(state, 'a'), b: pointsOf(state, 'b') })

/** Aerial Craps: the ruleset. */
export const aerialCraps = defineRuleset<AerialCraps>({
  info: { id: 'aerial-craps', title: 'Aerial Craps', revision: 4, seats: SEATS, rules, options, scenarios },
  gates,
  actions,
  complete: (config) => ({ ...config, options: completeOptions(config.options) }),
  admit,
  sound,
  first: (config) => first(config),
  actors: () => [],
  legal,
  clone,
  view,
  sample,
  score,
  outcome: (state) =>
    state.phase === 'over'
      ? { winner: winnerOf(state), rule: isTieBroken(state) ? 'AC-10h-5' : 'AC-10h-3' }
      : undefined,
  evaluate,
  terms,
  inclination,
  provenance,
})

/** 1. Housekeeping: targets, initiative, encounters, maintenance; with the moves that maintenance brings. */
export const housekeeping = /* @__PURE__ */ phaseReducer(aerialCraps, [
  ...(['beginTurn', 'payLoss', 'dropTarget', 'spot', 'spotLeader', 'spotPP', 'rollInitiative', 'addCv'] as const),
  ...(['encounterPP', 'reload', 'unjam', 'extinguish', 'cancelBreak', 'done'] as const),
])
/** 2. Movement. */
export const movement = /* @__PURE__ */ phaseReducer(aerialCraps, [
  ...(['declarePitch', 'mpAdjust', 'goForward', 'maneuver', 'exitGoing', 'exitManeuver', 'levelOut'] as const),
  ...(['shiftFacing', 'turnAfterExit', 'addDice', 'cancelOnes', 'buyCv', 'cancelEffect', 'divert'] as const),
  ...(['cutEncounter', 'splitFailure', 'takeExcess', 'becomeIn', 'easePitch', 'done', 'power', 'drag'] as const),
  ...(['coast', 'cutEngine', 'startEngine', 'takeSpeed', 'crewDice', 'stallPP', 'recover'] as const),
])
/** 3. Combat. */
export const combat = /* @__PURE__ */ phaseReducer(aerialCraps, ['fire', 'cancelJam', 'trade', 'fuelLeak', 'done'])
/** The end of a turn, which is ours. */
export const end = /* @__PURE__ */ phaseReducer(aerialCraps, ['retire', 'done'])

export { type Code, messages } from './book/messages.js'
export type { Switches } from './book/options.js'
export { type Options, options } from './book/options.js'
export type { RuleId } from './book/rules.js'
export type { Critical, FailureRow, PositionRow, TestRow } from './book/tables.js'
export { CRITICALS, type Tables, TEST_ROWS, tables } from './book/tables.js'
export { aircraft } from './data/aircraft.js'
export { pilots } from './data/pilots.js'
export * from './queries/index.js'
export { type Ahead, routes } from './queries/routes.js'
export type * from './state/state.js'
