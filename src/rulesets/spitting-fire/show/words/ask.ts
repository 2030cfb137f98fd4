/** The question a seat is asked, and what everybody else is waiting for. */
import { capital, counted, listing, nameOf, number } from '../../../../core/words/english.js'
import { markerLimit } from '../../flight/movement.js'
import { movementBudget } from '../../queries/budget.js'
import { pointsLeft } from '../../queries/ground.js'
import { projectedWinner } from '../../queries/prospect.js'
import { type Target, targetsFor } from '../../queries/sights.js'
import { positionOf } from '../../state/position.js'
import {
  bendOf,
  type Marker,
  type Movement,
  type PendingPivot,
  SEATS,
  type Seat,
  type View,
} from '../../state/state.js'
import { markerName } from '../names.js'
import { kindName, resultOf } from './events.js'
import { cardOf, cards, far, flying, group, models, side, theSide } from './phrases.js'

/** The question that `view.seat` is asked; for others, what everybody is waiting for. */
export function ask(view: View): string {
  if (view.resigned !== null) return `${theSide(view.resigned, 'has', 'have')} resigned.`
  if (view.phase === 'over') return `The game is over. ${result(view)}`
  const asked = askedIn(view)
  if (asked.length === 0) return duty(view)
  const own = asked.find((seat) => seat === view.seat)
  return own === undefined ? waitingFor(view, asked) : question(view, own)
}

function result(view: View): string {
  const { winner, score } = projectedWinner(positionOf(view))
  return resultOf(winner, score)
}

/** Those who owe a decision; nobody while the referee does. */
function askedIn(view: View): readonly Seat[] {
  const { phase, forces, committed, card, activation } = view
  if (phase === 'force') return forces === null ? [] : SEATS.filter((seat) => !isIn(view, seat))
  if (phase === 'plot') return SEATS.filter((seat) => !committed[seat])
  if (activation !== null) return [view.groups[activation.group]!.side]
  return card === null ? [] : [card === 'red' ? 'axis' : 'allies']
}

function isIn({ forces }: View, seat: Seat): boolean {
  const force = forces![seat]
  return 'submitted' in force ? force.submitted : force.groups !== null
}

/** What the referee has to do. */
function duty(view: View): string {
  const { phase, turn, deck, config } = view
  if (phase === 'force') return 'Both forces are in. Who gets which edge?'
  if (phase === 'end') return `Every group has acted. End turn ${turn} of ${config.options.turnLimit}?`
  const rest = cards(deck.down.red, deck.down.black) ?? 'none'
  return `Flip the next card: who ${phase === 'place' ? 'places' : 'activates'} a group? Still face down: ${rest}.`
}

// ---------------------------------------------------------------------------------------- waiting

function waitingFor(view: View, asked: readonly Seat[]): string {
  return `Waiting for ${listing(asked.map((seat) => side(seat)))} to ${taskIn(view)}.`
}

function taskIn({ phase, activation, placing }: View): string {
  const plane = nameOf(activation?.plane ?? '')
  switch (phase) {
    case 'force':
      return 'choose a force'
    case 'place':
      return placing === null ? 'place a group' : `place the rest of ${group(placing.group)}`
    case 'plot':
      return 'plot maneuvers'
    case 'move':
      return `fly ${plane}`
    case 'attack':
      return `attack with ${plane}, or hold fire`
    default:
      return activation === null ? 'activate a group' : `choose the next aircraft of ${group(activation.group)}`
  }
}

// ---------------------------------------------------------------------------------------- asking

function question(view: View, seat: Seat): string {
  switch (view.phase) {
    case 'force':
      return `Choose your force: ${counted(pointsLeft(positionOf(view), seat), 'point')} of ${view.config.points} left.`
    case 'place':
      return placing(view, seat)
    case 'plot':
      return plotting(view, seat)
    case 'move':
      return moving(view)
    case 'attack':
      return attacking(view)
    default:
      return activating(view, seat)
  }
}

const groupsOf = (view: View, seat: Seat): readonly string[] =>
  Object.keys(view.groups).filter((id) => view.groups[id]?.side === seat)

function placing(view: View, seat: Seat): string {
  const edge = view.edges?.[seat]
  if (view.placing !== null) {
    const { group: id, altitude } = view.placing
    const plane = view.groups[id]?.planes.find((one) => view.planes[one]?.pose === null) ?? id
    return `Where does ${nameOf(plane)} start? It is at level ${altitude}, within 6 SU of the rest of ${group(id)}.`
  }
  const left = groupsOf(view, seat).filter((id) => !view.groups[id]?.placed)
  return `Your card is up: place one of your groups along the ${edge} edge. Still to place: ${listing(left.map(nameOf))}.`
}

