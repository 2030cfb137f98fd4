/** Placing groups on the table, card by card (book p.13-14). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { hexToOffset, isWithin, roundTo } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { SETUP_DEPTH } from '../book/tables.js'
import { distanceBetween, headingOf, isOnTable, overlap } from '../flight/airspace.js'
import { checkPose } from '../flight/poses.js'
import { buildDeck } from '../forces/muster.js'
import { freePlace } from '../forces/room.js'
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
  if (!isOnTable(state.config, pose)) return false
  const south = state.edges?.[seat] === 'south'
  if (table.kind === 'open') {
    const { y } = pose as OpenPose
    return south ? y <= SETUP_DEPTH : roundTo(table.length - y, 6) <= SETUP_DEPTH
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

/** Do two planes keep apart: at their levels, and at all? @rule SF-PLACE-07 */
const keepApart = ({ config }: State, a: Pick<Spot, 'altitude'>, b: Pick<Spot, 'altitude'>): boolean =>
  config.options.startStacking === 'apart' &&
  (config.options.stackingAltitude === 'ignore' || a.altitude === b.altitude)

/** The planes of a group that stand on the table. */
const matesOf = (state: State, group: string): readonly Pose[] =>
  state.groups[group]!.planes.flatMap((id) => state.planes[id]!.pose ?? [])

/** A free place for the next plane of a group at a level; undefined if there is none. @rule SF-PLACE-07 */
export const placeFor = (state: State, seat: Seat, group: string, altitude: number): Pose | undefined =>
  roomFor(state, seat, altitude, matesOf(state, group), standing(state))

function roomFor(
  state: State,
  seat: Seat,
  altitude: number,
  mates: readonly Pose[],
  others: readonly Spot[],
): Pose | undefined {
  const apart = others.filter((other) => keepApart(state, { altitude }, other)).map(({ pose }) => pose)
  return freePlace(state.config, state.edges![seat], mates, apart)
}

// ---------------------------------------------------------------------------------------- legality

/** Planes of a group that are not on the table yet. */
const unplaced = (state: State, group: string): readonly string[] =>
  state.groups[group]!.planes.filter((id) => state.planes[id]!.pose === null)

function checkTurn(state: State, seat: Seat, group: string): Broken {
  if (!Object.hasOwn(state.groups, group)) return [no('SF-PLACE-04', 'unknown-id', { kind: 'group', id: group })]
  if (state.groups[group]!.side !== seat) return [no('SF-PLACE-04', 'not-your-group', { group })]
  return broken(state.groups[group]!.placed && no('SF-PLACE-04', 'already-placed', { group }))
}

/** @rule SF-PLACE-08 */
function checkAltitude(state: State, group: string, have: number): Violation<RuleId> | false {
  const most = state.config.cards[state.groups[group]!.card]!.maxAlt - 1
  return (have < 2 || have > most) && no('SF-PLACE-08', 'bad-start-altitude', { group, least: 2, most, have })
}

function checkSpot(state: State, seat: Seat, spot: Spot, mates: readonly Pose[], others: readonly Spot[]): Broken {
  const { plane, pose } = spot
  const other = overlapped(state, seat, spot, mates, others)
  const askew = state.config.options.startFacing === 'towardEnemyEdge' && headingOf(pose) !== towardEnemy(state, seat)
  return broken(
    !isInSetup(state, seat, pose) && no('SF-PLACE-01', 'outside-setup', { plane }),
    askew && no('SF-PLACE-06', 'bad-facing', { plane, have: headingOf(pose) }),
    other && no('SF-PLACE-07', 'overlap', { plane, other: other.plane }),
  )
}

/** The plane that a spot overlaps; nobody is bound to keep apart where no free place is left. @rule SF-PLACE-07 */
function overlapped(
  state: State,
  seat: Seat,
  spot: Spot,
  mates: readonly Pose[],
  others: readonly Spot[],
): Spot | undefined {
  const { baseDiameter } = state.config.options
  const other = others.find((one) => keepApart(state, spot, one) && overlap(spot.pose, one.pose, baseDiameter))
  return other && roomFor(state, seat, spot.altitude, mates, others) && other
}

/** @rule SF-PLACE-05 */
function checkSpread(group: string, poses: readonly Pose[]): Violation<RuleId> | false {
  let widest = 0
  for (const [i, a] of poses.entries())
    for (const b of poses.slice(i + 1)) widest = Math.max(widest, distanceBetween(a, b))
  return (
    !isWithin(widest, SETUP_DEPTH) &&
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
    if (poses.length !== planes.length) {
      return [no('SF-PLACE-05', 'bad-poses', { group, need: planes.length, have: poses.length })]
    }
    const misshapen = planes.flatMap((plane, i) => checkPose(state.config.table, plane, poses[i]!))
    if (misshapen.length > 0) return misshapen
    const spots = planes.map((plane, i): Spot => ({ plane, pose: poses[i]!, altitude }))
    const others = standing(state)
    return [
      ...broken(checkAltitude(state, group, altitude), checkSpread(group, poses)),
      ...spots.flatMap((spot, i) => checkSpot(state, seat, spot, poses.slice(0, i), [...others, ...spots.slice(0, i)])),
    ]
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
    const spot = { plane: unplaced(state, group)[0]!, pose, altitude }
    const misshapen = checkPose(state.config.table, spot.plane, pose)
    if (misshapen.length > 0) return misshapen
    const mates = matesOf(state, group)
    return [
      ...broken(checkAltitude(state, group, altitude), checkSpread(group, [...mates, pose])),
      ...checkSpot(state, seat, spot, mates, standing(state)),
    ]
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
