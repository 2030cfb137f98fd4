/** Roles after a loss (book 9.3). */
import { type ActionRules, answer, broken } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { join, nameLeaderOf } from '../flight/formation.js'
import { flies, plane, type Spitfire } from '../state/state.js'
import { goOn } from '../turn/sequence.js'

/** The owner of two says who leads. @rule SP-9.3-8 SP-9.3-18 */
export const nameLeader: ActionRules<Spitfire>['nameLeader'] = {
  phases: ['altitude', 'movement', 'formation'],
  answers: ['nameLeader'],
  listed: 'all',
  check(state, { seat, plane: id }) {
    const fits = flies(state, id) && plane(state, id).side === seat
    return broken(!fits && no('SP-9.3-8', 'not-a-candidate', { plane: id }))
  },
  apply(draft, { seat, plane: id }, io) {
    answer(draft, seat)
    nameLeaderOf(draft, seat, id, io)
    goOn(draft, io)
  },
}

/** The owner says on which side a straggler that fits on either joins. @rule SP-9.3-14 */
export const assignWing: ActionRules<Spitfire>['assignWing'] = {
  phases: ['altitude', 'movement', 'combat', 'formation'],
  answers: ['assignWing'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat, zone }, io) {
    answer(draft, seat)
    join(draft, seat, zone, 'SP-9.3-14', io)
    goOn(draft, io)
  },
}
