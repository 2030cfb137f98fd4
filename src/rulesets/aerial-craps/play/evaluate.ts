/**
 * How well a seat stands: a guess for bots, no rule of the game. In tenths of a point. Bots judge in the middle of moves
 * and tests too, so what is declared, rolled and not yet settled counts as if it had come about.
 */

import { dial } from '../../../geometry/index.js'
import { hasEnemy } from '../aircraft/cv.js'
import { minSpeedOf } from '../aircraft/fate.js'
import { distanceOf, isBehind, knownArea } from '../flight/areas.js'
import { pitchNumber } from '../flight/tests.js'
import { bonusIn, hasPosition, sameHexBonus } from '../phases/cv-adjustment.js'
import { pointsOf } from '../phases/end.js'
import { burstLimit, cvCost, rangeOf } from '../phases/firing.js'
import { type Aircraft, cardOf, craft, type Move, opponent, type Seat, type State, type Test } from '../state/state.js'

/** The lead in points, and what Combat Value, control and fire will make of it. */
export function evaluate(state: State, seat: Seat): number {
  const { points, hits, guns, closing, control } = terms(state, seat)
  const lead = points + hits + guns + closing + control
  return lead / (HALF + Math.abs(lead))
}

type Term = 'points' | 'hits' | 'guns' | 'closing' | 'control'

/** The parts of the lead. */
export function terms(state: State, seat: Seat): Readonly<Record<Term, number>> {
  const points = POINT * (pointsOf(state, seat) - pointsOf(state, opponent(seat)))
  const sum = { points, hits: 0, guns: 0, closing: 0, control: 0 }
  for (const id in state.aircraft) {
    const { fate, side } = craft(state, id)
    if (fate !== 'flying') continue
    const sign = side === seat ? 1 : -1
    sum.guns += sign * holdOf(state, id, moveBy(state, id))
    sum.control += sign * controlOf(state, id)
    if (side === seat) sum.closing += zealOf(state, id)
  }
  for (const { by, hits, criticals } of state.attacks) {
    sum.hits += (craft(state, by).side === seat ? 1 : -1) * (HIT * hits + CRITICAL * criticals)
  }
  return sum
}

/** The move that it makes now. */
const moveBy = ({ move }: State, id: string): Move | null => (move !== null && move.ac === id ? move : null)

const POINT = 10
/** A lead that is half a win. Few points are scored and one wins: half a point is a good start, a second adds little. */
const HALF = 5
/** A hit marks two boxes and a half of a row of nine, and is critical one time in six. */
const HIT = 5
/** A critical hit kills one time in eighteen and fills two rows one time in six; others lame, set on fire or wound. */
const CRITICAL = 13

/** How it flies, and what is left of it and of its crew. */
function controlOf(state: State, id: string): number {
  const own = craft(state, id)
  const move = moveBy(state, id)
  const pitch = pitchOf(state, id)
  const height = heightOf(own, pitch)
  const gained = PRESENT + crewOf(own) + 0.1 * height + (own.moved ? 0 : PP * own.pp)
  const lost = troubleOf(own) + damageOf(state, id) + 0.8 * Math.max(0, LOW - height) + steepness(pitch)
  return gained - lost - (move === null ? paceOf(state, id) : paceIn(state, move) + riskOf(state, own))
}

/** An aircraft that is there at all may yet fire: without this, one in trouble would rather retire. */
const PRESENT = 4
/** A Pilot Point that is still to be spent on this move: a die, or a one that does not count. */
const PP = 0.3
/** Levels under which the ground counts. */
const LOW = 4

/** Its pitch, or the one declared for the move that it makes. */
const pitchOf = ({ move, aircraft }: State, id: string): number =>
  move !== null && move.ac === id ? move.pitch : aircraft[id]!.pitch

/** Where its pitch is taking it, in levels. */
const heightOf = ({ level, pos }: Aircraft, pitch: number): number =>
  level + (pos === 'up' ? 0.5 : pos === 'down' ? -0.5 : 0) + 0.4 * pitch

/** A steep dive brings more speed, and so more dice for the next test, than wings stand. */
const steepness = (pitch: number): number => Math.max(0, -1 - pitch)

// ---------------------------------------------------------------------------------------- target and guns

/** Guns want a target, close by, and Combat Value on it. */
function holdOf(state: State, id: string, move: Move | null): number {
  const { target } = craft(state, id)
  if (target === null || !hasEnemy(state, id)) return 0
  return HOLD + PERCH * perchOf(state, id, target) + shotsOf(state, id, target, move)
}

/**
 * What draws a pilot on: to be near whom he would fire at. Only one's own is counted. Nearness is the same for both, so
 * that in a sum over both sides it would cancel out, and nobody would close.
 */
function zealOf(state: State, id: string): number {
  const { target } = craft(state, id)
  if (target === null || !hasEnemy(state, id)) return SPOT * nearest(state, id)
  return CLOSE * nearness(state, id, target)
}

/** To sit behind a target with the nose on it: the one thing near an enemy that is not the enemy's too. */
const PERCH = 3

