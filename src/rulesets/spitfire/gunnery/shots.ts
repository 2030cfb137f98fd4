/** Who may fire at whom. */
import { broken, type Violation } from '../../../core/index.js'
import { hexesCrossed } from '../../../geometry/index.js'
import { armamentRule, gunsOf, reachOf } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { MOST_BETWEEN } from '../book/tables.js'
import { distanceOf, inField } from '../flight/airspace.js'
import { chartFor, flies, type Gun, type Plane, plane, type Seat, type State } from '../state/state.js'
import { isSighted, sightingOf } from './sighting.js'

type Broken = readonly Violation<RuleId>[]

/** Range of a shot: hexes and, under rule 11, levels. @rule SP-11-2 */
export const rangeOf = ({ config }: Pick<State, 'config'>, firer: Plane, target: Plane): number =>
  distanceOf(firer, target) + (config.options.interAltitude ? Math.abs(firer.altitude - target.altitude) : 0)

/** Is the target where the attitude lets the firer shoot? @rule SP-11-1 */
function isAttitudeRight(firer: Plane, target: Plane): boolean {
  if (firer.attitude === 'level') return firer.altitude === target.altitude
  return firer.attitude === 'dive' ? target.altitude < firer.altitude : target.altitude > firer.altitude
}

const isLevelRight = ({ config }: State, firer: Plane, target: Plane): boolean =>
  config.options.interAltitude ? isAttitudeRight(firer, target) : firer.altitude === target.altitude

/** Does it hold its fire because it is joining up? @rule SP-9.3-14 */
const isJoining = ({ formations }: State, id: string, seat: Seat): boolean => formations?.[seat].joining === id

/** May this gun fire at this enemy in play? The quick answer. @rule SP-7-1 SP-7C-5 */
export function canShoot(state: State, id: string, firer: Plane, gun: Gun, target: Plane): boolean {
  if (!isLevelRight(state, firer, target)) return false
  const distance = distanceOf(firer, target)
  if (distance === 0 || rangeOf(state, firer, target) > reachOf(chartFor(state, firer), gun)) return false
  const { hex, facing } = firer
  if (!inField(state.config.options, gun, facing, target.hex.q - hex.q, target.hex.r - hex.r)) return false
  if (isJoining(state, id, firer.side) || !isSighted(state, firer, gun, target)) return false
  return distance < 3 || hexesBetween(state, firer, target).length <= MOST_BETWEEN
}

/** Every broken rule of a shot, in printed order. @rule SP-7-1 SP-7C-5 SP-11-1 SP-11D-1 */
export function shotProblems(state: State, id: string, gun: Gun, targetId: string): Broken {
  const firer = plane(state, id)
  const chart = chartFor(state, firer)
  if (!gunsOf(chart).includes(gun)) return [no(armamentRule(chart), 'no-gun', { plane: id, gun })]
  if (!flies(state, targetId) || plane(state, targetId).side === firer.side) {
    return [no('SP-7-1', 'no-target', { target: targetId })]
  }
  const target = plane(state, targetId)
  return [
    ...broken(
      isJoining(state, id, firer.side) && no('SP-9.3-14', 'joining-holds-fire', { plane: id }),
      levelProblem(state, id, firer, targetId, target),
    ),
    ...placeProblems(state, id, firer, gun, targetId, target),
    ...sightProblems(state, id, gun, targetId),
  ]
}

function levelProblem(state: State, id: string, firer: Plane, targetId: string, target: Plane) {
  if (isLevelRight(state, firer, target)) return false
  if (!state.config.options.interAltitude) {
    return no('SP-7C-5', 'other-level', { target: targetId, have: target.altitude, need: firer.altitude })
  }
  const expected = { level: 'level', climb: 'higher', dive: 'lower' }[firer.attitude]
  return no('SP-11-1', 'wrong-attitude', { plane: id, attitude: firer.attitude, expected })
}

