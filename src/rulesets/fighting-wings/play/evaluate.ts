/** How well a seat stands: a guess for bots, no rule of the game. */

import { isInverted, isVertical } from '../errata/vocabulary.js'
import { arcOf, hexesBetween, markOf, slant } from '../flight/airspace.js'
import { minimumSpeed, speedsOf } from '../flight/energy.js'
import { isTurnStall } from '../flight/flight.js'
import { netPower } from '../flight/ledger.js'
import { altWindowOk, inArc, MOST_RANGE } from '../gunnery/gunnery.js'
import { isFlying } from '../gunnery/marks.js'
import { aimOf, columnOf, deflectionIn } from '../gunnery/odds.js'
import { targetOf } from '../gunnery/targets.js'
import { craftOf, flyerOf, foeOf, type Plane, plane, type Seat, type Shot, type State } from '../state/state.js'
import { pointsOf } from '../turn/victory.js'
import { type Outlook, outlookOf } from './outlook.js'

type Outlooks = Readonly<Record<string, Outlook>>

/** The lead in points, and what shots, hits, guns that bear, energy and control will make of it. */
export function evaluate(state: State, seat: Seat): number {
  const { points, shots, aim, closing, energy } = terms(state, seat)
  const lead = points + shots + aim + closing + energy
  return lead / (3 + Math.abs(lead))
}

type Term = 'points' | 'shots' | 'aim' | 'closing' | 'energy'

/** The parts of the lead. */
export function terms(state: State, seat: Seat): Readonly<Record<Term, number>> {
  const ends = outlooksIn(state)
  const sum = { points: leadOf(state, seat), shots: 0, aim: 0, closing: 0, energy: 0 }
  for (const shot of state.shots)
    sum.shots += signOf(state, shot.plane, seat) * worthOf(state, shot.target, hitsOf(state, shot))
  for (const id in ends) {
    const sign = signOf(state, id, seat)
    sum.aim += sign * attackOf(state, id, ends)
    sum.energy += sign * prospectsOf(state, id, ends)
    if (sign > 0) sum.closing += zealOf(state, id, ends)
  }
  return sum
}

/** In points; an intercept is half won from the start by who has to be stopped. */
function leadOf(state: State, seat: Seat): number {
  const { win, base } = state.config
  const lead = pointsOf(state, seat) - pointsOf(state, foeOf(seat))
  return win === 'interceptPoints' ? lead + (seat === 'blue' ? -0.5 : 0.5) * base.points.intercept : lead
}

function outlooksIn(state: State): Outlooks {
  const ends: Record<string, Outlook> = {}
  for (const id in state.planes) if (!plane(state, id).out) ends[id] = outlookOf(state, id)
  return ends
}

const signOf = (state: State, id: string, seat: Seat): number => (flyerOf(state, id).side === seat ? 1 : -1)

/** What draws a pilot with loaded guns on: to be near one whom he would fire at, with the nose toward him. */
function zealOf(state: State, id: string, ends: Outlooks): number {
  if (firepowerOf(state, id, 1) === 0) return 0
  const [end, { side }] = [ends[id]!, flyerOf(state, id)]
  let best = 0
  for (const target in ends) {
    if (flyerOf(state, target).side === side) continue
    const goal = ends[target]!
    const far = hexesBetween(end, goal) + Math.abs(goal.alt - end.alt) / 3
    best = Math.max(best, (12 * (1 - 0.5 * offNose(markOf(end, goal)))) / (12 + far))
  }
  return ZEAL * best
}

const ZEAL = 0.4

/** In points: a heavily damaged enemy is one. */
function prospectsOf(state: State, id: string, ends: Outlooks): number {
  const [own, end] = [plane(state, id), ends[id]!]
  const hurt = own.hits / craftOf(state, id).hits
  const gained = energyOf(state, id, own, end) + AMMO * ammoOf(state, id)
  return gained - 2 * hurt - troubleOf(state, id, own, end)
}

/** What full belts are worth: a burst that promises less than its share of them is not worth its rounds. */
export const AMMO = 0.6

/** The share of its rounds that is left. */
function ammoOf(state: State, id: string): number {
  const { weapons } = plane(state, id)
  let [left, full] = [0, 0]
  for (const { id: weapon, cap } of craftOf(state, id).weapons) {
    left += weapons[weapon]!.ammo
    full += cap
  }
  return full === 0 ? 0 : left / full
}

// ---------------------------------------------------------------------------------------- hits to come

/** What hits to come are worth: two thirds of all that a target can take bring two points, and 4/3 as it is hurt. */
export function worthOf(state: State, target: string, hits: number): number {
  if (isFlying(state, target)) return (5 * hits) / craftOf(state, target).hits
  const found = targetOf(state, target)
  return found === undefined ? 0 : (found.points * hits) / found.hits
}

/** Hits of a declared shot on the average. */
export function hitsOf(state: State, shot: Shot): number {
  const { need, modifiers } = aimOf(state, shot)
  let most = need
  for (const { value } of modifiers) most -= value
  return meanHits(most)
}

/** Hits on the average of a die that scores one if it shows this, one more for each pip less. */
function meanHits(need: number): number {
  const faces = Math.max(0, Math.min(10, need))
  return (faces * (2 * need - faces + 1)) / 20
}

/** The best that its fixed guns promise against anyone. */
function attackOf(state: State, id: string, ends: Outlooks): number {
  if (firepowerOf(state, id, 1) === 0) return 0
  const { side } = flyerOf(state, id)
  let best = 0
  for (const target in ends) {
    if (flyerOf(state, target).side === side) continue
    best = Math.max(best, worthOf(state, target, hitsOn(state, id, target, ends)))
  }
  return best
}

