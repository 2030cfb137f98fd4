/** What follows what: the transitions between phases, plane by plane and card by card. */
import type { Io } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { type Draft, edit, editGroup, SEATS, type Seat, type SpittingFire, type State } from '../state/state.js'
import { hasPlanes, isWipedOut } from './standing.js'

/**
 * Opens the plotting phase. A side without groups counts as committed.
 * @rule SF-PLOT-04
 */
export function beginPlotting(draft: Draft, io: Pick<Io<SpittingFire>, 'emit'>): void {
  draft.phase = 'plot'
  io.emit?.({ type: 'turnBegan', rule: 'SF-SEQ-01', audience: 'all', turn: draft.turn })
  for (const seat of SEATS) draft.committed[seat] = !hasPlanes(draft, seat)
  if (draft.committed.axis && draft.committed.allies) nextCard(draft)
}

/**
 * Waits for the next card; without one left the action phase is over.
 * @rule SF-ACT-10
 */
export function nextCard(draft: Draft): void {
  draft.activation = null
  draft.card = null
  draft.phase = draft.deck.down.red + draft.deck.down.black > 0 ? 'activate' : 'end'
}

/** A plane has moved and attacked, or is gone: on to the next, to the next card, or to the end phase. */
export function finishPlane(draft: Draft, io: Io<SpittingFire>): void {
  const activation = draft.activation!
  if (activation.plane !== null) edit(draft, activation.plane).acted = true
  activation.plane = null
  activation.movement = null
  draft.phase = 'activate'
  if (activation.remaining.length === 0) finishGroup(draft, activation.group, io)
}

function finishGroup(draft: Draft, group: string, io: Io<SpittingFire>): void {
  editGroup(draft, group).revealed = null
  io.emit?.({ type: 'activationEnded', rule: 'SF-ACT-05', audience: 'all', group })
  nextCard(draft)
}

/** The game is over, whatever else was going on. */
export function finishGame(draft: Draft, io: Io<SpittingFire>): void {
  draft.phase = 'over'
  draft.activation = null
  draft.card = null
  const { axis, allies } = draft.score
  io.emit?.({ type: 'gameEnded', rule: endRule(draft), audience: 'all', winner: winnerOf(draft), axis, allies })
}

/** The rule that decides the game. */
export function endRule(state: State): RuleId {
  if (isDecidedByStanding(state)) return 'SF-WIN-04'
  if (state.score.axis === state.score.allies)
    return hasPlanes(state, 'axis') || hasPlanes(state, 'allies') ? 'SF-WIN-05' : 'SF-WIN-06'
  const early = state.config.options.eliminationEnds !== 'never' && isWipedOut(state)
  return early ? 'SF-WIN-03' : 'SF-WIN-01'
}

/** @rule SF-WIN-04 */
const isDecidedByStanding = (state: State): boolean =>
  state.config.options.winnerBy === 'lastStanding' && hasPlanes(state, 'axis') !== hasPlanes(state, 'allies')

/**
 * Most victory points, or under `lastStanding` the only side with planes left; a tie is a draw.
 * @rule SF-WIN-02
 */
export function winnerOf(state: State): Seat | 'draw' {
  if (isDecidedByStanding(state)) return hasPlanes(state, 'axis') ? 'axis' : 'allies'
  const { axis, allies } = state.score
  if (axis === allies) return 'draw'
  return axis > allies ? 'axis' : 'allies'
}
