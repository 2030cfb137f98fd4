/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda } from '../../core/index.js'
import type { Draft, State } from './state.js'

type Craft = Draft['aircraft'][string]

/**
 * A deep copy of all that rules write to. Hexes, sheets, guns, observers, scripts and tasks are always replaced whole and
 * may be shared.
 */
export function clone(state: State): Draft {
  const from = state as Draft
  const aircraft = { ...from.aircraft }
  for (const id in aircraft) aircraft[id] = cloneCraft(aircraft[id]!)
  return {
    phase: from.phase,
    turn: from.turn,
    agenda: copyAgenda(state.agenda) as Draft['agenda'],
    resigned: from.resigned,
    rng: from.rng,
    config: from.config,
    aircraft,
    tasks: [...from.tasks],
    move: from.move && { ...from.move },
    test: from.test && { ...from.test },
    encounters: [...from.encounters],
    attacks: [...from.attacks],
    splits: [...from.splits],
    last: from.last && { ...from.last },
  }
}

/** Field by field: copying a frozen object so is far faster than spreading it. */
const cloneCraft = (a: Craft): Craft => ({
  side: a.side,
  card: a.card,
  pilot: a.pilot,
  fate: a.fate,
  hex: a.hex,
  level: a.level,
  pos: a.pos,
  pitch: a.pitch,
  maneuvering: a.maneuvering,
  facing: a.facing,
  speed: a.speed,
  mtLevel: a.mtLevel,
  riseCancelled: a.riseCancelled,
  condition: a.condition,
  pp: a.pp,
  target: a.target,
  cv: a.cv,
  linked: a.linked,
  spotTried: a.spotTried,
  failedSpot: a.failedSpot,
  posted: a.posted,
  addsCv: a.addsCv,
  follows: a.follows,
  moved: a.moved,
  maintenance: a.maintenance,
  sheet: a.sheet,
  wounds: a.wounds,
  engine: a.engine,
  enginePower: a.enginePower,
  smoke: a.smoke,
  fire: a.fire,
  control: a.control,
  guns: a.guns,
  observer: a.observer,
  script: a.script,
})
