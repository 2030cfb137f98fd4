/** Choosing types and, under rule 10, start corners (book 9, 10). */
import { type ActionRules, answer, broken } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { deploy, typeProblems } from '../state/setup.js'
import { edit, type Spitfire } from '../state/state.js'
import { beginMovement } from '../turn/sequence.js'

/** A side chooses the type it flies. @rule SP-9-1 SP-9-2 SP-9-3 SP-9-5 */
export const chooseType: ActionRules<Spitfire>['chooseType'] = {
  phases: ['setup'],
  answers: ['chooseType'],
  listed: 'all',
  check: ({ config }, { seat, chart }) => typeProblems(config, seat, chart),
  apply(draft, { seat, chart }, io) {
    draft.types[seat] = chart
    io.emit?.({ type: 'typeChosen', rule: 'SP-9-5', audience: 'all', seat, chart })
    if (answer(draft, seat) !== undefined) deploy(draft, io)
  },
}

/** The corners on either side of north. @rule SP-10-7 */
export const NORTH_CORNERS = [0, 5] as const

/** A corner for an aircraft that faces north in the book. @rule SP-10-7 */
export const chooseFacing: ActionRules<Spitfire>['chooseFacing'] = {
  phases: ['setup'],
  answers: ['chooseFacing'],
  listed: 'all',
  check: ({ cornerless }, { plane, facing }) =>
    broken(
      !cornerless.includes(plane) && no('SP-10-7', 'unknown-id', { kind: 'aircraft to turn', id: plane }),
      facing !== 0 && facing !== 5 && no('SP-10-7', 'bad-corner', { plane, expected: NORTH_CORNERS.join(' or ') }),
    ),
  apply(draft, { seat, plane, facing }, io) {
    edit(draft, plane).facing = facing
    draft.cornerless = draft.cornerless.filter((id) => id !== plane)
    io.emit?.({ type: 'facingChosen', rule: 'SP-10-7', audience: 'all', plane, facing })
    if (draft.cornerless.length > 0) return
    answer(draft, seat)
    beginMovement(draft, 'first', io)
  },
}
