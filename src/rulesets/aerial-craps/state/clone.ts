/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda, sharedRecord } from '../../../core/index.js'
import { copyCraft, type Draft, type State } from './state.js'

/**
 * A copy of all that rules write to. Frozen aircraft are shared until `edit` copies them; hexes, sheets, guns,
 * observers, scripts and tasks are always replaced whole and may be shared.
 */
export function clone(state: State): Draft {
  const from = state as Draft
  return {
    phase: from.phase,
    turn: from.turn,
    agenda: copyAgenda(state.agenda) as Draft['agenda'],
    resigned: from.resigned,
    rng: from.rng,
    config: from.config,
    aircraft: sharedRecord(from.aircraft, copyCraft),
    tasks: [...from.tasks],
    move: from.move && copyMove(from.move),
    test: from.test && copyTest(from.test),
    encounters: [...from.encounters],
    attacks: [...from.attacks],
    splits: [...from.splits],
    last: from.last && (Object.isFrozen(from.last) ? from.last : { ...from.last }),
  }
}

type Move = NonNullable<Draft['move']>
type Test = NonNullable<Draft['test']>

/** Field by field, in the order in which a move is first written: so all moves have one shape for the compiler. */
const copyMove = (m: Move): Move => ({
  ac: m.ac,
  start: m.start,
  from: m.from,
  pitch: m.pitch,
  intent: m.intent,
  die: m.die,
  adjust: m.adjust,
  h: m.h,
  v: m.v,
  hLeft: m.hLeft,
  vLeft: m.vLeft,
  hUsed: m.hUsed,
  vUsed: m.vUsed,
  pitched: m.pitched,
  climbed: m.climbed,
  ease: m.ease,
  rolled: m.rolled,
  loss: m.loss,
  powerPenalty: m.powerPenalty,
  extra: m.extra,
})

/** As for moves. */
const copyTest = (t: Test): Test => ({
  use: t.use,
  turn: t.turn,
  pitch: t.pitch,
  pitchTested: t.pitchTested,
  maneuver: t.maneuver,
  facing: t.facing,
  hex: t.hex,
  halved: t.halved,
  called: t.called,
  level: t.level,
  risky: t.risky,
  free: t.free,
  penalty: t.penalty,
  aero: t.aero,
  pp: t.pp,
  sixes: t.sixes,
  ones: t.ones,
  bought: t.bought,
  diverted: t.diverted,
  loss: t.loss,
  odd: t.odd,
  offPitch: t.offPitch,
  offMove: t.offMove,
  excess: t.excess,
  failed: t.failed,
  cv: t.cv,
  stress: t.stress,
})
