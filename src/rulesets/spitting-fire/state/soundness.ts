/** What a state from outside must keep beyond its shape: ids that exist, sums that agree. */

import type { CoreRule } from '../../../core/index.js'
import { refuseState, type Violation } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { checkPose } from '../flight/poses.js'
import { hasPlanes, isGroupGone } from '../turn/standing.js'
import { checkCard } from './cards.js'
import { colourOf, type Plane, type Pose, SEATS, type Seat, type State } from './state.js'

/** Every way in which the state contradicts itself, or `[]`. */
export function sound(state: State): readonly Violation<RuleId | CoreRule>[] {
  const wrong = contradictions(state)
  return wrong === undefined ? [] : [refuseState(wrong)]
}

function contradictions(state: State): string | undefined {
  return cardsWrong(state) ?? groupsWrong(state) ?? planesWrong(state) ?? deckWrong(state) ?? phaseWrong(state)
}

const cardsWrong = ({ config }: State): string | undefined =>
  Object.entries(config.cards).some(([id, card]) => card.id !== id || checkCard(card).length > 0)
    ? 'config.cards'
    : undefined

function groupsWrong(state: State): string | undefined {
  const bad = Object.entries(state.groups).find(
    ([id, group]) =>
      !Object.hasOwn(state.config.cards, group.card) ||
      group.altitudeMarker > state.config.cards[group.card]!.maxAlt ||
      (group.placed && group.altitudeMarker < 1) ||
      new Set(group.planes).size < group.planes.length ||
      !group.planes.every((plane) => Object.hasOwn(state.planes, plane) && state.planes[plane]!.group === id),
  )
  return bad && `groups.${bad[0]}`
}

function planesWrong(state: State): string | undefined {
  const bad = Object.entries(state.planes).find(([id, plane]) => isPlaneWrong(state, id, plane))
  return bad && `planes.${bad[0]}`
}

function isPlaneWrong(state: State, id: string, plane: Plane): boolean {
  if (!Object.hasOwn(state.groups, plane.group)) return true
  const group = state.groups[plane.group]!
  const card = state.config.cards[plane.card]
  if (!group.planes.includes(id) || group.side !== plane.side || group.card !== plane.card || card === undefined)
    return true
  if (plane.pose === null ? group.placed : !poseFits(state, plane.pose as Pose)) return true
  const down = plane.damage >= card.boxes
  if (plane.damage > card.boxes || down !== (plane.status === 'shot-down') || plane.altitude > card.maxAlt) return true
  return plane.ammo.length !== (state.config.options.limitedAmmo ? card.weapons.length : 0)
}

const poseFits = ({ config }: State, pose: Pose): boolean => checkPose(config.table, '', pose).length === 0

/** @rule SF-DECK-01 */
function deckWrong(state: State): string | undefined {
  if (state.phase === 'force' || state.phase === 'place' || state.phase === 'over') return undefined
  const bad = SEATS.find((seat) => {
    const colour = colourOf(seat)
    const living = Object.keys(state.groups).filter((id) => state.groups[id]!.side === seat && !isGroupGone(state, id))
    const waiting = living.filter((id) => !state.groups[id]!.activated).length
    const up = state.card === colour && state.activation === null ? 1 : 0
    return (
      state.deck.down[colour] + state.deck.discard[colour] !== living.length || state.deck.down[colour] !== waiting - up
    )
  })
  return bad && `deck of ${bad}`
}

function phaseWrong(state: State): string | undefined {
  const { phase, forces, edges, card, activation, placing } = state
  if ((forces !== null) !== (phase === 'force' && Object.keys(state.groups).length === 0)) {
    if (phase !== 'over') return 'forces'
  }
  if (phase === 'place') return edges === null || placingWrong(state) ? 'placing' : undefined
  if (placing !== null) return phase === 'over' ? undefined : 'placing'
  if (phase === 'plot') return card !== null || activation !== null || plottingWrong(state) ? 'plots' : undefined
  if (phase === 'activate' || phase === 'move' || phase === 'attack') return activationWrong(state)
  return phase === 'end' && (activation !== null || card !== null) ? 'activation' : undefined
}

function placingWrong(state: State): boolean {
  const { placing, card, deck } = state
  const open = (seat: Seat): number =>
    Object.values(state.groups).filter((group) => group.side === seat && !group.placed).length
  const up = (seat: Seat): number => (card === colourOf(seat) ? 1 : 0)
  if (SEATS.some((seat) => deck.down[colourOf(seat)] !== open(seat) - up(seat))) return true
  if (open('axis') + open('allies') === 0) return true
  if (placing === null) return false
  const group = Object.hasOwn(state.groups, placing.group) ? state.groups[placing.group]! : undefined
  return group === undefined || group.placed || card !== colourOf(group.side) || placing.altitude < 2
}

/** A side that is committed has plotted all its groups; one without planes is committed; not both are. */
function plottingWrong(state: State): boolean {
  const plotted = (seat: Seat): boolean =>
    Object.entries(state.groups).every(
      ([id, { side, plot }]) => side !== seat || plot !== null || isGroupGone(state, id),
    )
  const { committed } = state
  if (committed.axis && committed.allies) return true
  return SEATS.some((seat) => (committed[seat] ? !plotted(seat) : !hasPlanes(state, seat)))
}

function activationWrong(state: State): string | undefined {
  const { phase, activation, card } = state
  const unplotted = Object.entries(state.groups).some(
    ([id, group]) => !group.activated && group.plot === null && !isGroupGone(state, id),
  )
  if (unplotted) return 'plots'
  if (activation === null) return phase === 'activate' ? undefined : 'activation'
  const group = Object.hasOwn(state.groups, activation.group) ? state.groups[activation.group]! : undefined
  if (group === undefined || group.revealed === null || !group.activated || card !== colourOf(group.side))
    return 'activation'
  const flies = (id: string): boolean => group.planes.includes(id) && state.planes[id]!.status === 'flying'
  if (!activation.remaining.every(flies) || new Set(activation.remaining).size < activation.remaining.length)
    return 'activation'
  const moving = phase !== 'activate'
  if ((activation.plane !== null) !== moving || (activation.movement !== null) !== moving) return 'activation'
  if (!moving) return activation.remaining.length > 0 ? undefined : 'activation'
  const { movement, plane } = activation
  const inOrder =
    flies(plane as string) && !activation.remaining.includes(plane as string) && movement!.spent <= movement!.rate
  return inOrder && movement!.path.every(({ from }) => poseFits(state, from)) ? undefined : 'activation'
}
