/** Odds and warnings of an order. */
import { toNumber } from '../../../../core/index.js'
import { listing, nameOf, number } from '../../../../core/words/english.js'
import { ahead, isOnTable } from '../../flight/airspace.js'
import { mpLeft } from '../../flight/movement.js'
import { doomed } from '../../queries/dooms.js'
import { attemptOdds, deckOdds, hitOdds } from '../../queries/odds.js'
import { positionOf } from '../../state/position.js'
import type { Action, PendingPivot, Pose, Shot, View } from '../../state/state.js'
import { cardOf, flying, group } from './phrases.js'

/** Odds and warnings of one order; of orders that belong together, those of the last. */
export function hint(orders: readonly Action[], view: View): string | undefined {
  const order = orders[orders.length - 1]
  if (order === undefined || orders.length > 1) return undefined
  switch (order.type) {
    case 'setPlot':
      return plotHint(order, view)
    case 'forward':
      return forwardHint(order.distance, view)
    case 'attemptTightTurn':
      return attemptHint('tight-turn', view)
    case 'attemptHalfLoop':
      return attemptHint('half-loop', view)
    case 'attack':
    case 'earlyAttack':
      return volleyHint(order.shots, view)
    case 'flipCard':
      return cardHint(view)
    default:
      return undefined
  }
}

const percent = (odds: number): string => `${Math.round(100 * odds)}%`

/** @rule SF-PLOT-06 */
function plotHint({ group: id, marker }: Extract<Action, { type: 'setPlot' }>, view: View): string | undefined {
  const dooms = flying(view, id).flatMap((plane) => {
    const doom = doomed(positionOf(view), plane, marker)
    return doom === null ? [] : [{ plane, ...doom }]
  })
  const [first] = dooms
  if (first === undefined) return undefined
  if (first.how !== 'leaves') return `All of ${group(id)} ${first.how === 'crashes' ? 'would crash' : 'would stall'}.`
  const hope = dooms.every((doom) => doom.hope === 'dice') ? ', unless a tight turn or half-loop comes off' : ''
  return `${listing(dooms.map(({ plane }) => nameOf(plane)))} would have to leave the table${hope}.`
}

/** @rule SF-EXIT-01 */
function forwardHint(distance: number, view: View): string | undefined {
  const plane = view.activation?.plane ?? ''
  const pose = view.planes[plane]?.pose
  const gone = pose != null && !isOnTable(view.config, ahead(pose as Pose, distance))
  return gone ? `${nameOf(plane)} would leave the table and be lost.` : undefined
}

/** @rule SF-TIGHT-02 */
function attemptHint(kind: PendingPivot['kind'], view: View): string | undefined {
  const movement = view.activation?.movement
  const card = cardOf(view, view.activation?.plane ?? '')
  if (movement == null || card === undefined) return undefined
  const { completed } = attemptOdds(card.turn, mpLeft(movement), kind, view.config.options)
  return `Comes off ${percent(toNumber(completed))} of the time; otherwise the move ends.`
}

/** @rule SF-HIT-01 */
function volleyHint(shots: readonly Shot[], view: View): string | undefined {
  const plane = view.activation?.plane
  if (plane == null || shots.length === 0) return undefined
  const targets = [...new Set(shots.map(({ target }) => target))]
  return targets.map((target) => targetHint(view, plane, target, shots)).join(' ')
}

function targetHint(view: View, plane: string, target: string, shots: readonly Shot[]): string {
  const weapons = shots.filter((shot) => shot.target === target).map(({ weapon }) => weapon)
  const odds = hitOdds(positionOf(view), plane, target, weapons)
  if (odds === null) return `${nameOf(target)}: out of reach.`
  const { need, expected, kill } = odds
  const points = number(Math.round(10 * toNumber(expected)) / 10)
  return `${nameOf(target)}: needs ${need}, ${points} points on average, ${percent(toNumber(kill))} to shoot it down.`
}

/** @rule SF-DECK-05 */
function cardHint(view: View): string | undefined {
  const odds = deckOdds(positionOf(view))
  return odds === null ? undefined : `Red ${percent(toNumber(odds.red))}, black ${percent(toNumber(odds.black))}.`
}
