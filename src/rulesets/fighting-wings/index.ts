/**
 * Fighting Wings: a flight engine for the combat scale of Over the Reich and Achtung Spitfire!, on the errata of the
 * series and on base numbers of our own. Unofficial.
 *
 * @module
 */
import { defineRuleset, phaseReducer } from '../../core/index.js'
import { completeOptions, options } from './book/options.js'
import { provenance } from './book/provenance.js'
import { rules } from './book/rules.js'
import { scenarios } from './data/scenarios.js'
import { chooseType, declareTurnStall, flyOn } from './phases/activate.js'
import { endAttack, fire, fireGun, rollShots } from './phases/attack.js'
import { bailOut, clearJam, endJams, endTurn, stayAboard } from './phases/end.js'
import { bank, cancelBank, endMove, endTurning, face, fp, turn } from './phases/move.js'
import {
  declareSpin,
  declareTail,
  declineSpin,
  declineTail,
  endPlot,
  loosenFormation,
  ownInitiative,
  rideLeader,
  rollInitiative,
  setBay,
  setFlaps,
  setGear,
  setThrottle,
  shutdownEngine,
} from './phases/plot.js'
import { bankBack, delayReversal, executeReversal, hammerhead, reverse } from './phases/reversals.js'
import { barrelRoll, skid, slip, snapRoll } from './phases/rolls.js'
import { endScatter, rollScatter, scatter, startBank } from './phases/scatter.js'
import { bomb, burstRockets, fireRockets, jettison, keepLoad } from './phases/stores.js'
import { evaluate, terms } from './play/evaluate.js'
import { inclination } from './play/inclination.js'
import { legal } from './play/legal.js'
import { clone } from './state/clone.js'
import { gates } from './state/schema.js'
import { admit, first } from './state/setup.js'
import { sound } from './state/soundness.js'
import { type FightingWings, flyerOf, SEATS, type Seat, type State } from './state/state.js'
import { sample, view } from './state/view.js'
import { pointsOf, winnerOf, winningRule } from './turn/victory.js'

/** While no question is open the owner of the active aircraft flies it. */
const actors = (state: State): readonly Seat[] => (state.active === null ? [] : [flyerOf(state, state.active).side])

/** Points for damage done. @rule BR-32 */
const score = (state: State): Record<Seat, number> => ({ blue: pointsOf(state, 'blue'), red: pointsOf(state, 'red') })

/** Fighting Wings: the ruleset. */
export const fightingWings = defineRuleset<FightingWings>({
  info: {
    id: 'fighting-wings',
    title: 'Fighting Wings',
    revision: 5,
    seats: SEATS,
    rules,
    options,
    scenarios,
  },
  gates,
  actions: {
    rollScatter,
    scatter,
    endScatter,
    startBank,
    setThrottle,
    setFlaps,
    setGear,
    setBay,
    shutdownEngine,
    loosenFormation,
    endPlot,
    declareSpin,
    declineSpin,
    declareTail,
    declineTail,
    rollInitiative,
    rideLeader,
    ownInitiative,
    flyOn,
    chooseType,
    declareTurnStall,
    turn,
    endTurning,
    bank,
    cancelBank,
    slip,
    skid,
    barrelRoll,
    snapRoll,
    fp,
    face,
    reverse,
    delayReversal,
    executeReversal,
    hammerhead,
    bankBack,
    endMove,
    fire,
    fireGun,
    endAttack,
    rollShots,
    jettison,
    bomb,
    fireRockets,
    burstRockets,
    keepLoad,
    clearJam,
    endJams,
    bailOut,
    stayAboard,
    endTurn,
  },
  complete: (config) => ({ ...config, options: completeOptions(config.options) }),
  admit,
  sound,
  first,
  actors,
  legal,
  clone,
  view,
  sample,
  score,
  outcome: (state) => (state.phase === 'over' ? { winner: winnerOf(state), rule: winningRule(state) } : undefined),
  evaluate,
  terms,
  inclination,
  provenance,
})

/** Before the first turn: formations that are scattered, start banks. */
export const setUp = /* @__PURE__ */ phaseReducer(fightingWings, ['rollScatter', 'scatter', 'endScatter', 'startBank'])
/** Declarations, spins on purpose, tails, initiative. */
export const plot = /* @__PURE__ */ phaseReducer(fightingWings, [
  'setThrottle',
  'setFlaps',
  'setGear',
  'setBay',
  'shutdownEngine',
  'loosenFormation',
  'endPlot',
  'declareSpin',
  'declineSpin',
  'declareTail',
  'declineTail',
  'rollInitiative',
  'rideLeader',
  'ownInitiative',
])
/** The flight type of the next aircraft, or flight that nobody commands. */
export const activate = /* @__PURE__ */ phaseReducer(fightingWings, [
  'executeReversal',
  'chooseType',
  'declareTurnStall',
  'flyOn',
])
/** Flight, point by point. */
export const move = /* @__PURE__ */ phaseReducer(fightingWings, [
  'turn',
  'endTurning',
  'bank',
  'cancelBank',
  'slip',
  'skid',
  'barrelRoll',
  'snapRoll',
  'fp',
  'face',
  'reverse',
  'delayReversal',
  'hammerhead',
  'bankBack',
  'endMove',
])
/** Gunfire, and loads that are dropped. */
export const attack = /* @__PURE__ */ phaseReducer(fightingWings, [
  'fire',
  'fireGun',
  'endAttack',
  'rollShots',
  'jettison',
  'bomb',
  'fireRockets',
  'burstRockets',
  'keepLoad',
])
/** Jams, crews in danger, and the books of the turn. */
export const end = /* @__PURE__ */ phaseReducer(fightingWings, [
  'clearJam',
  'endJams',
  'bailOut',
  'stayAboard',
  'endTurn',
])

export type { FlightTopic, Lawful } from './book/law.js'
export { type Code, messages } from './book/messages.js'
export type { Choices, FlightRuling } from './book/options.js'
export { type Options, options } from './book/options.js'
export type { ErrataRule, RuleId } from './book/rules.js'
export { errata } from './book/rules.js'
export { base } from './data/base.js'
export type { AdcBand, AdcPower, BandBase, FourPowers } from './data/card.js'
export { expandBands, sameBands } from './data/card.js'
export { cards } from './data/cards.js'
export type { Plan } from './flight/attitudes.js'
export * from './queries/index.js'
export type * from './state/state.js'
