import { count, flag, gate, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'

/** What follows a turn stall in the turn it happens. */
export interface TurnStallPlan {
  /** When the turn-stall procedure is run. */
  readonly procedure: 'now' | 'nextTurn'
  /** Points kept as flown, up to just before the first illegal one. */
  readonly kept: number
  /** Points that must still be flown as HFPs straight ahead, without turn, bank or maneuver. */
  readonly straightHfps: number
}

const RULE = 'OTR2-4.6-turn-stall-backup'

/**
 * Rule 4.6: whether a turn stall is run in this turn or the next. Half the flight points or more left: now.
 *
 * @rule OTR2-4.6-turn-stall-backup
 * @category Rule 4.6
 */
export function turnStallTiming(totalFps: number, remaining: number): Ruled<'now' | 'nextTurn'> {
  const bad = gate(RULE, { totalFps, remaining }, { totalFps: whole(1, 200), remaining: count })
  if (bad !== null) return bad
  const over = remaining > totalFps ? gate(RULE, { remaining }, { remaining: whole(0, totalFps) }) : null
  return over ?? ruled(2 * remaining >= totalFps ? 'now' : 'nextTurn', [line(RULE, 'fps-left', remaining, 'fp')])
}

/**
 * Rule 4.6: on a turn stall, wanted or not, the move is taken back to just before its first illegal point (counted
 * from 1). With half the points left the procedure uses the rest; with fewer the rest are flown straight ahead and
 * the procedure waits for next turn.
 *
 * @rule OTR2-4.6-turn-stall-backup
 * @category Rule 4.6
 */
export function turnStallPlan(totalFps: number, firstIllegalFp: number): Ruled<TurnStallPlan> {
  const args = { totalFps, firstIllegalFp }
  const bad = gate(RULE, args, { totalFps: whole(1, 200) }) ?? gate(RULE, args, { firstIllegalFp: whole(1, totalFps) })
  if (bad !== null) return bad
  const kept = firstIllegalFp - 1
  const timing = turnStallTiming(totalFps, totalFps - kept)
  if (!timing.ok) return timing
  const straightHfps = timing.value === 'now' ? 0 : totalFps - kept
  return ruled({ procedure: timing.value, kept, straightHfps }, timing.modifiers)
}

/**
 * Rule 4.6: a turn stall may be invoked on purpose, if declared at the start of that aircraft's move.
 *
 * @rule FW-4.6-deliberate-turn-stall
 * @category Rule 4.6
 */
export function mayDeclareTurnStall(atMoveStart: boolean): Ruled<Verdict> {
  const rule = 'FW-4.6-deliberate-turn-stall'
  const bad = gate(rule, { atMoveStart }, { atMoveStart: flag })
  return bad ?? judged(unless(atMoveStart, rule, 'not-at-move-start'))
}
