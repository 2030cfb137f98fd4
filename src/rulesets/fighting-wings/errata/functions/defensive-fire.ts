import { d10, flag, flightType, gate, listOf, maybe, record, rise, role, text, weightClass, whole } from '../gate.js'
import { checkOptions, houseOr, type Options, reading } from '../options.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import { type AircraftClass, type FlightType, type Increments, isVertical } from '../vocabulary.js'

const SPOT = 'FW-10.5-blind-spot'

/** An attacker on the 6:00 line of a defensive gun with a blind spot. */
export interface SixLine {
  readonly onSixLine: boolean
  readonly hexes: number
  /** Altitude of the attacker over the gunner. */
  readonly dInc: Increments
}

/**
 * Rule 10.5: whether an attacker sits in the blind spot of such guns: on the 6:00 line and not high. What counts as
 * high is in a rulebook we do not have; ours: one increment per hex or more.
 *
 * @rule FW-10.5-blind-spot
 * @category Rule 10.5
 */
export function inBlindSpot(attacker: SixLine, options: Options = {}): Ruled<boolean> {
  const bad = gate(SPOT, attacker, { onSixLine: flag, hexes: whole(0, 999), dInc: rise }) ?? checkOptions(SPOT, options)
  if (bad !== null) return bad
  if (!attacker.onSixLine || attacker.dInc <= 0) return ruled(attacker.onSixLine)
  return houseOr(options, SPOT, 'what counts as high (rule 10.5)', () => ruled(isInSpot(attacker, options)))
}

/** The same for an attacker that is known to be one, with our own sense of high. */
export const isInSpot = (attacker: SixLine, options: Options): boolean =>
  attacker.onSixLine && !(attacker.dInc > 0 && isHigh(attacker, options))

const isHigh = ({ hexes, dInc }: SixLine, options: Options): boolean =>
  dInc >= (reading(options, 'R-40') === 'one-per-hex' ? Math.max(1, hexes) : 1)

/** An aircraft with such guns, stacked with others of its formation in one hex. */
export interface BlindCandidate {
  readonly id: string
  readonly range: number
  readonly inBlindSpot: boolean
}

/** Which aircraft may not fire at the attacker. */
export interface BlindShooters {
  /** At most one. */
  readonly blind: string | null
  /** Equally near aircraft the die was rolled among; one entry when no die was needed. */
  readonly among: readonly string[]
}

/**
 * Rule 10.5: of aircraft stacked in one hex and formation, which one is barred by its blind spot from firing at an
 * attacker. The aircraft attacked, if it is attacked from its blind spot; if none of those is attacked, the nearest
 * one only. Ties are decided by the die, read modulo the number of tied aircraft in the order given.
 *
 * @rule FW-10.5-blind-spot
 * @category Rule 10.5
 */
export function blindShooters(
  candidates: readonly BlindCandidate[],
  targetId: string | null,
  die: number | null = null,
): Ruled<BlindShooters> {
  const shape = {
    candidates: listOf(record({ id: text, range: whole(0, 999), inBlindSpot: flag })),
    targetId: maybe(text),
  }
  const bad = gate(SPOT, { candidates, targetId, die }, { ...shape, die: maybe(d10) })
  if (bad !== null) return bad
  const blind = candidates.filter((one) => one.inBlindSpot)
  const target = blind.find(({ id }) => id === targetId)
  if (target !== undefined) return ruled({ blind: target.id, among: [target.id] })
  return blind.length === 0 ? ruled({ blind: null, among: [] }) : nearestOf(blind, die)
}

function nearestOf(blind: readonly BlindCandidate[], die: number | null): Ruled<BlindShooters> {
  const nearest = Math.min(...blind.map(({ range }) => range))
  const among = blind.filter(({ range }) => range === nearest).map(({ id }) => id)
  if (among.length === 1) return ruled({ blind: among[0] ?? null, among })
  const bad = gate(SPOT, { die }, { die: d10 })
  if (bad !== null) return bad
  const roll = die ?? 1
  return ruled({ blind: among[(roll - 1) % among.length] ?? null, among }, [line(SPOT, 'die', roll, 'die')])
}

/**
 * Rule 10.5: gunners of fighters and dive bombers may fire in vertical climbs and dives, bomber gunners may not. Any
 * fighter class counts. Other restrictions still apply.
 *
 * @rule FW-10.5-gunners-vertical
 * @category Rule 10.5
 */
export function gunnerMayFire(aircraft: AircraftClass, type: FlightType): Ruled<Verdict> {
  const rule = 'FW-10.5-gunners-vertical'
  const bad = gate(rule, aircraft, { cls: weightClass, role }) ?? gate(rule, { type }, { type: flightType })
  if (bad !== null) return bad
  return judged(unless(!isVertical(type) || aircraft.role !== 'bomber', rule, 'gunner-vertical'))
}
