/** What follows what: the steps of a turn. */
import { type Io, total } from '../../../core/index.js'
import { damageOf, minimumSpeed, newMove, speedsOf } from '../energy.js'
import { headOnPairs } from '../gunnery.js'
import { citing } from '../law.js'
import type { RuleId } from '../rules.js'
import { isBlindTo } from '../sighting.js'
import { forfeit, stallRule } from '../stalls.js'
import {
  type Draft,
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
import { tailTargets } from '../tailing.js'

type Table = Io<FightingWings>
type Emit = Pick<Table, 'emit'>

/** Asks one question in place of whatever was asked before. */
export function question(draft: Draft, kind: FrameKind, waiting: readonly (Seat | 'referee')[]): void {
  draft.agenda = [{ kind, waiting: [...waiting] }]
}

/** Does the side have an aircraft in play? */
const hasPlanes = (state: State, seat: Seat): boolean => flying(state).some((id) => flyerOf(state, id).side === seat)

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
  for (const id of flying(draft)) {
    setDevices(draft, id, io)
    countPoints(draft, id, io)
    findStall(draft, id, io)
  }
  draft.orders = {}
  for (const id of flying(draft)) lookRound(draft, id, io)
  draft.asked = flying(draft).filter((id) => maySpin(draft, id))
  askSpins(draft, io)
}

/** @rule BR-06 */
function setDevices(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const order = draft.orders[id]
  at.throttle = order?.throttle ?? at.throttle
  if (at.throttle === 'idle' && at.stall === 'none') at.speed = Math.max(1, at.speed - 1)
  io.emit?.({
    type: 'throttleShown',
    rule: 'BR-06',
    audience: 'all',
    plane: id,
    throttle: at.throttle,
    speed: at.speed,
  })
  moveFlaps(draft, id, order?.flaps ?? null, io)
}

/** @rule OTR1-20.2-flap-gear-timing */
function moveFlaps(draft: Draft, id: string, wanted: 'up' | 'down' | null, io: Table): void {
  const at = edit(draft, id)
  const before = at.flaps
  const rule = citing(draft.config.law, 'OTR1-20.2-flap-gear-timing', 'BR-16')
  if (before === 'lowering') at.flaps = 'down'
  if (before === 'raising') at.flaps = 'up'
  if (wanted === 'down' && at.flaps === 'up') at.flaps = 'lowering'
  if (wanted === 'up' && at.flaps === 'down') at.flaps = 'raising'
  if (at.flaps !== before) io.emit?.({ type: 'flapsMoved', rule, audience: 'all', plane: id, flaps: at.flaps })
  strainFlaps(draft, id, rule, io)
}

/** Flaps that move too fast are damaged; combat flaps stand more. */
function strainFlaps(draft: Draft, id: string, rule: RuleId, io: Table): void {
  const at = edit(draft, id)
  const { combatFlaps } = draft.config.crafts[flyerOf(draft, id).craft]!
  const need = speedsOf(draft, id).min + (combatFlaps ?? 3)
  if ((at.flaps !== 'lowering' && at.flaps !== 'raising') || at.speed <= need) return
  at.flaps = 'up'
  at.flapsHit = true
  io.emit?.({ type: 'flapsDamaged', rule, audience: 'all', plane: id, speed: at.speed, need })
}

