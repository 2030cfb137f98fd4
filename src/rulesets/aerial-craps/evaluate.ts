/** How well a seat stands: a guess for bots, no rule of the game. */
import { distanceOf, knownArea, levelsUp } from './areas.js'
import { hasEnemy } from './cv.js'
import { bonusIn, hasPosition } from './phases/cv-adjustment.js'
import { pointsOf } from './phases/end.js'
import { type Aircraft, areFriends, cardOf, craft, flying, opponent, type Seat, type State } from './state.js'

/** The lead in points, and what Combat Value, control and fire will make of it. */
export function evaluate(state: State, seat: Seat): number {
  let lead = POINT * (pointsOf(state, seat) - pointsOf(state, opponent(seat)))
  for (const id of flying(state)) lead += (craft(state, id).side === seat ? 1 : -1) * prospectsOf(state, id)
  return lead / (20 + Math.abs(lead))
}

/** Few points are scored and one wins, so a point weighs far more than any prospect, and no prospect is worth a loss. */
const POINT = 10

/** In tenths of a point. */
function prospectsOf(state: State, id: string): number {
  const own = craft(state, id)
  const marks = own.sheet.rows.reduce((sum, { marked, burnt }) => sum + marked + burnt, 0)
  const height = heightOf(own)
  const low = Math.max(0, LOW - height)
  return holdOf(state, id) + crewOf(own) + 0.1 * height - troubleOf(own) - 0.5 * marks - paceOf(state, id) - 0.8 * low
}

/** Levels under which the ground counts. */
const LOW = 4

/** Where its pitch is taking it, in levels. */
const heightOf = ({ level, pos, pitch }: Aircraft): number =>
  level + (pos === 'up' ? 0.5 : pos === 'down' ? -0.5 : 0) + 0.4 * pitch

/** Guns want a target, close by, and Combat Value on it. Without a target, at least be near one. */
function holdOf(state: State, id: string): number {
  const { cv, target, guns } = craft(state, id)
  if (target === null || !hasEnemy(state, id))
    return 0.5 * Math.max(0, ...foesOf(state, id).map((foe) => nearness(state, id, foe)))
  const ready = guns.filter((gun) => gun.state === 'ok' && gun.ammo !== 0).length / Math.max(1, guns.length)
  const worth = (cv + comingOf(state, id, target)) * reachOf(state, id, target)
  return 0.3 + nearness(state, id, target) + (worth > 0 ? CV_WORTH * ready : CV_WORTH) * worth
}

/** What a Combat Value of one is worth: a die or two, of which a six is a third of a row. */
const CV_WORTH = 0.12

/** What the next turn adds to the Combat Value for where the aircraft stands. */
const comingOf = (state: State, id: string, target: string): number =>
  hasPosition(state, id, target)
    ? bonusIn(state.config.tables, distanceOf(state, id, target), Math.max(1, knownArea(state, target, id)))
    : 0

/** A Combat Value can be fired within a hex and is kept within two. */
function reachOf(state: State, id: string, target: string): number {
  const far = distanceOf(state, id, target) + Math.max(0, Math.abs(levelsUp(state, id, target)) - 1)
  return far <= 1 ? 1 : far === 2 ? 0.6 : 0.2
}

const foesOf = (state: State, id: string): readonly string[] =>
  flying(state).filter((other) => !areFriends(state, id, other))

/** From 1, in the same hex and level, to 0. */
function nearness(state: State, id: string, other: string): number {
  const up = Math.abs(heightOf(craft(state, other)) - heightOf(craft(state, id)))
  return Math.max(0, 1 - (distanceOf(state, id, other) + up) / 8)
}

const crewOf = ({ observer }: Aircraft): number =>
  observer === null || observer.target === null ? 0 : 0.2 + 0.1 * observer.cv

function troubleOf({ condition, fire, smoke, wounds, engine, control, pp }: Aircraft): number {
  const loose = condition === 'spinning' ? 3 : condition === 'stalled' ? 1 : 0
  const burning = fire ? 4 : smoke ? 0.7 : 0
  return loose + burning + wounds.length + (engine === 'running' ? 0 : 1) + 0.3 * control - 0.05 * pp
}

/**
 * Below its minimum an aircraft stalls, and a little above it is no place to be either. Too fast, or in a steep dive, it
 * needs more dice for whatever it does than its wings stand.
 */
function paceOf(state: State, id: string): number {
  const { speed, pitch } = craft(state, id)
  const { minSpeed, maxLevel } = cardOf(state, id)
  const slow = speed < minSpeed ? 1 : speed < minSpeed + 2 ? 0.3 : 0
  return slow + 0.6 * Math.max(0, speed - maxLevel) + Math.max(0, -1 - pitch)
}