function perchOf(state: State, id: string, target: string): number {
  const [own, foe] = [craft(state, id), craft(state, target)]
  const far = distanceOf(state, id, target) + 1.5 * Math.abs(foe.level - own.level)
  const nose = 1 - offNose(own, foe)
  return (nose * (0.3 + offNose(foe, own)) * 3) / (3 + far)
}

/** How far off the nose another lies, from 0 to 1; one that maneuvers has its nose everywhere. */
function offNose({ hex, facing }: Aircraft, to: Aircraft): number {
  const mark = dial(to.hex.q - hex.q, to.hex.r - hex.r)
  if (mark < 0 || facing === null) return 0.3
  const turned = Math.abs(mark - 4 * facing) % 24
  return Math.min(turned, 24 - turned) / 12
}

/** What a target is worth wherever it is: without one no test brings Combat Value and no gun fires. */
const HOLD = 3
/** To be beside it. More than the shots of one turn: a search of a few dozen trials sees no less through the dice. */
const CLOSE = 8
/** To be where a target can be spotted. */
const SPOT = 4

function nearest(state: State, id: string): number {
  const { side } = craft(state, id)
  let most = 0
  for (const other in state.aircraft) {
    const { side: theirs, fate } = craft(state, other)
    if (theirs !== side && fate === 'flying') most = Math.max(most, nearness(state, id, other))
  }
  return most
}

/**
 * From 1, in the same hex and at its level or one above, to 0; half of it if the other is behind, where it is lost out of
 * sight. A level takes longer to fly than a hex.
 */
function nearness(state: State, id: string, other: string): number {
  const far = distanceOf(state, id, other) + 1.5 * offLevel(state, id, other)
  const near = Math.max(0, 1 - far / 8)
  return isBehind(knownArea(state, id, other)) ? 0.5 * near : near
}

/** What the guns will do: now, if the target has moved and this aircraft has or does, and later. */
function shotsOf(state: State, id: string, target: string, move: Move | null): number {
  const { cv: held, pp, moved } = craft(state, id)
  const cv = held + (move === null || state.test === null ? 0 : gainOf(state, state.test, id, target))
  const guns = gunsOf(state, id)
  const fired = firedBy(state, id)
  if (fired > 0) return laterOf(state, id, target, cv - cvCost(fired), guns)
  const later = laterOf(state, id, target, cv, guns)
  if (cv < 1 || !(moved || move !== null) || !craft(state, target).moved || !isFireToCome(state)) return later
  const now = (HIT / 6) * diceOf(state, id, target, cv * guns + pp)
  return Math.max(later, now + laterOf(state, id, target, cv - cvCost(cv), guns))
}

const isFireToCome = ({ phase }: State): boolean => phase === 'movement' || phase === 'combat'

/** The Combat Value of the pilot's attack that is rolled and not resolved; 0 if there is none. */
function firedBy({ attacks }: State, id: string): number {
  for (const { by, crew, cv } of attacks) if (by === id && crew === 'pilot') return cv
  return 0
}

/** Dice of an attack with the longest burst. */
function diceOf(state: State, id: string, target: string, pool: number): number {
  const range = rangeOf(state, id, target, 'pilot')
  if (range === null) return 0
  const { rangeHalves, burstHalves } = state.config.tables
  return Math.floor((pool * rangeHalves[range] * burstHalves[(burstLimit(state, id, target) - 1) as 0 | 1 | 2]) / 4)
}

/** The ratings of the pilot's guns that work. */
function gunsOf(state: State, id: string): number {
  const { guns } = craft(state, id)
  const cards = cardOf(state, id).guns
  let sum = 0
  for (let i = 0; i < guns.length; i++) {
    if (!cards[i]!.flexible && guns[i]!.state === 'ok' && guns[i]!.ammo !== 0) sum += cards[i]!.rating
  }
  return sum
}

/** What Combat Value will do in later turns. At or below 0 there is less of it, not nothing: a turn's tests bring three. */
function laterOf(state: State, id: string, target: string, cv: number, guns: number): number {
  const distance = distanceOf(state, id, target)
  const kept = cv > 0 && (distance > 2 || isBehind(knownArea(state, id, target))) ? LOST * cv : cv
  const sum = kept + comingOf(state, id, target, distance)
  const far = distance + offLevel(state, id, target)
  return LATER * guns * reachAt(far) * 0.5 * (sum + Math.sqrt(sum * sum + 9))
}

/** Levels by which a target is out of reach of the guns, where both are heading: one below is as good as none. */
function offLevel(state: State, id: string, target: string): number {
  const up = heightOf(craft(state, target), pitchOf(state, target)) - heightOf(craft(state, id), pitchOf(state, id))
  return up > 0 ? up : Math.max(0, -1 - up)
}

/** Between whole hexes in proportion. */
function reachAt(far: number): number {
  const at = Math.floor(far)
  const [near = 0, next = 0] = [REACH[at], REACH[at + 1]]
  return near + (far - at) * (next - near)
}

