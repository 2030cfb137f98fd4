import {
  bank,
  count,
  flag,
  flightType,
  gate,
  half,
  maybe,
  oneOf,
  pilot,
  record,
  role,
  turnRate,
  weightClass,
  whole,
} from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { line, type Refusals, type Ruled, ruled, unless } from '../ruled.js'
import {
  atLeast,
  type Bank,
  type FlightType,
  type Half,
  type Hand,
  isInverted,
  type Pilot,
  pitch,
  printed,
  type Role,
  TURN_RATES,
  type TurnRate,
  type WeightClass,
} from '../vocabulary.js'

const TEST = 'FW-6.6-negG-test'
const TURN = 'FW-7.7-negG-turn'

/**
 * Rule 6.6: the bank that negative-G tests look at in cases 1 to 4, the one at the start of the move.
 *
 * @rule FW-6.6-negG-test
 * @category Rule 6.6
 */
export function negGTestBank(atMoveStart: Bank, atFirstVfp: Bank): Ruled<Bank> {
  const bad = gate(TEST, { atMoveStart, atFirstVfp }, { atMoveStart: bank, atFirstVfp: bank })
  return bad ?? ruled(atMoveStart)
}

/**
 * Rule 6.6: case 8 applies only if a third or more of the turn's VFPs were spent inverted.
 *
 * @rule FW-6.6-negG-test
 * @category Rule 6.6
 */
export function negGCase8(vfpsInverted: number, vfps: number): Ruled<boolean> {
  const args = { vfpsInverted, vfps }
  const bad = gate(TEST, args, { vfps: count }) ?? gate(TEST, args, { vfpsInverted: whole(0, vfps) })
  return bad ?? ruled(vfps > 0 && vfpsInverted * 3 >= vfps)
}

/** A turn against the bank. */
export interface NegativeGTurn {
  readonly cls: WeightClass
  readonly role: Role
  readonly pilot: Pilot
  readonly rate: TurnRate
  readonly speed: Half
  /** Minimum speeds of normal turns by rate. */
  readonly turnMin: Readonly<Record<TurnRate, Half>>
  readonly bank: Bank
  readonly prevType: FlightType
  readonly type: FlightType
  /** Declared when the maneuver started; taken as true when absent. */
  readonly declaredAtStart?: boolean
}

/** Whether it may be flown, to which side, and from what speed. */
export interface NegativeGVerdict {
  readonly allowed: boolean
  readonly because: Refusals
  /** Opposite of the bank; `null` with level or inverted wings. */
  readonly dir: Hand | null
  /** The minimum of the next higher normal rate; `null` above HT. */
  readonly minSpeed: Half | null
}

const SHAPE = {
  cls: weightClass,
  role,
  pilot,
  rate: turnRate,
  speed: half,
  turnMin: record({ EZ: half, TT: half, HT: half, BT: half, ET: half }),
  bank,
  prevType: flightType,
  type: flightType,
  declaredAtStart: maybe(flag),
}

/**
 * Rule 7.7: whether a negative-G turn may be flown: F, L and M fighters, regular or better pilots, up to HT, at the
 * minimum speed of the next higher normal rate. From an inverted bank in any flight; from an upright bank only if
 * this turn's flight type is one steeper than last turn's. Inverted pull-ups (6.8) use the same limits.
 *
 * @rule FW-7.7-negG-turn
 * @category Rule 7.7
 */
export function negGTurn(turn: NegativeGTurn, options: Options = {}): Ruled<NegativeGVerdict> {
  const bad = gate(TURN, turn, SHAPE) ?? checkOptions(TURN, options)
  if (bad !== null) return bad
  const verdict = negGVerdict(turn, options)
  const { minSpeed } = verdict
  return ruled(verdict, minSpeed === null ? [] : [line(TURN, 'minimum-of-next-rate', minSpeed, 'half')])
}

/** The same for a turn that is known to be one. */
export function negGVerdict(turn: NegativeGTurn, options: Options): NegativeGVerdict {
  const minSpeed = negGMinSpeed(turn.rate, turn.turnMin)
  const because = [...who(turn), ...how(turn, minSpeed, options)].filter((clause) => clause !== null)
  return { allowed: because.length === 0, because, dir: against(turn.bank), minSpeed }
}

const who = (turn: NegativeGTurn) => [
  unless(turn.cls !== 'H' && turn.role === 'fighter', TURN, 'class-not-allowed'),
  unless(atLeast(turn.pilot, 'regular'), TURN, 'quality-too-low', { wanted: 'regular or better' }),
]

const how = (turn: NegativeGTurn, minSpeed: Half | null, options: Options) => [
  unless(turn.declaredAtStart !== false, TURN, 'not-declared'),
  unless(minSpeed !== null, TURN, 'rate-too-high'),
  unless(minSpeed === null || turn.speed >= minSpeed, TURN, 'below-turn-minimum', {
    speed: printed(turn.speed),
    need: printed(minSpeed ?? 0),
  }),
  unless(against(turn.bank) !== null, TURN, 'needs-bank'),
  unless(isInverted(turn.bank) || isSteeper(turn, options), TURN, 'not-one-steeper'),
]

/** The minimum of the next higher rate, for rates up to HT. */
function negGMinSpeed(rate: TurnRate, turnMin: NegativeGTurn['turnMin']): Half | null {
  const index = TURN_RATES.indexOf(rate)
  return index <= TURN_RATES.indexOf('HT') ? turnMin[TURN_RATES[index + 1] as TurnRate] : null
}

function isSteeper({ type, prevType }: NegativeGTurn, options: Options): boolean {
  const steps = pitch(prevType) - pitch(type)
  return reading(options, 'R-18') === 'exactly-one' ? steps === 1 : steps >= 1
}

function against(of: Bank): Hand | null {
  if (of === 'RB' || of === 'IRB') return 'L'
  return of === 'LB' || of === 'ILB' ? 'R' : null
}

/** What is ruled out in a negative-G turn. */
export interface NegativeGRestrictions {
  readonly mayBank: false
  readonly maySlatAssist: false
  readonly gunArc: 'straight'
}

/**
 * Rule 7.7: what a negative-G turn rules out: banking while in it, slat assistance, and the turning gunfire arc while
 * in it or if the last point was used to face from it.
 *
 * @rule FW-7.7-negG-turn
 * @category Rule 7.7
 */
export function negGRestrictions(state: 'in-turn' | 'faced-by-last-fp'): Ruled<NegativeGRestrictions> {
  const bad = gate(TURN, { state }, { state: oneOf(['in-turn', 'faced-by-last-fp']) })
  return bad ?? ruled({ mayBank: false, maySlatAssist: false, gunArc: 'straight' })
}
