/** What follows what: the steps of a turn. */
import type { Io } from '../../../core/index.js'
import { setDevices, tellLoad } from '../aircraft/devices.js'
import { droppers } from '../aircraft/loads.js'
import { isSevere, minimumSpeed, newMove } from '../flight/energy.js'
import { forfeit, stallRule } from '../flight/stalls.js'
import { headOnPairs } from '../gunnery/gunnery.js'
import {
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  type FrameKind,
  flyerOf,
  flying,
  plane,
  SEATS,
  type Seat,
  type State,
} from '../state/state.js'
import { formationRule, loosen } from './formations.js'
import { fixOrder } from './order.js'
import { isBlindTo } from './sighting.js'
import { isHelpless, mayTail } from './tailing.js'
import { pointsOf, shareOf, winnerOf, winningRule } from './victory.js'

type Table = Io<FightingWings>
type Emit = Pick<Table, 'emit'>

/** Asks one question in place of whatever was asked before. */
export function question(draft: Draft, kind: FrameKind, waiting: readonly (Seat | 'referee')[]): void {
  draft.agenda = [{ kind, waiting: [...waiting] }]
}

/** Does the side have an aircraft in play? */
function hasPlanes(state: State, seat: Seat): boolean {
  for (const id in state.planes) if (!plane(state, id).out && flyerOf(state, id).side === seat) return true
  return false
}

// ---------------------------------------------------------------------------------------- plot

/** A turn begins with sealed declarations. @rule HR-07 */
export function beginTurn(draft: Draft, turn: number, io: Emit): void {
  draft.turn = turn
  draft.phase = 'plot'
  draft.fired = []
  draft.orders = {}
  io.emit?.({ type: 'turnStarted', rule: 'HR-07', audience: 'all', turn })
  question(
    draft,
    'plot',
    SEATS.filter((seat) => hasPlanes(draft, seat)),
  )
}

/** Both sides are done: declarations are shown, flight points counted, stalls found. @rule HR-03 */
export function showPlot(draft: Draft, io: Table): void {
  io.reveal()
  const ids = flying(draft)
  for (const id of ids) {
    const at = edit(draft, id)
    setDevices(draft, id, at, io)
    if (draft.orders[id]?.loosen === true) breakUp(draft, id, io)
    countPoints(draft, id, at, io)
    if (at.load !== null) tellLoad(draft, id, at, io)
    findStall(draft, id, at, io)
  }
  draft.orders = {}
  for (const id of ids) lookRound(draft, id, ids, io)
  draft.asked = ids.filter((id) => maySpin(draft, id))
  askSpins(draft, io)
}

/** @rule OTR2-8.6-formation-types HR-12 */
function breakUp(draft: Draft, id: string, io: Table): void {
  loosen(draft, id)
  io.emit?.({ type: 'formationLoosened', rule: formationRule(draft), audience: 'all', plane: id })
}

/** @rule OTR1-3.4-half-fp */
function countPoints(draft: Draft, id: string, at: Edited, io: Table): void {
  at.tail = null
  at.rides = false
  at.initiative = null
  at.move = newMove(draft, at, craftOf(draft, id)) as NonNullable<typeof at.move>
  const carry = (at.speed + at.half) % 2
  at.half = carry as 0 | 1
  io.emit?.({
    type: 'pointsCounted',
    rule: draft.config.law.topics['fp.tableUsesSpeedOnly'].rule,
    audience: 'all',
    plane: id,
    fps: at.move.fps,
    carry,
    speed: at.speed,
  })
}

/** @rule BR-15 */
function findStall(draft: Draft, id: string, at: Edited, io: Table): void {
  const need = minimumSpeed(draft, id)
  if (at.stall !== 'spinning') at.stall = at.speed < need || at.move!.fps === 0 ? 'stalled' : 'none'
  at.stallTurns = at.stall === 'none' ? 0 : Math.min(100, at.stallTurns + 1)
  if (at.stall === 'none') return
  forfeit(draft, id, at, io)
  io.emit?.({
    type: 'stalled',
    rule: stallRule(draft, id),
    audience: 'all',
    plane: id,
    speed: at.speed,
    need,
    turns: at.stallTurns,
  })
}

/** @rule BR-21 */
function lookRound(draft: Draft, id: string, others: readonly string[], io: Table): void {
  const blind: string[] = []
  for (const target of others) {
    const rule = isBlindTo(draft, id, target)
    if (rule === null) continue
    blind.push(target)
    io.emit?.({ type: 'unseen', rule, audience: 'all', plane: id, target })
  }
  if (blind.length > 0 || plane(draft, id).blind.length > 0) edit(draft, id).blind = blind
}

/** @rule FW-4.5-deliberate-spin */
function maySpin(state: State, id: string): boolean {
  if (plane(state, id).stall !== 'stalled' || !state.config.law.live['FW-4.5-deliberate-spin']) return false
  const { quality, gifted } = flyerOf(state, id).pilot
  return gifted === true || quality === 'regular' || quality === 'veteran'
}

/** Asks for the next spin on purpose; then for tails. */
export function askSpins(draft: Draft, io: Table): void {
  const [next] = draft.asked
  if (next !== undefined) {
    question(draft, 'spin', [flyerOf(draft, next).side])
    return
  }
  draft.asked = flying(draft).filter((id) => mayTail(draft, id))
  askTails(draft, io)
}