/** A die is worth a sixth of a hit, and less than half of the dice that are hoped for are ever rolled. */
const LATER = 0.35
/** By range, a level up counting as a hex: fire is best in the same hex, and there is none beyond the next. */
const REACH = [1.3, 1, 0.5, 0.2, 0.1, 0] as const
/** A Combat Value on a target behind or far away goes at the end of the turn, unless a move mends it. */
const LOST = 0.2

/** What the next turn adds to the Combat Value for where the aircraft stands. */
function comingOf(state: State, id: string, target: string, distance: number): number {
  if (!hasPosition(state, id, target)) return 0
  if (distance === 0) return sameHexBonus(state, id)
  return bonusIn(state.config.tables, distance, Math.max(1, knownArea(state, target, id)))
}

const crewOf = ({ observer }: Aircraft): number =>
  observer === null || observer.target === null ? 0 : 0.5 + 0.4 * observer.cv

// ---------------------------------------------------------------------------------------- tests

const isUnrolled = ({ agenda }: State): boolean => agenda[agenda.length - 1]?.kind === 'mtDice'

/** The Combat Value that a test in progress will bring, or most likely bring. */
function gainOf(state: State, test: Test, id: string, target: string): number {
  if (test.maneuver && distanceOf(state, id, target) >= 2) return 0
  const { pp } = craft(state, id)
  const called = Math.max(0, test.called)
  if (isUnrolled(state)) return (called * 4) / (6 + (test.risky + test.penalty) / (1 + pp))
  if (test.ones > pp) return 0
  const gain = Math.floor((called + test.aero + test.pp) / 2) + test.sixes + test.bought
  return test.halved ? gain / 2 : gain
}

/** What a test in progress may cost: wings at the highest level, the more so over eight dice, and ones left over. */
function riskOf(state: State, { pp }: Aircraft): number {
  const { test } = state
  if (test === null) return 0
  const dice = test.risky + test.penalty + test.aero
  const over = Math.max(0, dice - 8)
  const ones = isUnrolled(state) ? dice / 6 : test.ones
  const left = Math.max(0, ones - pp)
  return (test.level >= 3 ? 2 + over * over : 0) + PP * Math.min(ones, pp) + 0.6 * left + 1.2 * left * left
}

// ---------------------------------------------------------------------------------------- speed

/** Between moves: near its minimum an aircraft cannot afford a test, above its maximum tests take too many dice. */
function paceOf(state: State, id: string): number {
  const { speed } = craft(state, id)
  const { minSpeed, maxLevel } = cardOf(state, id)
  return 0.6 * Math.max(0, minSpeed + 3 - speed) + 0.6 * Math.max(0, speed - maxLevel)
}

/** In a move: at its minimum, which tests raise, an aircraft stalls or spins, and dice may still cost a point or two. */
function paceIn(state: State, move: Move): number {
  const speed = endSpeedOf(state, move)
  const { maxLevel } = cardOf(state, move.ac)
  return 3 * Math.max(0, minSpeedOf(state, move.ac) + 2 - speed) + 0.6 * Math.max(0, speed - maxLevel)
}

/** The speed that a move is heading for, with what power will most likely add. */
function endSpeedOf(state: State, move: Move): number {
  const { speed, condition } = craft(state, move.ac)
  const question = state.agenda[state.agenda.length - 1]?.kind
  if (condition === 'spinning' || question === 'speedTake' || question === 'stallPP' || question === 'crewDice') {
    return speed
  }
  const { start, pitch, loss } = move
  const flown = question === 'speed' ? speed : start - pitch - loss - Math.floor(slowingDice(state, move) / 2)
  return flown < cardOf(state, move.ac).maxLevel ? flown + 0.6 : flown
}

/** Dice that cost speed: of the test in progress, or of the one that the declared pitch will bring. */
function slowingDice({ test, config, aircraft }: State, { ac, pitch, pitched, start }: Move): number {
  if (test !== null) return Math.max(0, Math.max(0, test.called) + test.aero - test.free)
  if (pitched) return 0
  const called = pitchNumber(config.tables, aircraft[ac]!.pitch, pitch, start)
  return typeof called === 'number' ? Math.max(0, called) : 0
}

// ---------------------------------------------------------------------------------------- damage

/** What is out of control, burns or does not work. A maneuvering aircraft must test with every MP. */
function troubleOf({ condition, maneuvering, fire, smoke, wounds, engine, enginePower, control }: Aircraft): number {
  const loose = condition === 'spinning' ? 8 : condition === 'stalled' ? 3 : maneuvering ? 0.8 : 0
  const burning = fire ? 10 : smoke ? 4 : 0
  const stopped = engine === 'running' ? 0 : 4
  return loose + burning + stopped + 3 * wounds.length - 0.5 * enginePower + 0.5 * control
}

/** Rows begun: a full one is a point, and a row may never be filled. */
function damageOf(state: State, id: string): number {
  const { rows } = craft(state, id).sheet
  const sizes = cardOf(state, id).rows
  let begun = 0
  for (let i = 0; i < rows.length; i++) {
    const { full, marked, burnt } = rows[i]!
    if (!full) begun += (marked + burnt) / sizes[i]!
  }
  return 8 * begun
}