/** `Adler (2 Bf 109s, level 5)`. */
function described(view: View, id: string): string {
  const { card = '', altitudeMarker = 0 } = view.groups[id] ?? {}
  return `${nameOf(id)} (${models(view, card, flying(view, id).length)}, level ${altitudeMarker})`
}

function plotting(view: View, seat: Seat): string {
  const living = groupsOf(view, seat).filter((id) => flying(view, id).length > 0)
  const missing = living.filter((id) => view.groups[id]?.plot === null)
  if (missing.length === 0) return `All your markers are down. Commit them, or change your mind first?`
  return `Turn ${view.turn}: plot a maneuver for ${listing(missing.map((id) => described(view, id)))}.`
}

function activating(view: View, seat: Seat): string {
  const { activation } = view
  if (activation !== null) {
    const { revealed, altitudeMarker, planes } = view.groups[activation.group]!
    const [only, ...others] = activation.remaining
    const head = `${capital(group(activation.group))} (${markerName(revealed as Marker)}, level ${altitudeMarker})`
    if (others.length === 0) return `${head}: only ${nameOf(only ?? '')} is left to fly.`
    const acted = planes.some((id) => view.planes[id]?.acted)
    return `${head}: which aircraft flies ${acted ? 'next' : 'first'}?`
  }
  const left = groupsOf(view, seat).filter((id) => !view.groups[id]?.activated && flying(view, id).length > 0)
  if (left.length === 1) return `Your card is up, and ${nameOf(left[0] as string)} is the last group left to act.`
  return `Your card is up: which group acts, ${listing(left.map(nameOf), 'or')}?`
}

// ---------------------------------------------------------------------------------------- flying

function moving(view: View): string {
  const state = positionOf(view)
  const { plane, left, minimumLeft, untilTurn } = movementBudget(state)!
  const movement = view.activation!.movement!
  if (movement.pivot !== null) return pivoting(plane, movement.pivot)
  if (left === 0 && untilTurn > 0) return `${nameOf(plane)} has no MP left. End its move?`
  const marker = view.groups[view.activation!.group]!.revealed as Marker
  const least = minimumLeft > 0 ? `, at least ${number(minimumLeft)} to spend` : ''
  const budget = `${number(left)} of ${number(movement.rate)} MP left${least}`
  return `Fly ${nameOf(plane)} (${cardOf(view, plane)?.name}, ${markerName(marker)}): ${budget}; ${turning(view, movement, marker)}.`
}

/** What stands between the plane and its next turn. */
function turning(view: View, { forward, markerMet }: Movement, marker: Marker): string {
  const state = positionOf(view)
  const { left, untilTurn } = movementBudget(state)!
  if (untilTurn > left) return 'too few to turn again'
  if (markerMet) return untilTurn > 0 ? `${far(view, untilTurn)} to go before it may turn` : 'it may turn now'
  const until = `${view.config.options.curvedBoundary === 'strict' ? 'before' : 'by'} ${far(view, markerLimit(state))}`
  const from = untilTurn > 0 ? `after ${number(forward + untilTurn)} and` : 'now or'
  return `it must turn to the ${bendOf(marker)}${untilTurn > 0 ? '' : ','} ${from} ${until}${forward > 0 ? ` (${number(forward)} flown)` : ''}`
}

function pivoting(plane: string, { kind, max, sign, min }: PendingPivot): string {
  const way = sign === 0 ? 'either way' : sign < 0 ? 'to the left' : 'to the right'
  const least = min > 0 ? `, at least ${number(min)}°` : ''
  return `${nameOf(plane)}'s ${kindName(kind)} has come off: pivot up to ${max}° ${way}${least}?`
}

// ---------------------------------------------------------------------------------------- firing

const MOST_NAMED = 3

function attacking(view: View): string {
  const plane = view.activation!.plane as string
  const targets = targetsFor(positionOf(view), plane)
  if (targets.length === 0) return `${nameOf(plane)} has nobody in its sights. Hold fire?`
  const named = targets.slice(0, MOST_NAMED).map((target) => sighted(view, target))
  const more = targets.length - named.length
  return `Does ${nameOf(plane)} fire? In its sights: ${listing(more > 0 ? [...named, `${more} more`] : named)}.`
}

const sighted = (view: View, { target, range, need }: Target): string =>
  `${nameOf(target)} (${far(view, Math.round(10 * range) / 10)}, needs ${need})`
