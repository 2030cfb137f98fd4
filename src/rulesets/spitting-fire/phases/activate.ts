/** The action phase: a card, a group, its marker, its planes one by one (book p.16-17). */
import { type ActionRules, broken, type Io, kept } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { LEVELS } from '../book/tables.js'
import {
  type AircraftCard,
  bendOf,
  cardOf,
  type Draft,
  edit,
  editGroup,
  group as groupOf,
  type Marker,
  plane as planeOf,
  type SpittingFire,
  type State,
  verticalOf,
} from '../state/state.js'
import { removeGroup } from '../turn/loss.js'
import { nextCard } from '../turn/sequence.js'
import { checkOwnGroup } from '../turn/standing.js'

/** @rule SF-ACT-01 */
export const flipCard: ActionRules<SpittingFire>['flipCard'] = {
  phases: ['place', 'activate'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const { down, discard } = draft.deck
    const colour = io.draw('card', { red: down.red, black: down.black })
    down[colour]--
    discard[colour]++
    draft.card = colour
    const rule = draft.phase === 'place' ? 'SF-PLACE-04' : 'SF-ACT-01'
    io.emit?.({ type: 'cardFlipped', rule, audience: 'all', colour, red: down.red, black: down.black })
  },
}

/** @rule SF-ACT-02 */
export const activateGroup: ActionRules<SpittingFire>['activateGroup'] = {
  phases: ['activate'],
  listed: 'all',
  check(state, { seat, group }) {
    if (state.activation !== null) return [no('SF-ACT-06', 'group-in-progress', { group: state.activation.group })]
    const strange = checkOwnGroup(state, group, seat, 'SF-ACT-02')
    if (strange) return [strange]
    return broken(groupOf(state, group).activated && no('SF-ACT-04', 'already-activated', { group }))
  },
  apply(draft, { group }, io) {
    const acting = editGroup(draft, group)
    const marker = acting.plot as Marker
    acting.activated = true
    acting.plot = null
    acting.revealed = marker
    io.reveal()
    io.emit?.({ type: 'groupActivated', rule: 'SF-ACT-02', audience: 'all', group })
    io.emit?.({ type: 'markerRevealed', rule: 'SF-ACT-05', audience: 'all', group, marker })
    changeLevel(draft, group, marker, io)
  },
}

function changeLevel(draft: Draft, group: string, marker: Marker, io: Io<SpittingFire>): void {
  const acting = editGroup(draft, group)
  const [from, to] = [acting.altitudeMarker, acting.altitudeMarker + LEVELS[verticalOf(marker)]]
  if (to < 1 || to > draft.config.cards[acting.card]!.maxAlt) {
    io.emit?.(
      to < 1
        ? { type: 'groupCrashed', rule: 'SF-ALT-05', audience: 'all', group }
        : { type: 'groupStalled', rule: 'SF-ALT-06', audience: 'all', group },
    )
    acting.revealed = null
    removeGroup(draft, group, to < 1 ? 'crashed' : 'stalled', io)
    if (draft.phase !== 'over') nextCard(draft)
    return
  }
  acting.altitudeMarker = to
  io.emit?.({ type: 'altitudeMarkerChanged', rule: 'SF-ALT-02', audience: 'all', group, from, to })
  const remaining = acting.planes.filter((id) => planeOf(draft, id).status === 'flying')
  if (draft.config.options.altitudeTiming === 'atActivation') {
    for (const id of remaining) takeLevel(draft, id, 'SF-ALT-04', io)
  }
  draft.activation = { group, remaining, plane: null, movement: null, attackedEarly: false }
}

/** A plane takes the level that its group's marker shows. */
export function takeLevel(draft: Draft, id: string, rule: 'SF-ALT-03' | 'SF-ALT-04', io: Io<SpittingFire>): void {
  const moved = planeOf(draft, id)
  const [from, to] = [moved.altitude, groupOf(draft, moved.group).altitudeMarker]
  if (from === to) return
  edit(draft, id).altitude = to
  io.emit?.({ type: 'planeAltitudeChanged', rule, audience: 'all', plane: id, from, to })
}

/** The planes of the acting group that may act next. @rule SF-ACT-07 */
export function nextPlanes({ activation, config }: State): readonly string[] {
  const { remaining } = activation!
  return config.options.planeOrder === 'listed' ? remaining.slice(0, 1) : remaining
}

/** @rule SF-ACT-06 */
export const beginPlane: ActionRules<SpittingFire>['beginPlane'] = {
  phases: ['activate'],
  listed: 'all',
  check(state, { plane }) {
    const { activation } = state
    if (activation === null) return [no('SF-ACT-05', 'no-group-acting')]
    if (!Object.hasOwn(state.planes, plane)) return [no('SF-ACT-07', 'unknown-id', { kind: 'plane', id: plane })]
    if (planeOf(state, plane).group !== activation.group) return [no('SF-ACT-05', 'not-in-group', { plane })]
    if (planeOf(state, plane).status !== 'flying') return [no('SF-ACT-07', 'plane-gone', { plane })]
    if (!activation.remaining.includes(plane)) return [no('SF-ACT-07', 'already-acted', { plane })]
    const [next] = nextPlanes(state)
    return broken(!nextPlanes(state).includes(plane) && no('SF-ACT-07', 'not-next', { plane, next: next! }))
  },
  apply(draft, { plane }, io) {
    const activation = draft.activation!
    const marker = groupOf(draft, activation.group).revealed as Marker
    const rate = rateFor(cardOf(draft, plane), marker)
    activation.plane = plane
    activation.remaining = activation.remaining.filter((id) => id !== plane)
    activation.attackedEarly = false
    activation.movement = {
      rate,
      spent: 0,
      forward: 0,
      sinceTurn: 0,
      turned: false,
      markerMet: bendOf(marker) === 'straight',
      path: [],
      pivot: null,
      lastPivot: null,
    }
    draft.phase = 'move'
    io.emit?.({ type: 'planeBegan', rule: 'SF-MOVE-05', audience: 'all', plane, rate })
  },
}

/**
 * The MPs that a marker gives.
 * @rule SF-MOVE-05
 */
const rateFor = (card: AircraftCard, marker: Marker): number => card[verticalOf(marker)]
