import { d10, flag, gate, half, listOf, oneOf, whole } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { baseUnknown, line, type Modifier, type Ruled, ruled, summed } from '../ruled.js'
import { BANDS, type Band, type D10, type Half, WEIGHT_CLASSES, type WeightClass } from '../vocabulary.js'

/** When the steps of an engine shutdown happen, by turn. */
export interface Shutdown {
  readonly rollAt: number
  readonly completeAt: number
  /** Turns in which fire may still worsen or explode. */
  readonly fireChecks: readonly number[]
  /** Turns in which the windmilling decel is still owed. */
  readonly windmillDecel: readonly number[]
}

/**
 * Rule 11.2 (2nd edition 11.3): shutting down or feathering is declared at the beginning of a turn, rolled at once and
 * complete when the next turn begins. In between fire may worsen and the windmilling decel applies.
 *
 * @rule OTR1-11.2-engine-shutdown
 * @category Rule 11.2
 */
export function engineShutdown(declaredTurn: number): Ruled<Shutdown> {
  const bad = gate('OTR1-11.2-engine-shutdown', { declaredTurn }, { declaredTurn: whole(1, 9999) })
  const during = [declaredTurn]
  return bad ?? ruled({ rollAt: declaredTurn, completeAt: declaredTurn + 1, fireChecks: during, windmillDecel: during })
}

const OXYGEN = 'FW-11.3-oxygen'
const bandTest = oneOf(BANDS)

/** Turns without effect after oxygen is lost, before the reduction for altitude (11.3). */
export const OXYGEN_GRACE = 5
/** Feet below which the second oxygen roll gets its bonus (11.3). */
export const OXYGEN_LINE_FEET = 18000
/** Crewmen who black out by the modified second roll, in printed order; 10 and more: nobody (11.3). */
export const OXYGEN_VICTIMS = [
  { to: 3, crew: 1 },
  { to: 6, crew: 2 },
  { to: 9, crew: 3 },
  { to: null, crew: 0 },
] as const

/** Bands above ML, none at or below it. */
const aboveML = (band: Band): number => Math.max(0, BANDS.indexOf(band) - BANDS.indexOf('ML'))

/**
 * Rule 11.3: whether an "oxygen knocked out" hit starts the effects; H-class aircraft shrug off the first.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function oxygenLost(cls: WeightClass, hitsTaken: number): Ruled<boolean> {
  const bad = gate(OXYGEN, { cls, hitsTaken }, { cls: oneOf(WEIGHT_CLASSES), hitsTaken: whole(0, 99) })
  return bad ?? ruled(hitsTaken >= (cls === 'H' ? 2 : 1))
}

/**
 * Rule 11.3: combat turns without effect after oxygen is lost: 5, less 1 per band above ML at that moment.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function oxygenGrace(band: Band): Ruled<number> {
  const bad = gate(OXYGEN, { band }, { band: bandTest })
  if (bad !== null) return bad
  return summed([line(OXYGEN, 'grace', OXYGEN_GRACE, 'turn'), line(OXYGEN, 'bands-above-ml', -aboveML(band), 'turn')])
}

/**
 * Rule 11.3: whether someone may collapse at the end of a turn after the grace: in ML or above, the die less 1 per
 * band above ML comes to 1 or less.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function oxygenCheck(die: D10, band: Band): Ruled<boolean> {
  const bad = gate(OXYGEN, { die, band }, { die: d10, band: bandTest })
  if (bad !== null) return bad
  const lines = [line(OXYGEN, 'die', die, 'die'), line(OXYGEN, 'bands-above-ml', -aboveML(band), 'die')]
  return ruled(BANDS.indexOf(band) >= BANDS.indexOf('ML') && die - aboveML(band) <= 1, lines)
}

/**
 * Rule 11.3: how many crewmen black out by the second roll, which gets +1 per whole 1,000 feet below 18,000.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function oxygenVictims(die: D10, altitudeFeet: number): Ruled<number> {
  const bad = gate(OXYGEN, { die, altitudeFeet }, { die: d10, altitudeFeet: whole(0, 100000) })
  if (bad !== null) return bad
  const bonus = Math.max(0, Math.floor((OXYGEN_LINE_FEET - altitudeFeet) / 1000))
  const row = OXYGEN_VICTIMS.find(({ to }) => to === null || die + bonus <= to)
  const lines: readonly Modifier[] = [line(OXYGEN, 'die', die, 'die'), line(OXYGEN, 'thousands-below', bonus, 'die')]
  return ruled(row?.crew ?? 0, lines)
}

/** What a crew without oxygen is in for. */
export type OxygenState = 'awake' | 'some-out' | 'gloc' | 'recovering'