function placeProblems(state: State, id: string, firer: Plane, gun: Gun, targetId: string, target: Plane): Broken {
  const { options } = state.config
  if (distanceOf(firer, target) === 0) {
    const sameLevel = firer.altitude === target.altitude
    return broken(
      sameLevel && no('SP-6E-90', 'range-zero', { target: targetId }),
      !sameLevel && options.interAltitude && no('SP-11D-1', 'same-hex', { target: targetId }),
    )
  }
  const chart = chartFor(state, firer)
  const [have, limit] = [rangeOf(state, firer, target), reachOf(chart, gun)]
  const seen = inField(options, gun, firer.facing, target.hex.q - firer.hex.q, target.hex.r - firer.hex.r)
  const count = hexesBetween(state, firer, target).length
  return broken(
    !seen &&
      no(options.hexSpace ? 'SP-10-4' : armamentRule(chart), 'out-of-field', { plane: id, target: targetId, gun }),
    have > limit &&
      no(options.interAltitude ? 'SP-11-2' : 'SP-2.46-1', 'out-of-range', { target: targetId, gun, have, limit }),
    count > MOST_BETWEEN && no('SP-7G-1', 'obstructed', { count }),
  )
}

function sightProblems(state: State, id: string, gun: Gun, target: string): Broken {
  const { sighted, rule, mp, window, glances } = sightingOf(state, id, gun, target)
  if (sighted || rule === null) return []
  const facts = { plane: id, target, gun, window, mp: mp ?? 0 }
  if (window === 0) return [no(rule, 'not-flown', { plane: rule === 'SP-8A-1' ? target : id })]
  if (rule === 'SP-8F-4') return [no(rule, 'too-few-countable', { plane: id, have: glances.length, window })]
  if (rule === 'SP-8F-3') {
    const kind = glances.find((one) => one.mp === mp)?.kind ?? 'turn'
    return [no(rule, 'not-countable', { plane: id, kind, window, mp: mp ?? 0 })]
  }
  return [no(rule, rule === 'SP-8A-1' ? 'target-not-seen' : 'lost-sight', facts)]
}

// ---------------------------------------------------------------------------------------- fire through hexes

/** The printed line between two aircraft as keys of the occupied hexes strictly between them. @rule SP-7G-1 */
export function hexesBetween(state: State, firer: Plane, target: Plane): readonly string[] {
  const occupied = occupiedHexes(state, firer, target)
  if (occupied.size === 0) return []
  const between: string[] = []
  for (const hexes of hexesCrossed(firer.hex, target.hex).slice(1, -1)) {
    const keys = hexes.map(({ q, r }) => `${q},${r}`)
    // SP-7G-3: along a hexside both must be occupied.
    if (keys.every((key) => occupied.has(key))) between.push(keys.join(' '))
  }
  return between
}

/** @rule SP-7G-2 */
function occupiedHexes(state: State, firer: Plane, target: Plane): ReadonlySet<string> {
  const occupied = new Set<string>()
  for (const id in state.planes) {
    const other = state.planes[id] as Plane
    if (other.status === 'flying' && blocksAt(state, firer, target, other))
      occupied.add(`${other.hex.q},${other.hex.r}`)
  }
  return occupied
}

/** @rule SP-11-4 */
function blocksAt({ config }: State, firer: Plane, target: Plane, { altitude, hex }: Plane): boolean {
  if ((hex.q === firer.hex.q && hex.r === firer.hex.r) || (hex.q === target.hex.q && hex.r === target.hex.r))
    return false
  if (config.options.obstruction === 'anyAltitude') return true
  return Math.min(firer.altitude, target.altitude) <= altitude && altitude <= Math.max(firer.altitude, target.altitude)
}

// ---------------------------------------------------------------------------------------- lists

/** A shot that may be declared. */
export interface PossibleShot {
  readonly plane: string
  readonly gun: Gun
  readonly target: string
}

/** Every shot that a seat may declare, in the order in which dice are rolled. @rule SP-7A-1 */
export function possibleShots(state: State, seat: Seat): PossibleShot[] {
  const out: PossibleShot[] = []
  for (const id in state.planes) {
    const firer = state.planes[id] as Plane
    if (firer.side !== seat || firer.status !== 'flying') continue
    for (const gun of gunsOf(chartFor(state, firer))) addShots(state, id, firer, gun, out)
  }
  return out
}

function addShots(state: State, id: string, firer: Plane, gun: Gun, out: PossibleShot[]): void {
  for (const target in state.planes) {
    const enemy = state.planes[target] as Plane
    if (enemy.side === firer.side || enemy.status !== 'flying') continue
    if (canShoot(state, id, firer, gun, enemy)) out.push({ plane: id, gun, target })
  }
}
