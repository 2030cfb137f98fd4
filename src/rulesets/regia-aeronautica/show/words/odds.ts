/** What an order would come to, for the hints of any tongue: from the queries of the game, on what the view shows. */
import { toNumber } from '../../../../core/index.js'
import { type EngagementPreview, engagementsAfter } from '../../queries/engagements.js'
import { aaOdds, bombingOdds, fireOdds, type RollOdds } from '../../queries/odds.js'
import type { Action, View } from '../../state/state.js'
import { cellOf, mover, stateOf } from './table.js'

/** The odds of the roll that an order leads to, and whether a hit would bring the target down. */
export interface Chance extends Pick<RollOdds, 'need' | 'modifiers'> {
  readonly percent: number
  readonly kills: boolean
}

/** The odds of an order that fires or bombs; undefined for any other. */
export function chanceOf(order: Action, view: View): Chance | undefined {
  const odds = oddsOf(order, view)
  if (odds === undefined) return undefined
  const { need, modifiers, hit, shotDown } = odds
  const [hits, kills] = [toNumber(hit), toNumber(shotDown)]
  return { need, modifiers, percent: Math.round(100 * hits), kills: hits > 0 && kills === hits }
}

function oddsOf(order: Action, view: View): RollOdds | undefined {
  const state = stateOf(view)
  switch (order.type) {
    case 'chooseTarget':
    case 'attackBelow':
      return fireOdds(state, mover(view), order.target)
    case 'react':
      return fireOdds(state, order.fighter, mover(view))
    case 'fireAA':
      return aaOdds(state, order.gun, order.target)
    case 'bomb':
      return bombingOdds(state, order.plane)[cellOf(view, order.plane)!.altitude - 1]
    default:
      return undefined
  }
}

/** What a step would set off; undefined for any other order, and where nothing happens. */
export function fightsAfter(order: Action, view: View): EngagementPreview | undefined {
  if (order.type !== 'moveSpace' || view.slot === null) return undefined
  const found = engagementsAfter(stateOf(view), order.plane, order.direction)
  if (found === null) return undefined
  const { compulsory, optional, reactions, aa } = found
  return compulsory.length + optional.length + reactions.length > 0 || aa !== null ? found : undefined
}
