/** What follows what: the steps of a turn. */
import type { Io } from '../../../core/index.js'
import { damageOf, isSevere, minimumSpeed, newMove, speedsAt } from '../energy.js'
import { gearRule, restingGear } from '../gear.js'
import { headOnPairs } from '../gunnery.js'
import { citing } from '../law.js'
import { droppers, loadLines, loadOf, restingDoor } from '../loads.js'
import type { RuleId } from '../rules.js'
import { isBlindTo } from '../sighting.js'
import { forfeit, stallRule } from '../stalls.js'
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
} from '../state.js'
import { isHelpless, mayTail } from '../tailing.js'

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
    countPoints(draft, id, at, io)
    if (at.load !== null) tellLoad(draft, id, at, io)
    findStall(draft, id, at, io)
  }
  draft.orders = {}
  for (const id of ids) lookRound(draft, id, ids, io)
  draft.asked = ids.filter((id) => maySpin(draft, id))
  askSpins(draft, io)
}

/** @rule BR-06 */
function setDevices(draft: Draft, id: string, at: Edited, io: Table): void {
  const order = draft.orders[id]
  at.throttle = order?.throttle ?? at.throttle
  if (at.throttle === 'idle' && at.stall !== 'spinning') at.speed = Math.max(1, at.speed - 1)
  io.emit?.({
    type: 'throttleShown',
    rule: 'BR-06',
    audience: 'all',
    plane: id,
    throttle: at.throttle,
    speed: at.speed,
  })
  const wanted = order?.flaps ?? null
  if (at.gear !== null) moveGear(draft, id, at, order?.gear ?? null, io)
  if (at.bay !== null) moveBay(draft, id, at, order?.bay ?? null, io)
  if (wanted !== null || at.flaps === 'lowering' || at.flaps === 'raising') moveFlaps(draft, id, at, wanted, io)
}

/** Gear takes a turn to come down or up. @rule OTR1-20.2-flap-gear-timing HR-11 */
function moveGear(draft: Draft, id: string, at: Edited, wanted: 'up' | 'down' | null, io: Table): void {
  const before = at.gear
  at.gear = wanted === null ? restingGear(before!) : wanted === 'down' ? 'lowering' : 'raising'
  if (at.gear !== before)
    io.emit?.({ type: 'gearMoved', rule: gearRule(draft), audience: 'all', plane: id, gear: at.gear })
}

/** Doors take a turn to open or to close. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
function moveBay(draft: Draft, id: string, at: Edited, wanted: 'open' | 'close' | null, io: Table): void {
  const before = at.bay
  at.bay = wanted === null ? restingDoor(before!) : wanted === 'open' ? 'opening' : 'closing'
  const { rule } = draft.config.law.topics['bay.decel']
  if (at.bay !== before) io.emit?.({ type: 'bayMoved', rule, audience: 'all', plane: id, bay: at.bay })
}

/** @rule OTR1-20.2-flap-gear-timing */
function moveFlaps(draft: Draft, id: string, at: Edited, wanted: 'up' | 'down' | null, io: Table): void {
  const before = at.flaps
  const rule = citing(draft.config.law, 'OTR1-20.2-flap-gear-timing', 'BR-16')
  if (before === 'lowering') at.flaps = 'down'
  if (before === 'raising') at.flaps = 'up'
  if (wanted === 'down' && at.flaps === 'up') at.flaps = 'lowering'
  if (wanted === 'up' && at.flaps === 'down') at.flaps = 'raising'
  if (at.flaps !== before) io.emit?.({ type: 'flapsMoved', rule, audience: 'all', plane: id, flaps: at.flaps })
  if (at.flaps === 'lowering' || at.flaps === 'raising') strainFlaps(draft, id, at, rule, io)
}

/** Flaps that move too fast are damaged; combat flaps stand more. @rule OTR1-20.2-flap-gear-timing */
function strainFlaps(draft: Draft, id: string, at: Edited, rule: RuleId, io: Table): void {
  const craft = craftOf(draft, id)
  const need = speedsAt(draft, at, craft).min + (craft.combatFlaps ?? 3)
  if (at.speed <= need) return
  at.flaps = 'up'
  at.flapsHit = true
  io.emit?.({ type: 'flapsDamaged', rule, audience: 'all', plane: id, speed: at.speed, need })
}

