/** How planes and groups leave play, and what follows from it: points, cards, the end of the game. */
import type { Io } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import {
  cardOf,
  colourOf,
  type Draft,
  edit,
  editGroup,
  group as groupOf,
  type Marker,
  opponent,
  plane as planeOf,
  type Seat,
  type SpittingFire,
  type Status,
} from '../state/state.js'
import { finishGame } from './sequence.js'
import { isGroupGone, isWipedOut } from './standing.js'

type Lost = Exclude<Status, 'flying'>

/** Takes one plane out of play for good, which may end the game. */
export function removePlane(draft: Draft, id: string, status: Lost, rule: RuleId, io: Io<SpittingFire>): void {
  losePlane(draft, id, status, rule, io)
  endIfWipedOut(draft, io)
}

/** Takes one plane out of play for good; whether the game goes on is asked when the volley is over. */
export function losePlane(draft: Draft, id: string, status: Lost, rule: RuleId, io: Io<SpittingFire>): void {
  takeAway(draft, id, status, rule, io)
  const { group } = planeOf(draft, id)
  const cause = status === 'shot-down' ? 'SF-DMG-06' : 'SF-DECK-04'
  if (isGroupGone(draft, group)) eliminateGroup(draft, group, cause, io)
}

/**
 * Takes a whole group out of play at once: it has crashed or stalled.
 * @rule SF-ALT-05
 */
export function removeGroup(draft: Draft, id: string, status: 'crashed' | 'stalled', io: Io<SpittingFire>): void {
  for (const plane of groupOf(draft, id).planes) {
    if (planeOf(draft, plane).status === 'flying') takeAway(draft, plane, status, 'SF-ALT-07', io)
  }
  eliminateGroup(draft, id, 'SF-DECK-04', io)
  endIfWipedOut(draft, io)
}

function takeAway(draft: Draft, id: string, status: Lost, rule: RuleId, io: Io<SpittingFire>): void {
  const lost = edit(draft, id)
  lost.status = status
  const worthless = (status === 'crashed' || status === 'stalled') && !draft.config.options.crashAwardsVP
  if (!worthless) award(draft, opponent(lost.side), cardOf(draft, id).points, rule, io)
}

/** @rule SF-WIN-02 */
function award(draft: Draft, seat: Seat, points: number, rule: RuleId, io: Io<SpittingFire>): void {
  draft.score[seat] += points
  io.emit?.({ type: 'victoryPointsScored', rule, audience: 'all', seat, points, score: draft.score[seat] })
}

/**
 * Takes the lost group's card out: of the face-down cards if it has not acted this turn, else of the discard. Its
 * marker goes without being shown.
 * @rule SF-DECK-02
 */
function eliminateGroup(draft: Draft, id: string, rule: 'SF-DMG-06' | 'SF-DECK-04', io: Io<SpittingFire>): void {
  const lost = editGroup(draft, id)
  const from = lost.activated ? 'discard' : 'down'
  const colour = colourOf(lost.side)
  io.emit?.({ type: 'groupEliminated', rule, audience: 'all', group: id })
  if (lost.plot !== null) removeMarker(draft, id, lost.plot, io)
  lost.plot = null
  draft.deck[from][colour]--
  const { red, black } = draft.deck[from]
  io.emit?.({
    type: 'cardRemoved',
    rule: lost.activated ? 'SF-DECK-03' : 'SF-DECK-02',
    audience: 'all',
    colour,
    from,
    red,
    black,
  })
}

/** @rule SF-PLOT-03 */
function removeMarker({ config }: Draft, group: string, marker: Marker, io: Io<SpittingFire>): void {
  const shown = config.options.lostMarkers === 'shown'
  io.emit?.({ type: 'markerRemoved', rule: 'SF-PLOT-03', audience: 'all', group, ...(shown && { marker }) })
}

/** @rule SF-WIN-03 */
export function endIfWipedOut(draft: Draft, io: Io<SpittingFire>): void {
  if (draft.config.options.eliminationEnds === 'immediate' && isWipedOut(draft)) finishGame(draft, io)
}
