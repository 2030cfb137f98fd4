/**
 * Spitting Fire (first edition, 2006): the whole game on the open table and on hexes. Unofficial.
 *
 * @module
 */
import { defineRuleset, kept, phaseReducer } from '../../core/index.js'
import { no } from './book/messages.js'
import { completeOptions, options } from './book/options.js'
import { provenance } from './book/provenance.js'
import { rules } from './book/rules.js'
import { scenarios } from './data/scenarios.js'
import { activateGroup, beginPlane, flipCard } from './phases/activate.js'
import { attack as attackAction, earlyAttack } from './phases/attack.js'
import { endTurn } from './phases/end.js'
import { addPlane, chooseEdges, submitForce } from './phases/force.js'
import { attemptHalfLoop, attemptTightTurn, endMovement, forward, pivot, turn } from './phases/move.js'
import { placeGroup, placePlane } from './phases/place.js'
import { commitPlots, setPlot } from './phases/plot.js'
import { evaluate, terms } from './play/evaluate.js'
import { inclination } from './play/inclination.js'
import { legal } from './play/legal.js'
import { reasonsOf } from './queries/why.js'
import { clone } from './state/clone.js'
import { notationFor } from './state/notation.js'
import { gates } from './state/schema.js'
import { admit, first } from './state/setup.js'
import { sound } from './state/soundness.js'
import { type Action, group, SEATS, type Seat, type SpittingFire, type State, seatOf } from './state/state.js'
import { sample, view } from './state/view.js'
import { endRule, winnerOf } from './turn/sequence.js'

/** Who decides now. One at a time, except that forces are chosen and markers plotted by both at once. */
function actors(state: State): readonly (Seat | 'referee')[] {
  const { phase, forces, committed, card, activation } = state
  if (phase === 'force') return forces === null ? REFEREE : SEATS.filter((seat) => forces[seat].groups === null)
  if (phase === 'plot') return SEATS.filter((seat) => !committed[seat])
  if (activation !== null) return [group(state, activation.group).side]
  return card === null ? REFEREE : [seatOf(card)]
}

const REFEREE = ['referee'] as const

const MOVES: readonly string[] = ['forward', 'turn', 'attemptTightTurn', 'attemptHalfLoop', 'pivot', 'endMovement']

/** Orders that come too late, in the book's own terms. */
function untimely(state: State, action: Action) {
  if (state.phase === 'attack' && MOVES.includes(action.type)) {
    return [no('SF-ACT-06', 'movement-over', { plane: state.activation!.plane as string })]
  }
  const sealed = state.phase === 'plot' && (action.type === 'setPlot' || action.type === 'commitPlots')
  if (sealed && state.committed[action.seat]) return [no('SF-PLOT-04', 'plots-committed')]
  const begun = action.type === 'beginPlane' && (state.phase === 'move' || state.phase === 'attack')
  return begun ? [no('SF-ACT-06', 'plane-in-progress', { plane: state.activation!.plane as string })] : kept
}

/** Spitting Fire: the ruleset. */
export const spittingFire = defineRuleset<SpittingFire>({
  info: { id: 'spitting-fire', title: 'Spitting Fire', revision: 2, seats: SEATS, rules, options, scenarios },
  gates,
  actions: {
    addPlane,
    submitForce,
    chooseEdges,
    flipCard,
    placeGroup,
    placePlane,
    setPlot,
    commitPlots,
    activateGroup,
    beginPlane,
    forward,
    turn,
    attemptTightTurn,
    attemptHalfLoop,
    pivot,
    endMovement,
    attack: attackAction,
    earlyAttack,
    endTurn,
  },
  complete: (config) => ({ ...config, options: completeOptions(config.options) }),
  admit,
  sound,
  first,
  actors,
  untimely,
  legal,
  clone,
  view,
  sample,
  score: (state) => state.score,
  outcome: (state) => (state.phase === 'over' ? { winner: winnerOf(state), rule: endRule(state) } : undefined),
  evaluate,
  terms,
  inclination,
  provenance,
  notation: notationFor(gates),
})

/** Choosing forces and placing them. */
export const prepare = /* @__PURE__ */ phaseReducer(spittingFire, [
  'addPlane',
  'submitForce',
  'chooseEdges',
  'flipCard',
  'placeGroup',
  'placePlane',
])
/** The plotting phase. */
export const plot = /* @__PURE__ */ phaseReducer(spittingFire, ['setPlot', 'commitPlots'])
/** A card, a group, a plane. */
export const activate = /* @__PURE__ */ phaseReducer(spittingFire, ['flipCard', 'activateGroup', 'beginPlane'])
/** One plane's movement. */
export const move = /* @__PURE__ */ phaseReducer(spittingFire, [
  'forward',
  'turn',
  'attemptTightTurn',
  'attemptHalfLoop',
  'pivot',
  'endMovement',
])
/** One plane's attack. */
export const attack = /* @__PURE__ */ phaseReducer(spittingFire, ['attack', 'earlyAttack'])
/** The end phase. */
export const end = /* @__PURE__ */ phaseReducer(spittingFire, ['endTurn'])

/**
 * Every reason why an order is refused, as a sentence with its numbers, its rule and where the book has it; none if the
 * order is legal.
 */
export const whyIllegal = /* @__PURE__ */ reasonsOf(spittingFire)

export { type Code, messages } from './book/messages.js'
export { type Options, options, type Switches } from './book/options.js'
export type { RuleId } from './book/rules.js'
export { UNIT_LENGTHS } from './book/tables.js'
export { cards } from './data/cards.js'
export * from './queries/index.js'
export type * from './state/state.js'