/**
 * Rule 11.3: all pilots out is GLOC flight; below the ML band the crew recovers after turns found as for GLOC.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function oxygenState(crewOut: number, pilotsLeft: number, band: Band): Ruled<OxygenState> {
  const shape = { crewOut: whole(0, 99), pilotsLeft: whole(0, 9), band: bandTest }
  const bad = gate(OXYGEN, { crewOut, pilotsLeft, band }, shape)
  if (bad !== null) return bad
  if (crewOut === 0) return ruled('awake')
  if (BANDS.indexOf(band) < BANDS.indexOf('ML')) return ruled('recovering')
  return ruled(pilotsLeft === 0 ? 'gloc' : 'some-out')
}

/** What a hydraulics hit does. */
export interface HydraulicsHit {
  readonly gear: 'trailing' | 'damaged'
  /** Change of all max speeds, in halves. */
  readonly maxSpeed: Half
  /** Owed every turn. */
  readonly decel: number
}

/**
 * Equipment criticals, die 3: hydraulics. The gear trails, max speeds drop by 2.0, and decel equal to the current
 * speed is owed every turn, half speeds rounded up. Fixed gear is only damaged.
 *
 * @rule OTR1-CRIT-equip-3
 * @category Critical hit tables
 */
export function hydraulicsHit(fixedGear: boolean, speed: Half, options: Options = {}): Ruled<HydraulicsHit> {
  const rule = 'OTR1-CRIT-equip-3'
  const bad = gate(rule, { fixedGear, speed }, { fixedGear: flag, speed: half }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  if (fixedGear) return ruled({ gear: 'damaged', maxSpeed: 0, decel: 0 })
  const decel = decelOfSpeed(speed, options)
  const provenance = speed % 2 === 0 ? 'book' : 'inferred'
  return ruled({ gear: 'trailing', maxSpeed: -4, decel }, [
    line(rule, 'max-speed', -4, 'half'),
    line(rule, 'current-speed', decel, 'decel', provenance),
  ])
}

/** Decel equal to a speed, half speeds rounded by the reading of R-12. */
export const decelOfSpeed = (speed: Half, options: Options): number =>
  reading(options, 'R-12') === 'up' ? Math.ceil(speed / 2) : Math.floor(speed / 2)

/** The rows of the engine criticals table that the sheet revises, and as they were printed before. */
export const ENGINE_CRITICALS = {
  revised: { 2: 'coolant', 3: 'coolant', 4: 'minorFire' },
  printed: { 2: 'coolant', 3: 'minorFire', 4: 'minorFire' },
} as const
/** The row of the equipment criticals table that the sheet changes. */
export const EQUIPMENT_CRITICALS = { 3: 'hydraulics' } as const

/**
 * Engine criticals: coolant loss on 2 and 3, minor engine fire on 4; in the table as first printed, which the 1st
 * edition uses, coolant on 2 and fire on 3 and 4. Other rows are in a rulebook we do not have.
 *
 * @rule FW-CRIT-engine
 * @category Critical hit tables
 */
export function engineCritical(die: D10, table: 'revised' | 'printed' = 'revised'): Ruled<'coolant' | 'minorFire'> {
  const rule = 'FW-CRIT-engine'
  const bad = gate(rule, { die, table }, { die: d10, table: oneOf(['revised', 'printed']) })
  if (bad !== null) return bad
  const row = Object.entries(ENGINE_CRITICALS[table]).find(([face]) => Number(face) === die)
  return row === undefined ? baseUnknown(rule, 'this row of the engine criticals table') : ruled(row[1])
}

/**
 * Equipment criticals: hydraulics on 3. Other rows are in a rulebook we do not have.
 *
 * @rule OTR1-CRIT-equip-3
 * @category Critical hit tables
 */
export function equipmentCritical(die: D10): Ruled<'hydraulics'> {
  const rule = 'OTR1-CRIT-equip-3'
  const bad = gate(rule, { die }, { die: d10 })
  if (bad !== null) return bad
  return die === 3 ? ruled('hydraulics') : baseUnknown(rule, 'this row of the equipment criticals table')
}

/**
 * Rule 11.3: crewmen out after several collapses; each entry is what {@link oxygenVictims} gave. Never more than the
 * crew.
 *
 * @rule FW-11.3-oxygen
 * @category Rule 11.3
 */
export function crewOut(crew: number, victims: readonly number[]): Ruled<number> {
  const bad = gate(OXYGEN, { crew, victims }, { crew: whole(1, 20), victims: listOf(whole(0, 3)) })
  if (bad !== null) return bad
  const lines = victims.map((count) => line(OXYGEN, 'blacked-out', count, 'crew'))
  return ruled(
    Math.min(
      crew,
      victims.reduce((sum, count) => sum + count, 0),
    ),
    lines,
  )
}
