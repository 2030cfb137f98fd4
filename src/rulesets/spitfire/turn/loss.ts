/** Leaving play: over an edge, into the ground, shot down. */
import type { Io } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { BOMBER_POINTS, EXIT_POINTS, MISSION_PHASES } from '../book/tables.js'
import { settleRoles } from '../flight/formation.js'
import {
  chartOf,
  type Draft,
  type Edge,
  edit,
  opponent,
  type Plane,
  plane,
  type Spitfire,
  type State,
} from '../state/state.js'
import { endIfDecided, isByAircraft, nextAircraft } from './sequence.js'

type Teller = Pick<Io<Spitfire>, 'emit'>

/** Is the mission of an aircraft complete that leaves this way? @rule SP-6J-2 SP-6J-3 */
export function isMissionComplete({ config }: State, { phases, passes, role }: Plane, edge: Edge | 'below'): boolean {
  if (config.scenario === '9.1') return phases >= MISSION_PHASES
  return config.scenario === '9.2' && role === 'bomber' && passes > 0 && edge === 'east'
}

/** The mover leaves play, and its move is over. @rule SP-6J-1 SP-9.3-19 */
export function leavePlay(draft: Draft, id: string, edge: Edge | 'below', io: Teller): void {
  const one = edit(draft, id)
  const safe = isMissionComplete(draft, one, edge)
  one.status = safe ? 'exited' : 'shot-down'
  one.moved = true
  draft.move = null
  io.emit?.({ type: 'planeLeft', rule: leavingRule(draft, edge, safe), audience: 'all', plane: id, edge, safe })
  if (!safe) tellLoss(draft, id, edge === 'below' ? 'ground' : 'map', one.damage, io)
  else if (draft.config.scenario === '9.2') tellPoints(draft, id, 'SP-9.2-5', EXIT_POINTS, io)
  endIfDecided(draft, io)
  if (draft.phase === 'over') return
  settleRoles(draft, one.side, 'flown', io)
  if (isByAircraft(draft)) nextAircraft(draft, io)
}

function leavingRule({ config }: State, edge: Edge | 'below', safe: boolean): RuleId {
  if (config.scenario === '9.1') return safe ? 'SP-6J-2' : 'SP-6J-1'
  if (config.scenario === '9.2') return safe ? 'SP-9.2-5' : edge === 'below' ? 'SP-6J-1' : 'SP-6J-3'
  return 'SP-9.3-19'
}

/** Points for the side of the aircraft itself. */
function tellPoints(draft: Draft, id: string, rule: RuleId, points: number, io: Teller): void {
  io.emit?.({ type: 'pointsScored', rule, audience: 'all', seat: plane(draft, id).side, points })
}

/**
 * Says that an aircraft is lost, and what that is worth to the enemy, who has points for its hits already.
 * @rule SP-9.1-4 SP-9.2-7
 */
export function tellLoss(
  draft: Draft,
  id: string,
  cause: 'fire' | 'map' | 'ground',
  already: number,
  io: Teller,
): void {
  const { side, role } = plane(draft, id)
  const seat = opponent(side)
  io.emit?.({
    type: 'planeShotDown',
    rule: cause === 'fire' ? 'SP-7F-4' : 'SP-6J-1',
    audience: 'all',
    plane: id,
    cause,
  })
  const { scenario } = draft.config
  if (scenario === '9.1') {
    const points = chartOf(draft, id).vpValue - already
    io.emit?.({ type: 'pointsScored', rule: 'SP-9.1-4', audience: 'all', seat, points })
  }
  if (scenario === '9.2' && role === 'bomber') {
    io.emit?.({ type: 'pointsScored', rule: 'SP-9.2-7', audience: 'all', seat, points: BOMBER_POINTS })
  }
}