/** Firepower of fixed guns that are loaded and free. */
function firepowerOf(state: State, id: string, range: number): number {
  const { weapons } = plane(state, id)
  let sum = 0
  for (const { id: weapon, fp } of craftOf(state, id).weapons) {
    const { ammo, jam } = weapons[weapon]!
    if (ammo > 0 && jam === 'no') sum += fp[range - 1]!
  }
  return sum
}

/**
 * The shot as its move ends, and what its next move may bring. Who moves after his target sees where it went: a hit or so,
 * from close behind. Who moves before it can hope for half of that, and seldom for the shot itself. With twice as much
 * hope bots sat behind each other and let shots go.
 */
function hitsOn(state: State, id: string, target: string, ends: Outlooks): number {
  const chance = chanceOf(plane(state, id), ends[id]!, ends[target]!)
  const foeWaits = isWaiting(plane(state, target))
  if (isWaiting(plane(state, id))) return (foeWaits && !movesAfter(state, id, target) ? 0.6 : 1.2) * chance
  return (foeWaits ? 0.3 : 1) * shotAt(state, id, target, ends) + 1 * chance
}

/** Has it yet to fly in this turn? */
const isWaiting = ({ move }: Plane): boolean => move !== null && move.flight === null && !move.done

const movesAfter = ({ planes, order }: State, id: string, target: string): boolean =>
  planes[id]!.tail === target || order.indexOf(id) > order.indexOf(target)

/**
 * How well placed it is for its next move, to 1: behind the target with its nose on it, and as far as its flight points
 * go. The target is taken where it is: led along its course, as if it would fly on straight, bots found fewer shots.
 */
function chanceOf({ speed, half }: Plane, end: Outlook, goal: Outlook): number {
  const [nose, tail] = [offNose(markOf(end, goal)), offNose(markOf(goal, end))]
  const far = hexesBetween(end, goal) + Math.abs(goal.alt - end.alt) / 2 - 1.5 - ((speed + half) >> 1)
  const reach = far > 0 ? 3 / (3 + far) : 6 / (6 - far)
  return (1 - nose) * (1 - nose) * (0.2 + 0.8 * tail * tail) * reach
}

/** From 0, dead ahead, to 1, dead astern. */
const offNose = (mark: number): number => (mark < 0 ? 0.5 : Math.min(mark, 24 - mark) / 12)

/** Hits of a long burst as the moves of this turn end; none once shots are declared or rolled. */
function shotAt(state: State, id: string, target: string, ends: Outlooks): number {
  const [end, goal] = [ends[id]!, ends[target]!]
  const hexes = hexesBetween(end, goal)
  if (hexes > MOST_RANGE || !mayFire(state, id, target, end) || !bears(end, goal, hexes)) return 0
  const range = Math.max(1, slant(hexes, goal.alt - end.alt))
  const power = range > MOST_RANGE ? 0 : firepowerOf(state, id, range)
  if (power === 0) return 0
  const { long, plus, range: ranges } = state.config.base.gunfire
  const column = Math.min(9, columnOf(state, power, craftOf(state, target).defense) + long)
  return meanHits(column + plus - 1 - deflection(state, end, goal) - ranges[range - 1]!)
}

function mayFire({ phase, planes }: State, id: string, target: string, { flight, isHard }: Outlook): boolean {
  const { stall, blind } = planes[id]!
  if (flight === null || isHard || stall !== 'none') return false
  return (phase === 'activate' || phase === 'move') && !blind.includes(target)
}

function bears(end: Outlook, goal: Outlook, hexes: number): boolean {
  const { flight, turned, alt } = end
  return altWindowOk(flight!, hexes, goal.alt - alt) && inArc(markOf(end, goal), isVertical(flight!) ? null : turned)
}

/** Two less from dead astern on the same course. */
const deflection = (state: State, end: Outlook, goal: Outlook): number =>
  deflectionIn(state, arcOf(goal, end)) - (markOf(goal, end) === 12 && end.facing === goal.facing ? 2 : 0)

// ---------------------------------------------------------------------------------------- energy and control

/**
 * Height, and speed up to what level flight allows, as this turn will leave it. All of it is worth less than one good
 * shot: bots that prized it up to three times as much won fewer games against chance.
 */
function energyOf(state: State, id: string, own: Plane, end: Outlook): number {
  const { max, dive, turn } = speedsOf(state, id)
  const next = own.speed + (own.accel + end.accel + gainOf(state, id, own)) / state.config.base.accelPerHalf
  const tooSlowToBreak = Math.max(0, turn.BT - next)
  const breaksWings = next > dive ? 0.5 : 0
  return 0.01 * Math.min(next, max) - 0.02 * tooSlowToBreak + 0.003 * end.alt - breaksWings
}

/** What this turn's ledger holds so far, with the power that is still to come. */
function gainOf(state: State, id: string, own: Plane): number {
  const { move } = own
  if (move === null) return 0
  let net = 0
  for (const { points } of move.ledger) net += points
  return state.phase === 'end' ? net : net + netPower(state, own, craftOf(state, id))
}

/** Out of control, or about to be; or too near to the ground. */
function troubleOf(state: State, id: string, { stall, gloc, wounds, speed, move }: Plane, end: Outlook): number {
  const loose = stall === 'none' ? (speed <= minimumSpeed(state, id) ? 0.3 : 0) : 1
  const stalls = move !== null && move.turn !== null && isTurnStall(state, id) ? 0.5 : 0
  const low = end.alt < LOW ? 1 - end.alt / LOW : 0
  const hindered = (isInverted(end.bank) ? 0.05 : 0) + (gloc > 0 ? 1 : 0) + (wounds.fire ? 1 : 0) + 0.3 * wounds.crew
  return loose + stalls + low + hindered
}

/** Increments of altitude under which the ground counts. */
const LOW = 30
