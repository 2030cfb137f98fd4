/** Placing groups on the table, card by card (book p.13-14). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { hexToOffset, RANGE_EPSILON, roundTo } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { SETUP_DEPTH } from '../book/tables.js'
import { distanceBetween, headingOf, isOnTable, overlap, poseFits, tableRule } from '../flight/airspace.js'
import { buildDeck } from '../forces/muster.js'
import { groupWithoutRoom } from '../forces/room.js'
import {
  type Draft,
  edit,
  editGroup,
  type HexPose,
  type OpenPose,
  opponent,
  type Pose,
  type Seat,
  type SpittingFire,
  type State,
} from '../state/state.js'
import { beginPlotting } from '../turn/sequence.js'

type Broken = readonly Violation<RuleId>[]

// ---------------------------------------------------------------------------------------- where

/** Is the pose in the seat's setup area? @rule SF-PLACE-01 */
export function isInSetup(state: State, seat: Seat, pose: Pose): boolean {
  const { table } = state.config
  if (!isOnTable(table, pose)) return false
  const south = state.edges?.[seat] === 'south'
  if (table.kind === 'open') {
    const { y } = pose as OpenPose
    return south ? y <= SETUP_DEPTH : y >= table.length - SETUP_DEPTH
  }
  const { row } = hexToOffset(pose as HexPose, 'odd-q')
  return south ? row >= table.rows - SETUP_DEPTH : row < SETUP_DEPTH
}

/** The heading that points straight at the enemy's edge. */
const towardEnemy = (state: State, seat: Seat): 0 | 180 => (state.edges?.[opponent(seat)] === 'north' ? 0 : 180)

interface Spot {
  readonly plane: string
  readonly pose: Pose
  readonly altitude: number
}

/** The planes that stand on the table. */
function standing(state: State): readonly Spot[] {
  const spots: Spot[] = []
  for (const plane in state.planes) {
    const { pose, altitude } = state.planes[plane]!
    if (pose !== null) spots.push({ plane, pose, altitude })
  }
  return spots
}

const clash = (state: State, a: Spot, b: Spot): boolean =>
  (state.config.options.stackingAltitude === 'ignore' || a.altitude === b.altitude) &&
  overlap(a.pose, b.pose, state.config.options.baseDiameter)

// ---------------------------------------------------------------------------------------- legality

/** Planes of a group that are not on the table yet. */
const unplaced = (state: State, group: string): readonly string[] =>
  state.groups[group]!.planes.filter((id) => state.planes[id]!.pose === null)

function checkTurn(state: State, seat: Seat, group: string): Broken {
  if (!Object.hasOwn(state.groups, group) || state.groups[group]!.side !== seat) {
    return [no('SF-PLACE-04', 'unknown-id', { kind: 'group', id: group })]
  }
  return broken(state.groups[group]!.placed && no('SF-PLACE-04', 'already-placed', { group }))
}

/** @rule SF-PLACE-08 */
function checkAltitude(state: State, group: string, have: number): Violation<RuleId> | false {
  const most = state.config.cards[state.groups[group]!.card]!.maxAlt - 1
  return (have < 2 || have > most) && no('SF-PLACE-08', 'bad-start-altitude', { group, least: 2, most, have })
}

function checkSpot(state: State, seat: Seat, spot: Spot, others: readonly Spot[]): Broken {
  const { plane, pose } = spot
  const other = others.find((one) => clash(state, spot, one))
  const askew = state.config.options.startFacing === 'towardEnemyEdge' && headingOf(pose) !== towardEnemy(state, seat)
  return broken(
    !isInSetup(state, seat, pose) && no('SF-PLACE-01', 'outside-setup', { plane }),
    askew && no('SF-PLACE-06', 'bad-facing', { plane, have: headingOf(pose) }),
    other && no('SF-PLACE-07', 'overlap', { plane, other: other.plane }),
  )
}

/** @rule SF-PLACE-05 */
function checkSpread(group: string, poses: readonly Pose[]): Violation<RuleId> | false {
  let widest = 0
  for (const [i, a] of poses.entries())
    for (const b of poses.slice(i + 1)) widest = Math.max(widest, distanceBetween(a, b))
  return (
    widest > SETUP_DEPTH + RANGE_EPSILON &&
    no('SF-PLACE-05', 'spread-too-wide', { group, have: roundTo(widest, 3), limit: SETUP_DEPTH })
  )
}

