import { bank, flightType, gate, listOf, oneOf, whole } from '../gate.js'
import { checkOptions, houseOr, type Options, reading } from '../options.js'
import { line, type Provenance, type Ruled, ruled, summed } from '../ruled.js'
import { type Bank, type FlightType, isInverted, type TurnMode } from '../vocabulary.js'

const SPLIT = 'OTR1-5.3-inverted-mode-split'
const REDUCTION = 'OTR1-5.3-inverted-turn-reduction'

/** The two turn modes whose reduction for inverted turning the sheet prints. */
export const REDUCED_MODES = { '3-2': '2', '2-1': '1' } as const

/** A turn mode as two numbers, taken in turn; `null` for anything that is no turn mode. */
export function parseMode(mode: unknown): readonly [number, number] | null {
  const match = typeof mode === 'string' ? /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(mode) : null
  if (match === null) return null
  const first = Number(match[1])
  const second = match[2] === undefined ? first : Number(match[2])
  return second >= 1 && (first === second ? match[2] === undefined : first === second + 1) ? [first, second] : null
}

const isMode = (value: unknown, at: string) =>
  parseMode(value) === null
    ? ([{ code: 'unknown-value', at, wanted: "a turn mode such as '4' or '3-2'", got: typeof value }] as const)
    : []

/**
 * Rule 5.3: the turn mode for a portion of a turn flown inverted in a steep dive. `3-2` becomes 2 and `2-1` becomes 1
 * by the sheet; for other modes ours: `a-b` becomes `b`, a single number goes down by one, not below one.
 *
 * @rule OTR1-5.3-inverted-mode-split
 * @category Rule 5.3
 */
export function reduceMode(mode: TurnMode, options: Options = {}): Ruled<TurnMode> {
  const bad = gate(SPLIT, { mode }, { mode: isMode }) ?? checkOptions(SPLIT, options)
  if (bad !== null) return bad
  if (Object.hasOwn(REDUCED_MODES, mode)) return reduced(mode, 'book')
  return houseOr(options, SPLIT, 'the inverted reduction of other turn modes', () => reduced(mode, 'house'))
}

function reduced(mode: TurnMode, provenance: Provenance): Ruled<TurnMode> {
  const [first, second] = parseMode(mode) ?? [1, 1]
  const fps = second < first ? second : Math.max(1, first - 1)
  return ruled(String(fps), [line(SPLIT, 'reduced-mode', fps, 'fp', provenance)])
}

/**
 * Rule 5.3: flight points for the k-th 30-degree portion of a turn (the first is 0). The reduction for turning
 * inverted needs a steep dive and an inverted bank at the moment that portion starts; portions may be mixed.
 *
 * @rule OTR1-5.3-inverted-turn-reduction
 * @category Rule 5.3
 */
export function turnReqForPortion(
  mode: TurnMode,
  portion: number,
  type: FlightType,
  bankAtPortionStart: Bank,
  options: Options = {},
): Ruled<number> {
  const shape = { mode: isMode, portion: whole(0, 200), type: flightType, bankAtPortionStart: bank }
  const bad = gate(REDUCTION, { mode, portion, type, bankAtPortionStart }, shape) ?? checkOptions(REDUCTION, options)
  if (bad !== null) return bad
  if (type !== 'SD' || !isInverted(bankAtPortionStart)) return portionFps(mode, portion, 'normal-mode', 'book')
  const inverted = reduceMode(mode, options)
  if (!inverted.ok) return inverted
  return portionFps(inverted.value, portion, 'inverted-mode', inverted.modifiers[0]?.provenance ?? 'book')
}

function portionFps(mode: TurnMode, portion: number, label: string, provenance: Provenance): Ruled<number> {
  const [first, second] = parseMode(mode) ?? [1, 1]
  return summed([line(REDUCTION, label, portion % 2 === 0 ? first : second, 'fp', provenance)])
}

/** Extra decel for turning inverted in level flight (5.3). */
export const INVERTED_LEVEL_TURN_DECEL = 2

/**
 * Rule 5.3: 2 extra decel for a turn in level flight if any point counted toward it was spent while inverted. Give
 * for each 30-degree portion the bank before each of its points; it is charged once per portion.
 *
 * @rule OTR1-5.3-inverted-level-turn-decel
 * @category Rule 5.3
 */
export function invertedLevelTurnExtraDecel(
  type: FlightType,
  portions: readonly (readonly Bank[])[],
  options: Options = {},
): Ruled<number> {
  const rule = 'OTR1-5.3-inverted-level-turn-decel'
  const bad =
    gate(rule, { type, portions }, { type: flightType, portions: listOf(listOf(bank)) }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const inverted = type === 'LVL' ? portions.filter((banks) => banks.some(isInverted)) : []
  const charged = reading(options, 'R-11') === 'per-turn' ? inverted.slice(0, 1) : inverted
  return summed(charged.map(() => line(rule, 'inverted-level-turn', INVERTED_LEVEL_TURN_DECEL, 'decel')))
}

/** The moments at which turn decel could be charged. */
export const TURN_MOMENTS = ['begin', 'face'] as const

/**
 * Rule 4.2, 2nd edition: turn decel is charged the instant a rate of turn is begun, not when facing.
 *
 * @rule OTR2-4.2-turn-decel-timing
 * @category Rule 4.2
 */
export function turnDecelCharged(moment: (typeof TURN_MOMENTS)[number]): Ruled<boolean> {
  const bad = gate('OTR2-4.2-turn-decel-timing', { moment }, { moment: oneOf(TURN_MOMENTS) })
  return bad ?? ruled(moment === 'begin')
}

/**
 * Rule 7.1: slip and skid decel is charged when the first required point is spent. `fpsSpent` counts the points spent
 * on the maneuver including this one; a maneuver carried in was charged last turn.
 *
 * @rule FW-7.1-slip-decel-timing
 * @category Rule 7.1
 */
export function slipDecelCharged(fpsSpent: number): Ruled<boolean> {
  const bad = gate('FW-7.1-slip-decel-timing', { fpsSpent }, { fpsSpent: whole(0, 200) })
  return bad ?? ruled(fpsSpent === 1)
}
