/** Stopping by consent (ours). */
import { type ActionRules, answer, ask, broken } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { MISSION_PHASES } from '../book/tables.js'
import { opponent, type Spitfire } from '../state/state.js'
import { endByConsent } from '../turn/sequence.js'

const PLAY = ['altitude', 'speed', 'movement', 'combat'] as const

/** Who has to decide offers to stop; one offer a phase. @rule SP-9-8 */
export const offerEnd: ActionRules<Spitfire>['offerEnd'] = {
  phases: PLAY,
  listed: 'some',
  check(state, { seat }) {
    const early = state.config.scenario === '9.1' && state.turn <= MISSION_PHASES
    return broken(
      early && no('SP-9-8', 'too-early', { turn: MISSION_PHASES }),
      state.offered.includes(seat) && no('SP-9-8', 'offered-already'),
    )
  },
  apply(draft, { seat }, io) {
    draft.offered.push(seat)
    ask(draft, { kind: 'endOffer', waiting: [opponent(seat)] })
    io.emit?.({ type: 'endOffered', rule: 'SP-9-8', audience: 'all', seat })
  },
}

/** The other agrees: the game is scored as it stands. @rule SP-9-8 */
export const agreeEnd: ActionRules<Spitfire>['agreeEnd'] = {
  phases: PLAY,
  answers: ['endOffer'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    answer(draft, seat)
    io.emit?.({ type: 'endAnswered', rule: 'SP-9-8', audience: 'all', seat, agreed: true })
    endByConsent(draft, io)
  },
}

/** The other plays on. @rule SP-9-8 */
export const refuseEnd: ActionRules<Spitfire>['refuseEnd'] = {
  phases: PLAY,
  answers: ['endOffer'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    answer(draft, seat)
    io.emit?.({ type: 'endAnswered', rule: 'SP-9-8', audience: 'all', seat, agreed: false })
  },
}
