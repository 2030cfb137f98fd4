/** Odds and warnings, from what the view shows. */
import { counted, number } from '../../../../core/words/index.js'
import { hexStep } from '../../../../geometry/index.js'
import { edgeAt, sideAhead } from '../../flight/airspace.js'
import { breachOf } from '../../flight/formation.js'
import { rangeOf } from '../../gunnery/shots.js'
import { damageByDie, expectedDamage, killingDice } from '../../queries/fire.js'
import type { Action, Edge, View } from '../../state/state.js'
import { openState } from '../../state/view.js'
import { isMissionComplete } from '../../turn/loss.js'
import { planeName } from '../names.js'

type Order<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** Odds and warnings of an order. */
export function hint(orders: readonly Action[], view: View): string | undefined {
  const order = orders.at(-1)
  if (order === undefined || orders.length > 1) return undefined
  if (order.type === 'declareFire') return odds(order, view)
  if (order.type === 'declareAltitude') return ground(order, view)
  if (order.type === 'forward') return edge(order, view)
  if (order.type === 'setSpeed') return dive(order, view)
  if (order.type === 'endPhase') return formation(view)
  return order.type === 'chooseType' ? chart(order, view) : undefined
}

/** Who ends a phase out of formation loses the game. @rule SP-9.3-12 */
function formation(view: View): string | undefined {
  const breach = breachOf(openState(view), view.moving)
  return breach && `${planeName(view, breach.plane)} is out of formation: this loses the game`
}

/** `Hits on 4 or less, 1.5 hits on average; 2 or less brings it down.` */
function odds({ plane, gun, target }: Order<'declareFire'>, view: View): string | undefined {
  const [firer, enemy] = [view.planes[plane], view.planes[target ?? '']]
  if (target === null || firer === undefined || enemy === undefined) return undefined
  const state = openState(view)
  const range = rangeOf(view, firer, enemy)
  const hits = damageByDie(state, plane, gun, range).filter((damage) => damage > 0).length
  const mean = number(Math.round(10 * expectedDamage(state, plane, gun, range)) / 10)
  const kills = killingDice(state, plane, gun, range, target)
  const end = kills === 0 ? '' : kills === 6 ? '; any roll brings it down' : `; ${rolls(kills)} brings it down`
  return hits === 0 ? undefined : `Hits on ${rolls(hits)}, ${mean} on average${end}`
}

/** Low rolls are good. */
const rolls = (most: number): string => (most === 1 ? 'a 1' : most === 6 ? 'any roll' : `${most} or less`)

function ground({ plane, levels }: Order<'declareAltitude'>, view: View): string | undefined {
  const one = view.planes[plane]
  return one === undefined || one.altitude - levels >= 1 ? undefined : leaving(view, plane, 'below')
}

function edge({ toward }: Order<'forward'>, view: View): string | undefined {
  const id = view.move?.plane ?? ''
  const one = view.planes[id]
  if (one === undefined) return undefined
  const { options } = view.config
  const over = edgeAt(options, hexStep(one.hex, sideAhead(options, one.facing, toward)))
  return over === null ? undefined : leaving(view, id, over)
}

/** @rule SP-6J-1 */
function leaving(view: View, id: string, way: Edge | 'below'): string {
  const one = view.planes[id]
  const safe = one !== undefined && isMissionComplete(openState(view), one, way)
  return safe ? 'Leaves play with its mission done' : 'Leaves play and counts as shot down'
}

function dive({ plane, speed }: Order<'setSpeed'>, view: View): string | undefined {
  const levelMax = view.config.charts[view.planes[plane]?.chart ?? '']?.levelMax
  return levelMax === undefined || speed <= levelMax ? undefined : `A Dive speed: Level Max is ${levelMax}`
}

function chart({ chart: id }: Order<'chooseType'>, { config }: View): string | undefined {
  const one = config.charts[id]
  if (one === undefined) return undefined
  const { levelMax, maxSpeed, turnMode, vpValue } = one
  return `Level Max ${levelMax}, in a dive ${maxSpeed}, turns ${turnMode.join('/')}, worth ${counted(vpValue, 'point')}`
}