/** @rule OTR1-3.4-half-fp */
function countPoints(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  at.tail = null
  at.rides = false
  at.initiative = null
  at.move = newMove(draft, at, at.bank) as NonNullable<typeof at.move>
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
function findStall(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const need = minimumSpeed(draft, id)
  if (at.stall !== 'spinning') at.stall = at.speed < need || at.move!.fps === 0 ? 'stalled' : 'none'
  at.stallTurns = at.stall === 'none' ? 0 : Math.min(100, at.stallTurns + 1)
  if (at.stall === 'none') return
  forfeit(draft, id, io)
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
function lookRound(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  at.blind = []
  for (const target of flying(draft)) {
    const rule = isBlindTo(draft, id, target)
    if (rule === null) continue
    at.blind.push(target)
    io.emit?.({ type: 'unseen', rule, audience: 'all', plane: id, target })
  }
}

/** @rule FW-4.5-deliberate-spin */
function maySpin(state: State, id: string): boolean {
  const { quality, gifted } = flyerOf(state, id).pilot
  const able = gifted === true || quality === 'regular' || quality === 'veteran'
  return able && plane(state, id).stall === 'stalled' && state.config.law.live['FW-4.5-deliberate-spin']
}

/** Asks for the next spin on purpose; then for tails. */
export function askSpins(draft: Draft, io: Table): void {
  const [next] = draft.asked
  if (next !== undefined) {
    question(draft, 'spin', [flyerOf(draft, next).side])
    return
  }
  draft.asked = flying(draft).filter((id) => tailTargets(draft, id).length > 0)
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

/** Does it fly itself: stalled, spinning, without a pilot, surprised, or in a turn stall put off? */
export const isHelpless = (state: State, id: string): boolean => {
  const { stall, gloc, surprised, stallNext } = plane(state, id)
  return stall !== 'none' || gloc > 0 || surprised > 0 || stallNext !== null
}

/** The leader whose number a wingman may take. @rule HR-09 */
export function leaderOf(state: State, id: string): string | null {
  const { formation, leader, side } = flyerOf(state, id)
  if (formation === null || leader) return null
  const found = flying(state).find((other) => {
    const one = flyerOf(state, other)
    return one.leader && one.formation === formation && one.side === side
  })
  return found === undefined || isHelpless(state, found) ? null : found
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

/** Helpless aircraft by id, then low initiative first, each followed at once by those who follow it. @rule BR-19 */
function fixOrder(draft: Draft, io: Table): void {
  breakRings(draft, io)
  const all = flying(draft)
  const helpless = all.filter((id) => isHelpless(draft, id))
  const others = all.filter((id) => !isHelpless(draft, id)).sort((a, b) => rank(draft, a) - rank(draft, b))
  const sorted = [...helpless, ...others]
  const order: string[] = []
  const visit = (id: string): void => {
    order.push(id)
    for (const one of sorted) if (plane(draft, one).tail === id && !order.includes(one)) visit(one)
    for (const one of sorted) if (followed(draft, one) === id && !order.includes(one)) visit(one)
  }
  for (const id of sorted) if (followed(draft, id) === null || helpless.includes(id)) if (!order.includes(id)) visit(id)
  draft.order = order
  io.emit?.({ type: 'orderFixed', rule: 'BR-19', audience: 'all', order: [...order] })
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

/** Jams first, then the books. @rule HR-07 */
export function beginEnd(draft: Draft): void {
  draft.phase = 'end'
  draft.shots = []
  draft.headOn = false
  draft.fired = []
  const seats = SEATS.filter((seat) => jammed(draft, seat).length > 0)
  if (seats.length > 0) question(draft, 'jams', seats.slice(0, 1))
  else question(draft, 'book', ['referee'])
}

/** Weapons of a side that may be cleared now, as `plane weapon`. @rule FW-10.2-temp-jams */
export function jammed(state: State, seat: Seat): readonly (readonly [string, string])[] {
  if (!state.config.law.live['FW-10.2-temp-jams']) return []
  return flying(state).flatMap((id) => {
    if (flyerOf(state, id).side !== seat || !flewGently(state, id)) return []
    const { weapons } = plane(state, id)
    return Object.keys(weapons).flatMap((weapon) => (weapons[weapon]!.jam === 'temp' ? [[id, weapon] as const] : []))
  })
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
  return total(
    state.config.ids
      .filter((id) => flyerOf(state, id).side !== seat)
      .map((id) => ({ rule: 'BR-32', label: id, value: worth[damageOf(state, id)] })),
  )
}

/** Who has won. @rule BR-32 */
export function winnerOf(state: State): Seat | 'draw' {
  const lead = pointsOf(state, 'blue') - pointsOf(state, 'red')
  if (state.config.win === 'interceptPoints') return lead >= state.config.base.points.intercept ? 'blue' : 'red'
  const broken = SEATS.filter((seat) => isBroken(state, seat))
  if (broken.length === 1) return broken[0] === 'blue' ? 'red' : 'blue'
  return lead === 0 ? 'draw' : lead > 0 ? 'blue' : 'red'
}

/** Has the side nothing left to fight with? @rule BR-32 */
export function isBroken(state: State, seat: Seat): boolean {
  const own = state.config.ids.filter((id) => flyerOf(state, id).side === seat)
  const counts = state.config.options.breakOff && (state.config.win === 'points' || seat === 'blue')
  return own.every((id) => {
    const damage = damageOf(state, id)
    return damage === 'destroyed' || (counts && damage === 'severe')
  })
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