/** Asks for the next tail; then the initiative is rolled. */
export function askTails(draft: Draft, _io: Table): void {
  const [next] = draft.asked
  if (next !== undefined) question(draft, 'tail', [flyerOf(draft, next).side])
  else question(draft, 'initiative', ['referee'])
}

/** Asks the next wingman whether he flies on his leader's number; then the order of movement is fixed. @rule HR-09 */
export function askWingmen(draft: Draft, io: Table): void {
  const [next] = draft.asked
  if (next !== undefined) {
    question(draft, 'wing', [flyerOf(draft, next).side])
    return
  }
  fixOrder(draft, io)
  nextPlane(draft, io)
}

// ---------------------------------------------------------------------------------------- movement

/** The next aircraft moves; when all have, the guns speak. @rule HR-07 */
export function nextPlane(draft: Draft, io: Table): void {
  draft.agenda = []
  draft.active = null
  while (draft.order.length > 0) {
    const [id, ...later] = draft.order as [string]
    draft.order = later
    if (plane(draft, id).out) continue
    draft.active = id
    draft.phase = 'activate'
    io.emit?.({ type: 'activated', rule: 'HR-07', audience: 'all', plane: id })
    if (isHelpless(draft, id)) question(draft, 'helpless', ['referee'])
    return
  }
  beginAttack(draft)
}

// ---------------------------------------------------------------------------------------- attack and end

/** Head-ons first, if there are any. @rule BR-29 */
function beginAttack(draft: Draft): void {
  draft.phase = 'attack'
  draft.shots = []
  draft.fired = []
  draft.headOn = headOnPairs(draft).length > 0
  askShots(draft)
}

/** Both sides declare their fire face down. @rule HR-03 */
export function askShots(draft: Draft): void {
  const seats = SEATS.filter((seat) => hasPlanes(draft, seat))
  if (seats.length === 0) beginEnd(draft)
  else question(draft, draft.headOn ? 'headOn' : 'shots', seats)
}

/** After the shots loads may be dropped; until then they count. @rule OTR1-13-jettison-timing OTR2-13-jettison-timing */
export function beginStores(draft: Draft): void {
  draft.asked = droppers(draft)
  askStores(draft)
}

/** Asks the next aircraft that can drop something; then comes the end of the turn. */
export function askStores(draft: Draft): void {
  const [next] = draft.asked
  if (next === undefined) beginEnd(draft)
  else question(draft, 'stores', [flyerOf(draft, next).side])
}

/** Jams first, then the books. @rule HR-07 */
function beginEnd(draft: Draft): void {
  draft.phase = 'end'
  draft.shots = []
  draft.headOn = false
  draft.fired = []
  const seats = SEATS.filter((seat) => jammed(draft, seat).length > 0)
  if (seats.length > 0) question(draft, 'jams', seats.slice(0, 1))
  else askCrews(draft, SEATS)
}

/**
 * Asks the first of these sides with an aircraft in danger whether its crew bails out; then come the books.
 *
 * @rule HR-10
 */
export function askCrews(draft: Draft, seats: readonly Seat[]): void {
  const next = seats.find((seat) => inDanger(draft, seat).length > 0)
  question(draft, next === undefined ? 'book' : 'bail', [next ?? 'referee'])
}

/** Aircraft of a side that are severely damaged or on fire, with somebody to decide. @rule HR-10 */
export function inDanger(state: State, seat: Seat): readonly string[] {
  const out: string[] = []
  for (const id in state.planes) {
    const at = plane(state, id)
    if (at.out || at.gloc > 0 || (at.hits === 0 && !at.wounds.fire) || flyerOf(state, id).side !== seat) continue
    if (at.wounds.fire || isSevere(state, at, craftOf(state, id))) out.push(id)
  }
  return out
}

/** Weapons of a side that may be cleared now, as `plane weapon`. @rule FW-10.2-temp-jams */
export function jammed(state: State, seat: Seat): readonly (readonly [string, string])[] {
  if (!state.config.law.live['FW-10.2-temp-jams']) return []
  const out: (readonly [string, string])[] = []
  for (const id in state.planes) {
    const { weapons, out: isOut } = plane(state, id)
    for (const weapon in weapons) {
      if (weapons[weapon]!.jam !== 'temp' || isOut) continue
      if (flyerOf(state, id).side === seat && flewGently(state, id)) out.push([id, weapon])
    }
  }
  return out
}

/** HT at most, no negative G, no vertical flight, never inverted. */
function flewGently(state: State, id: string): boolean {
  const { move, stall } = plane(state, id)
  if (move === null || stall !== 'none') return false
  const { rate, negG, flight, everInverted } = move
  return rate !== 'BT' && rate !== 'ET' && negG.length === 0 && flight !== 'VC' && flight !== 'VD' && !everInverted
}

/** The game is over. @rule BR-32 */
export function finishGame(draft: Draft, io: Table): void {
  draft.phase = 'over'
  draft.agenda = []
  draft.active = null
  draft.order = []
  draft.asked = []
  const [blue, red] = [pointsOf(draft, 'blue'), pointsOf(draft, 'red')]
  const shares = { blue: shareOf(draft, 'blue'), red: shareOf(draft, 'red') }
  const winner = winnerOf(draft)
  io.emit?.({ type: 'gameEnded', rule: winningRule(draft), audience: 'all', winner, blue, red, shares })
}