/** @rule BR-30 OTR1-AID-overload-5 OTR1-11.2-four-engine-speeds */
function tellLoad(draft: Draft, id: string, at: Edited, io: Table): void {
  const changes = loadLines(draft, at, craftOf(draft, id))
  io.emit?.({ type: 'loadCounted', rule: 'BR-30', audience: 'all', plane: id, load: loadOf(at), changes })
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
  const at = edit(draft, id)
  if (at.blind.length > 0) at.blind = []
  if (craftOf(draft, id).blindArc === 'none' && at.surprised === 0) return
  for (const target of others) {
    const rule = isBlindTo(draft, id, target)
    if (rule === null) continue
    at.blind.push(target)
    io.emit?.({ type: 'unseen', rule, audience: 'all', plane: id, target })
  }
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

// ---------------------------------------------------------------------------------------- order of movement

/** The leader whose number a wingman may take. @rule HR-09 */
export function leaderOf(state: State, id: string): string | null {
  const { formation, leader, side } = flyerOf(state, id)
  if (formation === null || leader) return null
  for (const other in state.planes) {
    const one = flyerOf(state, other)
    if (!one.leader || one.formation !== formation || one.side !== side || plane(state, other).out) continue
    return isHelpless(state, other) ? null : other
  }
  return null
}

/** Whom it moves directly after. */
const followed = (state: State, id: string): string | null => {
  const { tail, rides } = plane(state, id)
  return tail ?? (rides ? leaderOf(state, id) : null)
}

/** Breaks rings of tails where the initiative is lowest. @rule BR-20 */
function breakRings(draft: Draft, io: Table): void {
  for (let ring = findRing(draft); ring !== null; ring = findRing(draft)) {
    const tails = ring.filter((id) => plane(draft, id).tail !== null)
    const worst = tails.reduce((a, b) => (rank(draft, b) < rank(draft, a) ? b : a))
    const target = edit(draft, worst).tail!
    edit(draft, worst).tail = null
    io.emit?.({ type: 'tailDropped', rule: 'BR-20', audience: 'all', plane: worst, target })
  }
}

const rank = (state: State, id: string): number => plane(state, id).initiative ?? -100

function findRing(state: State): readonly string[] | null {
  for (const id of flying(state)) {
    const path: string[] = []
    for (let at: string | null = id; at !== null; at = followed(state, at)) {
      if (path.includes(at)) return path.slice(path.indexOf(at))
      path.push(at)
    }
  }
  return null
}

/** The order of movement. @rule BR-19 BR-20 HR-09 */
function fixOrder(draft: Draft, io: Table): void {
  const sorted = byInitiative(draft)
  const followers = sorted.filter((id) => followed(draft, id) !== null)
  if (followers.length > 0) breakRings(draft, io)
  draft.order = followers.length === 0 ? sorted : withFollowers(draft, sorted)
  io.emit?.({ type: 'orderFixed', rule: 'BR-19', audience: 'all', order: [...draft.order] })
}

/** Helpless aircraft by what has befallen them, then the others, low initiative first; else by id. @rule BR-19 */
function byInitiative(state: State): string[] {
  const all = flying(state)
  const others = all.filter((id) => !isHelpless(state, id)).sort((a, b) => rank(state, a) - rank(state, b))
  if (others.length === all.length) return others
  const helpless = all.filter((id) => isHelpless(state, id))
  return [...helpless.sort((a, b) => plight(state, a) - plight(state, b)), ...others]
}

/** Spinning, then stalled, then without a pilot, then surprised. @rule BR-19 */
function plight(state: State, id: string): number {
  const { stall, stallNext, gloc } = plane(state, id)
  if (stall === 'spinning') return 0
  return stall === 'stalled' || stallNext !== null ? 1 : gloc > 0 ? 2 : 3
}

/**
 * Each aircraft followed at once by those who tail it, then by those who ride on its number.
 *
 * @rule BR-19 BR-20 HR-09
 */
function withFollowers(state: State, sorted: readonly string[]): string[] {
  const order: string[] = []
  const visit = (id: string): void => {
    if (order.includes(id)) return
    order.push(id)
    for (const one of sorted) if (plane(state, one).tail === id) visit(one)
    for (const one of sorted) if (followed(state, one) === id) visit(one)
  }
  for (const id of sorted) if (followed(state, id) === null || isHelpless(state, id)) visit(id)
  return order
}

/** The next aircraft moves; when all have, the guns speak. @rule HR-07 */
export function nextPlane(draft: Draft, io: Table): void {
  draft.agenda = []
  draft.active = null
  while (draft.order.length > 0) {
    const id = draft.order.shift()!
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

/** Points for what has become of the other side. @rule BR-32 */
export function pointsOf(state: State, seat: Seat): number {
  const { points } = state.config.base
  const worth = { destroyed: points.destroyed, severe: points.severe, heavy: points.heavy, light: 0, none: 0 }
  let sum = 0
  for (const id in state.planes) if (flyerOf(state, id).side !== seat) sum += worth[damageOf(state, id)]
  return sum
}

/** Who has won. @rule BR-32 */
export function winnerOf(state: State): Seat | 'draw' {
  const lead = pointsOf(state, 'blue') - pointsOf(state, 'red')
  const broken = SEATS.filter((seat) => isBroken(state, seat))
  if (broken.length === 1 && broken[0] === 'blue') return 'red'
  if (state.config.win === 'interceptPoints') return lead >= state.config.base.points.intercept ? 'blue' : 'red'
  if (broken.length === 1) return 'blue'
  return lead === 0 ? 'draw' : lead > 0 ? 'blue' : 'red'
}

/** Has the side nothing left to fight with? @rule BR-32 */
export function isBroken(state: State, seat: Seat): boolean {
  const { options, win } = state.config
  const counts = options.breakOff && (win === 'points' || seat === 'blue')
  for (const id in state.planes) {
    if (flyerOf(state, id).side !== seat) continue
    const damage = damageOf(state, id)
    if (damage !== 'destroyed' && !(counts && damage === 'severe')) return false
  }
  return true
}

/** The game is over. @rule BR-32 */
export function finishGame(draft: Draft, io: Table): void {
  draft.phase = 'over'
  draft.agenda = []
  draft.active = null
  draft.order = []
  draft.asked = []
  const [blue, red] = [pointsOf(draft, 'blue'), pointsOf(draft, 'red')]
  io.emit?.({ type: 'gameEnded', rule: 'BR-32', audience: 'all', winner: winnerOf(draft), blue, red })
}
