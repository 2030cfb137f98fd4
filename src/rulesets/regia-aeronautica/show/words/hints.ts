/** Odds and warnings, in English. */
import { capital } from '../../../../core/words/index.js'
import type { Action, View } from '../../state/state.js'
import { drms, piece, pieces } from './names.js'
import { type Chance, chanceOf, fightsAfter } from './odds.js'

function odds({ need, modifiers, percent, kills }: Chance, view: View): string {
  const added = modifiers.length === 0 ? '' : ` (${drms(modifiers, view)})`
  return `Needs ${need}${added}: ${percent}%${kills ? ', and a hit brings it down' : ''}`
}

/** `Must attack CR42 B, and CR42 C will fire at it` */
function fights(order: Action, view: View): string | undefined {
  const found = fightsAfter(order, view)
  if (found === undefined) return undefined
  const targets = (list: typeof found.compulsory): string =>
    pieces(
      list.map(({ target }) => target),
      view,
      'or',
    )
  const shooters = (must: boolean): string =>
    pieces(
      found.reactions.filter(({ compulsory }) => compulsory === must).map(({ fighter }) => fighter),
      view,
    )
  const parts = [
    targets(found.compulsory) && `must attack ${targets(found.compulsory)}`,
    targets(found.optional) && `may attack ${targets(found.optional)} below`,
    shooters(true) && `${shooters(true)} will fire at it`,
    shooters(false) && `${shooters(false)} may fire at it`,
    found.aa && `${piece(`gun-${found.aa.gun}`, view)} ${found.aa.compulsory ? 'will' : 'may'} fire at it`,
  ]
  return capital(parts.filter(Boolean).join(', '))
}

/** Odds and warnings of one order. */
export function hint(orders: readonly Action[], view: View): string | undefined {
  const [order] = orders
  if (order === undefined || orders.length > 1) return undefined
  const chance = chanceOf(order, view)
  return chance === undefined ? fights(order, view) : odds(chance, view)
}
