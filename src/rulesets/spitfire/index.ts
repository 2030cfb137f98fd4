/**
 * SPITFIRE (1973): the whole game, with its experimental rules. Unofficial.
 *
 * @module
 */

import { defineRuleset, kept, phaseReducer } from '../../core/index.js'
import { no } from './book/messages.js'
import { completeOptions, options } from './book/options.js'
import { provenance } from './book/provenance.js'
import { rules } from './book/rules.js'
import { scenarios } from './data/scenarios.js'
import { declarers } from './gunnery/declaration.js'
import { closeAltitude, declareAltitude } from './phases/altitude.js'
import { declareFire, lockFire, rollFire } from './phases/combat.js'
import { agreeEnd, offerEnd, refuseEnd } from './phases/ending.js'
import { assignWing, nameLeader } from './phases/formation.js'
import {
  beginMove,
  climb,
  endMove,
  endPhase,
  forward,
  snapRoll,
  splitS,
  startTurn,
  turn,
  wingOver,
} from './phases/movement.js'
import { chooseFacing, chooseType } from './phases/setup.js'
import { closeSpeed, setSpeed } from './phases/speed.js'
import { evaluate, terms } from './play/evaluate.js'
import { inclination } from './play/inclination.js'
import { legal } from './play/legal.js'
import { pathFlightOf } from './queries/path.js'
import { reasonsOf, sightingTrialOf, trialOf } from './queries/trial.js'
import { clone } from './state/clone.js'
import { notationFor } from './state/notation.js'
import { gates } from './state/schema.js'
import { admit, first } from './state/setup.js'
import { sound } from './state/soundness.js'
import { type Action, SEATS, type Seat, type Spitfire, type State } from './state/state.js'
import { sample, view } from './state/view.js'
import { scoreOf } from './turn/scoring.js'

/** Who decides while no question is open: the side that moves; in a Combat Phase who has still to declare. */
function actors(state: State): readonly (Seat | 'referee')[] {
  if (state.phase !== 'combat') return state.moving === 'first' ? FIRST : SECOND
  const left = declarers(state)
  return left.length > 0 ? left : REFEREE
}

const FIRST = ['first'] as const
const SECOND = ['second'] as const
const REFEREE = ['referee'] as const

const SEGMENTS: readonly string[] = ['altitude', 'speed', 'movement']
const STEPS: readonly string[] = ['startTurn', 'wingOver', 'splitS', 'forward', 'turn', 'snapRoll', 'climb', 'endMove']
const DECISIONS: Readonly<Partial<Record<Action['type'], 'A' | 'B'>>> = {
  declareAltitude: 'A',
  closeAltitude: 'A',
  setSpeed: 'B',
  closeSpeed: 'B',
}

/** Orders out of their time, in the book's own terms. */
function untimely(state: State, action: Action) {
  const { phase, moving } = state
  const moves = Object.hasOwn(DECISIONS, action.type) || STEPS.includes(action.type) || action.type === 'beginMove'
  if (moves && SEGMENTS.includes(phase) && action.seat !== moving) return [no('SP-5.2-8', 'passive-side', { moving })]
  const segment = DECISIONS[action.type]
  if (segment === 'A' && (phase === 'speed' || phase === 'movement'))
    return [no('SP-5.2-9', 'segment-closed', { segment })]
  if (segment === 'B' && phase === 'movement') return [no('SP-5.2-9', 'segment-closed', { segment })]
  const fires = action.type === 'declareFire' || action.type === 'lockFire'
  const isLocked = fires && phase === 'combat' && state.fire?.locked.includes(action.seat as Seat)
  return isLocked ? [no('SP-7F-9', 'fire-locked')] : kept
}

/** SPITFIRE: the ruleset. */
export const spitfire = defineRuleset<Spitfire>({
  info: { id: 'spitfire', title: 'SPITFIRE', revision: 2, seats: SEATS, rules, options, scenarios },
  gates,
  actions: {
    chooseType,
    chooseFacing,
    declareAltitude,
    closeAltitude,
    setSpeed,
    closeSpeed,
    beginMove,
    startTurn,
    wingOver,
    splitS,
    forward,
    turn,
    snapRoll,
    climb,
    endMove,
    endPhase,
    declareFire,
    lockFire,
    rollFire,
    nameLeader,
    assignWing,
    offerEnd,
    agreeEnd,
    refuseEnd,
  },
  complete: (config) => ({ ...config, first: config.first ?? 'allied', options: completeOptions(config.options) }),
  admit,
  sound,
  first,
  actors,
  untimely,
  legal,
  clone,
  view,
  sample,
  score: scoreOf,
  outcome: (state) => state.ending ?? undefined,
  evaluate,
  terms,
  inclination,
  provenance,
  notation: notationFor(gates),
})

/** Types, and start corners. */
export const prepare = /* @__PURE__ */ phaseReducer(spitfire, ['chooseType', 'chooseFacing'])
/** Segment A. */
export const altitude = /* @__PURE__ */ phaseReducer(spitfire, ['declareAltitude', 'closeAltitude'])
/** Segment B. */
export const speed = /* @__PURE__ */ phaseReducer(spitfire, ['setSpeed', 'closeSpeed'])
/** Segment C. */
export const move = /* @__PURE__ */ phaseReducer(spitfire, [
  'beginMove',
  'startTurn',
  'wingOver',
  'splitS',
  'forward',
  'turn',
  'snapRoll',
  'climb',
  'endMove',
  'endPhase',
])
/** The Joint Combat Phase. */
export const combat = /* @__PURE__ */ phaseReducer(spitfire, ['declareFire', 'lockFire', 'rollFire'])
/** Roles after a loss. */
export const regroup = /* @__PURE__ */ phaseReducer(spitfire, ['nameLeader', 'assignWing'])

/**
 * Every reason why an order is refused, as a sentence with its numbers, its rule and where the book has it; none if the
 * order is legal.
 */
export const whyIllegal = /* @__PURE__ */ reasonsOf(spitfire)
/** Orders tried one after the other without touching the game: where they lead, or why one is refused. @rule SP-6H-1 */
export const previewMove = /* @__PURE__ */ trialOf(spitfire)
/**
 * A whole move in short notation, `FFF R FFFF R END`, for the aircraft that is moving: its orders, and the first part
 * that cannot be flown with the rules it breaks. @rule SP-6H-1
 */
export const flyPath = /* @__PURE__ */ pathFlightOf(spitfire)
/** Whether the aircraft that is moving and an enemy would sight each other after these orders. @rule SP-8F-5 */
export const wouldSight = /* @__PURE__ */ sightingTrialOf(spitfire)

export { type Code, messages } from './book/messages.js'
export type { Switches } from './book/options.js'
export { type Options, options } from './book/options.js'
export type { RuleId } from './book/rules.js'
export { charts } from './data/charts.js'
export type { Declaration } from './flight/speeds.js'
export type { Glance } from './gunnery/sighting.js'
export { type Sighting, sightingOf } from './gunnery/sighting.js'
export * from './queries/index.js'
export type * from './state/state.js'
export type { ScoreLine } from './turn/scoring.js'
