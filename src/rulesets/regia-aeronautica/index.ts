/**
 * Regia Aeronautica vol. 2, The West Front: the whole game. Unofficial.
 *
 * @module
 */
import { defineRuleset, kept, phaseReducer, type Ruleset, top } from '../../core/index.js'
import { no } from './book/messages.js'
import { completeOptions, options } from './book/options.js'
import { provenance } from './book/provenance.js'
import { rules } from './book/rules.js'
import { scenarios } from './data/scenarios.js'
import { fireAA, passAA } from './phases/aa.js'
import { bomb as bombAction, passBomb } from './phases/bombing.js'
import { attackBelow, chooseTarget, decline, react, whyNotAsked } from './phases/engagement.js'
import { rollFire, useLucky } from './phases/fire.js'
import { endMove, moveSpace } from './phases/movement.js'
import {
  deployAA,
  deployCloud,
  deployClouds,
  deployGun,
  deployPlane,
  deployPlanes,
  drawChit,
  rollAA,
  rollClouds,
} from './phases/prepare.js'
import { assignPriority, dealPriorities, drawInitiative, setPriorities } from './phases/priorities.js'
import { evaluate, terms } from './play/evaluate.js'
import { inclination } from './play/inclination.js'
import { legal } from './play/legal.js'
import { reasonsOf } from './queries/why.js'
import { clone } from './state/clone.js'
import { notationFor } from './state/notation.js'
import { gates } from './state/schema.js'
import { admit, first } from './state/setup.js'
import { sound } from './state/soundness.js'
import { type Action, opponent, plane, type RegiaAeronautica, SEATS, type Seat, type State } from './state/state.js'
import { sample, view } from './state/view.js'
import { endRule, winnerOf } from './turn/sequence.js'

/** While no question is open the owner of the plane whose slot it is moves it. */
const actors = (state: State): readonly Seat[] => (state.slot === null ? [] : [plane(state, state.slot.plane).side])

/** A move while an engagement waits for its answer, and an attack or a reaction that is not on offer. */
function untimely(state: State, action: Action) {
  if (state.phase !== 'movement' || state.slot === null) return kept
  const moves = action.type === 'moveSpace' || action.type === 'endMove'
  if (moves && top(state) !== undefined) return [no('RA-ENG-04', 'fight-pending', { plane: state.slot.plane })]
  const mover = plane(state, state.slot.plane).side
  return action.seat === (action.type === 'react' ? opponent(mover) : mover) ? whyNotAsked(state, action) : kept
}

/** The winner has 1, the loser 0. @rule RA-WIN-06 */
const score = (state: State): Record<Seat, number> => {
  const won = (seat: Seat): number => (state.phase === 'over' && winnerOf(state) === seat ? 1 : 0)
  return { french: won('french'), italian: won('italian') }
}

/** Regia Aeronautica: the ruleset. */
export const regiaAeronautica: Ruleset<RegiaAeronautica> = defineRuleset<RegiaAeronautica>({
  info: {
    id: 'regia-aeronautica',
    title: 'Regia Aeronautica: The West Front',
    revision: 3,
    seats: SEATS,
    rules,
    options,
    scenarios,
  },
  gates,
  actions: {
    drawChit,
    rollAA,
    deployAA,
    deployGun,
    rollClouds,
    deployClouds,
    deployCloud,
    deployPlane,
    deployPlanes,
    setPriorities,
    assignPriority,
    dealPriorities,
    drawInitiative,
    moveSpace,
    endMove,
    chooseTarget,
    attackBelow,
    react,
    decline,
    useLucky,
    rollFire,
    fireAA,
    passAA,
    bomb: bombAction,
    passBomb,
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
  score,
  outcome: (state) => (state.phase === 'over' ? { winner: winnerOf(state), rule: endRule(state) } : undefined),
  evaluate,
  terms,
  inclination,
  provenance,
  // No fields: what the list leaves out are whole sets of what it offers one by one, and planes in another order.
  // The ruleset's own gate: it reads `resign`, too.
  notation: notationFor({ action: (json) => regiaAeronautica.parse.action(json) }),
})

/** Chits, AA, clouds, deployment. */
export const prepare = /* @__PURE__ */ phaseReducer(regiaAeronautica, [
  'drawChit',
  'rollAA',
  'deployAA',
  'deployGun',
  'rollClouds',
  'deployClouds',
  'deployCloud',
  'deployPlane',
  'deployPlanes',
])
/** Priority chits. */
export const prioritise = /* @__PURE__ */ phaseReducer(regiaAeronautica, [
  'setPriorities',
  'assignPriority',
  'dealPriorities',
])
/** The draw for the initiative. */
export const initiative = /* @__PURE__ */ phaseReducer(regiaAeronautica, ['drawInitiative'])
/** Movement, with the fights that arise. */
export const move = /* @__PURE__ */ phaseReducer(regiaAeronautica, [
  'moveSpace',
  'endMove',
  'chooseTarget',
  'attackBelow',
  'react',
  'decline',
  'useLucky',
  'rollFire',
])
/** AA fire. */
export const antiAircraft = /* @__PURE__ */ phaseReducer(regiaAeronautica, ['fireAA', 'passAA', 'useLucky', 'rollFire'])
/** Bombing. */
export const bomb = /* @__PURE__ */ phaseReducer(regiaAeronautica, ['bomb', 'passBomb', 'useLucky', 'rollFire'])

/**
 * Every reason why an order is refused, as a sentence with its numbers, its rule and where the book has it; none if the
 * order is legal.
 */
export const whyIllegal = /* @__PURE__ */ reasonsOf(regiaAeronautica)

export { type Code, messages } from './book/messages.js'
export { type ChitCounts, type Options, options, type Switches } from './book/options.js'
export type { RuleId } from './book/rules.js'
export { cards } from './data/cards.js'
export { map } from './data/map.js'
export * from './queries/index.js'
export { routes } from './queries/routes.js'
export type * from './state/state.js'
