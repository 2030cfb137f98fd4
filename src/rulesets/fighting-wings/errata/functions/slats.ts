import { flag, gate, half, pilot, turnRate } from '../gate.js'
import { checkOptions, houseOr, type Options, reading } from '../options.js'
import { line, type Modifier, type Ruled, ruled, summed } from '../ruled.js'
import { atLeast, type Half, type Pilot, type TurnRate } from '../vocabulary.js'

/** How far slats, flaps or a gifted hand lower a minimum speed, in halves; they never add up. */
export const ASSIST_REDUCTION: Half = 1
/** Shot modifier for the instability of assisted turning or of flying below the listed minimum. */
export const INSTABILITY_SHOT_MODIFIER = 2 as const
/** Modifier of slatted aircraft on stall rolls and spin recovery rolls. */
export const SLAT_STALL_MODIFIER = -2

/**
 * Rule 5.6: slatted wings give -2 to all stall rolls and spin recovery rolls.
 *
 * @rule FW-5.6-slats
 * @category Rule 5.6
 */
export function slatStallModifier(slats: boolean): Ruled<number> {
  const rule = 'FW-5.6-slats-stall'
  const bad = gate(rule, { slats }, { slats: flag })
  return bad ?? summed(slats ? [line(rule, 'slats', SLAT_STALL_MODIFIER, 'die')] : [])
}

/**
 * Rule 5.6: minimum level speed; 0.5 lower for veteran or gifted pilots in slatted aircraft.
 *
 * @rule FW-5.6-slats
 * @category Rule 5.6
 */
export function slatMinSpeed(listedMin: Half, slats: boolean, who: Pilot): Ruled<Half> {
  const rule = 'FW-5.6-slats-minspeed'
  const bad = gate(rule, { listedMin, slats, who }, { listedMin: half, slats: flag, who: pilot })
  if (bad !== null) return bad
  const helped = slats && listedMin > 0 && (who.gifted === true || atLeast(who, 'veteran'))
  const lines = [line(rule, 'listed-minimum', listedMin, 'half')]
  return summed(helped ? [...lines, line(rule, 'slats', -ASSIST_REDUCTION, 'half')] : lines)
}

/** What it costs to start a turn below the listed minimum. */
export interface BelowMinimum {
  /** Added to each EZ turn decel. */
  readonly ezTurnDecel: 0 | 1
  readonly shotModifier: 0 | 2
}

/**
 * Rule 5.6: any aircraft that starts a turn below its listed minimum level speed adds 1 to each EZ turn decel and 2
 * to its shots, whoever flies it.
 *
 * @rule FW-5.6-slats
 * @category Rule 5.6
 */
export function belowMinimumPenalties(startSpeed: Half, listedMin: Half): Ruled<BelowMinimum> {
  const rule = 'FW-5.6-slats-minspeed'
  const bad = gate(rule, { startSpeed, listedMin }, { startSpeed: half, listedMin: half })
  if (bad !== null) return bad
  if (startSpeed >= listedMin) return ruled({ ezTurnDecel: 0, shotModifier: 0 })
  return ruled({ ezTurnDecel: 1, shotModifier: INSTABILITY_SHOT_MODIFIER }, [
    line(rule, 'ez-turn-decel', 1, 'decel'),
    line(rule, 'instability', INSTABILITY_SHOT_MODIFIER, 'die'),
  ])
}

/** A turn flown at or below the listed minimum for its rate. */
export interface AssistedTurn {
  readonly slats: boolean
  readonly pilot: Pilot
  readonly rate: TurnRate
  readonly speed: Half
  /** Listed minimum speed for this rate. */
  readonly listedTurnMin: Half
  /** Partial or combat flaps are used to lower the minimum. */
  readonly flapsUsed: boolean
}

/** Whether a turn may be flown at this speed, by what help and at what price. */
export interface Assist {
  readonly allowed: boolean
  /** What lowers the minimum; `none` when no help is needed or none is to be had. */
  readonly by: 'none' | 'slats' | 'gifted' | 'flaps' | 'slats+flaps'
  readonly minimum: Half
  /** Extra decel for each 30 degrees of assisted facing, flap decel apart. */
  readonly extraDecelPer30: 0 | 1
  /** Shot modifier for the turn. */
  readonly shotModifier: 0 | 2
  /** The decel of the flap rule is owed as well. */
  readonly flapDecelApplies: boolean
}

const TURN = 'FW-5.6-slats-turnspeed'
const SHAPE = { slats: flag, pilot, rate: turnRate, speed: half, listedTurnMin: half, flapsUsed: flag }

/**
 * Rules 5.6 and 12.4: whether a turn may be flown up to 0.5 below its listed minimum. Slats help regulars and better
 * in HT, BT and ET for 1 decel per facing, gifted pilots for nothing and in TT too; with flaps as well any pilot
 * and without the +2 to shots. Gifted pilots without slats: {@link giftedTurn}. Reductions never add.
 *
 * @rule FW-5.6-slats
 * @rule FW-12.4-gifted
 * @category Rule 5.6
 */
