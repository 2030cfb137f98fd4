/** Odds and warnings, in German. */
import { capital } from '../../../../../core/words/index.js'
import type { Action, View } from '../../../state/state.js'
import { type Chance, chanceOf, fightsAfter } from '../odds.js'
import { gunSquare } from '../table.js'
import { drms, flak, pieces } from './names.js'

function odds({ need, modifiers, percent, kills }: Chance, view: View): string {
  const added = modifiers.length === 0 ? '' : ` (${drms(modifiers, view)})`
  return `Braucht ${need}${added}: ${percent} %${kills ? ', ein Treffer ist der Abschuss' : ''}`
}

/** `Muss CR42 B angreifen, CR42 C schießt` */
function fights(order: Action, view: View): string | undefined {
  const found = fightsAfter(order, view)
  if (found === undefined) return undefined
  const targets = (foes: typeof found.compulsory): string =>
    pieces(
      foes.map(({ target }) => target),
      view,
      'oder',
    )
  const parts = [
    targets(found.compulsory) && `muss ${targets(found.compulsory)} angreifen`,
    targets(found.optional) && `darf ${targets(found.optional)} von oben angreifen`,
    ...found.reactions.map(
      ({ fighter, compulsory }) => `${pieces([fighter], view)} ${compulsory ? 'schießt' : 'darf schießen'}`,
    ),
    found.aa && `${flak(gunSquare(found.aa.gun, view))} ${found.aa.compulsory ? 'schießt' : 'darf schießen'}`,
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
