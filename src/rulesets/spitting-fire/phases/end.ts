/** The end phase and the end of the game (book p.17). */
import { type ActionRules, type Io, kept } from '../../../core/index.js'
import { type Draft, edit, editGroup, type SpittingFire } from '../state/state.js'
import { beginPlotting, finishGame } from '../turn/sequence.js'
import { isWipedOut } from '../turn/standing.js'

/** @rule SF-END-01 */
export const endTurn: ActionRules<SpittingFire>['endTurn'] = {
  phases: ['end'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    io.emit?.({ type: 'turnEnded', rule: 'SF-ACT-10', audience: 'all', turn: draft.turn })
    const { turnLimit, eliminationEnds } = draft.config.options
    if (draft.turn >= turnLimit || (eliminationEnds === 'endOfTurn' && isWipedOut(draft))) finishGame(draft, io)
    else beginTurn(draft, io)
  },
}

/** All markers off, all cards face down again, the next turn. */
function beginTurn(draft: Draft, io: Io<SpittingFire>): void {
  draft.turn++
  draft.deck.down = { ...draft.deck.discard }
  draft.deck.discard = { red: 0, black: 0 }
  for (const id in draft.groups) editGroup(draft, id).activated = false
  for (const id in draft.planes) {
    const ready = edit(draft, id)
    ready.acted = false
    ready.fired = []
  }
  const { red, black } = draft.deck.down
  io.emit?.({ type: 'deckShuffled', rule: 'SF-END-01', audience: 'all', red, black })
  beginPlotting(draft, io)
}