export function slatAssist(turn: AssistedTurn, options: Options = {}): Ruled<Assist> {
  return gate(TURN, turn, SHAPE) ?? checkOptions(TURN, options) ?? helped(turn, options)
}

/** The same for a turn that is known to be one; `null` if a rulebook not at hand decides. */
export function assistOf(turn: AssistedTurn, options: Options): Assist | null {
  const answer = helped(turn, options)
  return answer.ok ? answer.value : null
}

function helped(turn: AssistedTurn, options: Options): Ruled<Assist> {
  if (turn.speed >= turn.listedTurnMin) return ruled(plain(true, turn.listedTurnMin, turn.flapsUsed))
  if (turn.speed < turn.listedTurnMin - ASSIST_REDUCTION) return ruled(plain(false, turn.listedTurnMin, false))
  if (!turn.slats) return unslatted(turn, options)
  return turn.flapsUsed ? slatsAndFlaps(turn, options) : slatsAlone(turn)
}

const plain = (allowed: boolean, minimum: Half, flapDecelApplies: boolean): Assist => ({
  allowed,
  by: 'none',
  minimum,
  extraDecelPer30: 0,
  shotModifier: 0,
  flapDecelApplies,
})

function slatsAlone(turn: AssistedTurn): Ruled<Assist> {
  const gifted = turn.pilot.gifted === true
  const rates: readonly TurnRate[] = gifted ? ['TT', 'HT', 'BT', 'ET'] : ['HT', 'BT', 'ET']
  const able = rates.includes(turn.rate) && (gifted || atLeast(turn.pilot, 'regular'))
  return able ? slatAssisted(turn) : ruled(plain(false, turn.listedTurnMin, false))
}

function slatsAndFlaps(turn: AssistedTurn, options: Options): Ruled<Assist> {
  const able = turn.pilot.gifted === true || atLeast(turn.pilot, 'regular') || reading(options, 'R-43') === 'allowed'
  return able ? slatAssisted(turn) : ruled(plain(false, turn.listedTurnMin, false))
}

function slatAssisted({ pilot: { gifted }, listedTurnMin, flapsUsed }: AssistedTurn): Ruled<Assist> {
  const rule = flapsUsed ? 'FW-5.6-slats-with-flaps' : TURN
  const extraDecelPer30 = gifted === true ? 0 : 1
  const shotModifier = flapsUsed ? 0 : INSTABILITY_SHOT_MODIFIER
  const by = flapsUsed ? 'slats+flaps' : 'slats'
  const minimum = listedTurnMin - ASSIST_REDUCTION
  return ruled({ allowed: true, by, minimum, extraDecelPer30, shotModifier, flapDecelApplies: flapsUsed }, [
    line(rule, 'slat-assisted-facing', extraDecelPer30, 'decel'),
    line(rule, 'instability', shotModifier, 'die'),
  ])
}

/** Without slats: a gifted hand in HT, BT, ET (12.4); or flaps, whose own limits are in a rulebook we do not have. */
function unslatted(turn: AssistedTurn, options: Options): Ruled<Assist> {
  if (!turn.flapsUsed) return gift(turn)
  const minimum = turn.listedTurnMin - ASSIST_REDUCTION
  const flaps = () => ruled<Assist>({ ...plain(true, minimum, true), by: 'flaps' })
  return houseOr(options, 'FW-5.6-slats-with-flaps', 'the speed limits of flaps in rule 20.2', flaps)
}

/**
 * Rule 12.4: gifted pilots without slats may fly HT, BT and ET turns up to 0.5 below the listed minimum, for 1 decel
 * per facing change and +2 to shots.
 *
 * @rule FW-12.4-gifted
 * @category Rule 12.4
 */
export function giftedTurn(turn: AssistedTurn): Ruled<Assist> {
  const rule = 'FW-12.4-gifted'
  return gate(rule, turn, SHAPE) ?? gift(turn)
}

function gift(turn: AssistedTurn): Ruled<Assist> {
  const rule = 'FW-12.4-gifted'
  const short = turn.listedTurnMin - turn.speed
  if (short <= 0) return ruled(plain(true, turn.listedTurnMin, turn.flapsUsed))
  const able = turn.pilot.gifted === true && turn.rate !== 'EZ' && turn.rate !== 'TT' && short <= ASSIST_REDUCTION
  if (!able) return ruled(plain(false, turn.listedTurnMin, false))
  const lines: readonly Modifier[] = [
    line(rule, 'gifted-facing', 1, 'decel'),
    line(rule, 'instability', INSTABILITY_SHOT_MODIFIER, 'die'),
  ]
  const minimum = turn.listedTurnMin - ASSIST_REDUCTION
  const price = { extraDecelPer30: 1, shotModifier: INSTABILITY_SHOT_MODIFIER, flapDecelApplies: false } as const
  return ruled({ allowed: true, by: 'gifted', minimum, ...price }, lines)
}
