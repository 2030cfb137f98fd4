/** How well a seat stands: a guess for bots, no rule of the game. */
import { type Cell, cellDistance, type Square } from '../../../geometry/index.js'
import { aaNumber } from '../book/tables.js'
import { ableBombers, allowanceOf, isFighter, isFlying, isInCloud, sameSquare } from '../flight/map.js'
import { bombingNumber } from '../gunnery/odds.js'
import { type Plane, plane as planeOf, type Seat, type State } from '../state/state.js'

/** The chance, roughly guessed, that some bomber still gets through, as a number from -1 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const { bombers, defence, losses } = terms(state, seat)
  return Math.max(-0.99, Math.min(0.99, bombers + defence + losses))
}

/** What the judgement is made of: bombers if they were left alone, what guns and fighters make of that, losses. */
export function terms(state: State, seat: Seat): Readonly<Record<'bombers' | 'defence' | 'losses', number>> {
  let [alone, opposed] = [1, 1]
  for (const id of ableBombers(state)) {
    const chance = chanceOf(state, id)
    alone *= 1 - chance
    opposed *= 1 - chance * peaceOf(state, id)
  }
  const sign = seat === 'french' ? 1 : -1
  return {
    bombers: sign * (1 - 2 * alone),
    defence: sign * 2 * (alone - opposed),
    losses: sign * 0.03 * lossesAhead(state),
  }
}

/** Better the nearer the bomber is to an objective, the lower it flies and the less it is hit. */
function chanceOf(state: State, bomber: string): number {
  const { cell, hits } = planeOf(state, bomber)
  if (cell === null) return 0.2
  const near = nearnessOf(state, cell)
  const easy = Math.max(0, 13 - bombingNumber(state, bomber, cell.altitude)) / 8
  return 0.75 * near * near * (0.4 + 0.6 * easy) * (hits > 0 ? 0.6 : 1)
}

/** From 0 to 1: what guns and fighters leave of that. */
function peaceOf(state: State, bomber: string): number {
  const { cell, hits } = planeOf(state, bomber)
  if (cell === null) return 1
  const calm = 1 - (0.5 * flakOn(state, cell) * nearnessOf(state, cell)) / (hits > 0 ? 0.6 : 1)
  return calm * freedomOf(state, cell)
}

const nearnessOf = (state: State, cell: Cell): number => 1 - wayOf(state, cell) / FARTHEST

/** The chance that AA on the nearest objective hits at this height; a cloud there blunts it. */
function flakOn(state: State, cell: Cell): number {
  const { config, guns } = state
  const [nearest] = [...config.map.objectives].sort((a, b) => squaresTo(a, cell) - squaresTo(b, cell))
  if (nearest === undefined || !guns.some(({ square }) => sameSquare(square, nearest))) return 0
  const need = aaNumber(cell.altitude) + (isInCloud(state, { ...nearest, altitude: cell.altitude }) ? 3 : 0)
  return Math.max(0, Math.min(1, (13 - need) / 9))
}

const squaresTo = (a: Square, b: Square): number => Math.abs(a.column - b.column) + Math.abs(a.row - b.row)

/** What the fighters in reach of a bomber leave of its chance. */
function freedomOf(state: State, bomber: Cell): number {
  let left = 1
  for (const id of state.config.roster) {
    const { side, cell, hits } = planeOf(state, id)
    if (side !== 'italian' || cell === null || !isFlying(state, id)) continue
    const beyond = Math.max(0, cellDistance(bomber, cell) - allowanceOf(state, id))
    const hidden = cell.altitude > bomber.altitude && isInCloud(state, bomber) ? 0.5 : 1
    left *= 1 - hidden * (isEscorted(state, cell) ? 0.7 : 1) * Math.max(0, (hits > 0 ? 0.2 : 0.3) - 0.08 * beyond)
  }
  return left
}

/** Does a fighter of the attack sit on this one? */
function isEscorted(state: State, cell: Cell): boolean {
  return state.config.roster.some((id) => {
    const { side, cell: at } = planeOf(state, id)
    if (side !== 'french' || at === null || !isFlying(state, id) || !isFighter(state, id)) return false
    return sameSquare(at, cell) && (at.altitude === cell.altitude || at.altitude === cell.altitude + 1)
  })
}

const FARTHEST = 12

/** Squares to the nearest objective; beyond the farthest that counts they are not told apart. */
function wayOf({ config }: State, { column, row }: Cell): number {
  let way = FARTHEST
  for (const at of config.map.objectives) way = Math.min(way, Math.abs(at.column - column) + Math.abs(at.row - row))
  return way
}

/** How many more aircraft the Italians have lost than the French. */
function lossesAhead({ config, planes }: State): number {
  let ahead = 0
  for (const id of config.roster) {
    const { side, status } = planes[id] as Plane
    if (status !== 'flying') ahead += side === 'italian' ? 1 : -1
  }
  return ahead
}