/** @rule SF-PLACE-04 */
export const placeGroup: ActionRules<SpittingFire>['placeGroup'] = {
  phases: ['place'],
  listed: 'some',
  check(state, { seat, group, altitude, poses }) {
    const early = checkTurn(state, seat, group)
    if (early.length > 0) return early
    if (state.placing !== null) return [no('SF-PLACE-04', 'other-group-first', { ...state.placing })]
    const { planes } = state.groups[group]!
    const facts = { group, need: planes.length, have: poses.length }
    if (!poses.every((pose) => poseFits(state.config.table, pose))) {
      return [no(tableRule(state.config.table), 'bad-poses', facts)]
    }
    if (poses.length !== planes.length) return [no('SF-PLACE-05', 'bad-poses', facts)]
    const spots = planes.map((plane, i): Spot => ({ plane, pose: poses[i]!, altitude }))
    const others = standing(state)
    const clauses = [
      ...broken(checkAltitude(state, group, altitude), checkSpread(group, poses)),
      ...spots.flatMap((spot, i) => checkSpot(state, seat, spot, [...others, ...spots.slice(0, i)])),
    ]
    return clauses.length > 0 ? clauses : checkRoom(state, seat, spots)
  },
  apply(draft, { group, altitude, poses }, io) {
    for (const [i, plane] of draft.groups[group]!.planes.entries()) put(draft, plane, altitude, poses[i]!, io)
    finishPlacing(draft, group, altitude, io)
  },
}

/** @rule SF-PLACE-04 */
export const placePlane: ActionRules<SpittingFire>['placePlane'] = {
  phases: ['place'],
  listed: 'some',
  check(state, { seat, group, altitude, pose }) {
    const early = checkTurn(state, seat, group)
    if (early.length > 0) return early
    const { placing } = state
    if (placing !== null && (placing.group !== group || placing.altitude !== altitude)) {
      return [no('SF-PLACE-04', 'other-group-first', { ...placing })]
    }
    if (!poseFits(state.config.table, pose)) {
      return [no(tableRule(state.config.table), 'bad-poses', { group, need: 1, have: 1 })]
    }
    const spot = { plane: unplaced(state, group)[0]!, pose, altitude }
    const mates = state.groups[group]!.planes.flatMap((id) => state.planes[id]!.pose ?? [])
    const clauses = [
      ...broken(checkAltitude(state, group, altitude), checkSpread(group, [...mates, pose])),
      ...checkSpot(state, seat, spot, standing(state)),
    ]
    return clauses.length > 0 ? clauses : checkRoom(state, seat, [spot])
  },
  apply(draft, { group, altitude, pose }, io) {
    put(draft, unplaced(draft, group)[0]!, altitude, pose, io)
    draft.placing = { group, altitude }
    if (unplaced(draft, group).length === 0) finishPlacing(draft, group, altitude, io)
  },
}

function put(draft: Draft, plane: string, altitude: number, pose: Pose, io: Io<SpittingFire>): void {
  const placed = edit(draft, plane)
  placed.pose = { ...pose }
  placed.altitude = altitude
  const { group } = placed
  io.emit?.({ type: 'planePlaced', rule: 'SF-PLACE-05', audience: 'all', plane, group, altitude, pose: { ...pose } })
}

/** @rule SF-PLACE-09 */
function finishPlacing(draft: Draft, group: string, altitude: number, io: Io<SpittingFire>): void {
  const complete = editGroup(draft, group)
  complete.placed = true
  complete.altitudeMarker = altitude
  draft.placing = null
  draft.card = null
  io.emit?.({ type: 'groupPlaced', rule: 'SF-PLACE-08', audience: 'all', group, altitude })
  if (Object.values(draft.groups).some(({ placed }) => !placed)) return
  buildDeck(draft, io)
  const { red, black } = draft.deck.down
  io.emit?.({ type: 'deckShuffled', rule: 'SF-PLACE-09', audience: 'all', red, black })
  beginPlotting(draft, io)
}

// ---------------------------------------------------------------------------------------- room for the rest

/** Would the rest of the planes still find room? */
function checkRoom(state: State, seat: Seat, fresh: readonly Spot[]): Broken {
  const group = groupWithoutRoom(state, seat, [...standing(state), ...fresh])
  return broken(group !== undefined && no('SF-PLACE-05', 'no-room', { group, wouldBreak: 'SF-PLACE-05' }))
}
