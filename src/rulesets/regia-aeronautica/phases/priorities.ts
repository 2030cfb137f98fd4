/** Priority chits and the draw for the initiative (the book's Turn sequence i to iii). */

import { type ActionRules, answer, broken, type Io, kept, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { type Draft, opponent, type RegiaAeronautica, SEATS, type Seat, type State } from '../state/state.js'
import { answered, beginInitiative, livingPlanes } from '../turn/sequence.js'
import { nextSlot } from './movement.js'

type Broken = readonly Violation<RuleId>[]

/** A seat's planes without a number, and the numbers still free. */
export function openPriorities(state: State, seat: Seat): { planes: readonly string[]; numbers: readonly number[] } {
  const { priorities } = state
  const own = livingPlanes(state, seat)
  const planes: string[] = []
  const taken: number[] = []
  for (const id of own) {
    if (Object.hasOwn(priorities, id)) taken.push(priorities[id]!)
    else planes.push(id)
  }
  return { planes, numbers: own.map((_, i) => i + 1).filter((number) => !taken.includes(number)) }
}

/** @rule RA-TURN-02 */
export const setPriorities: ActionRules<RegiaAeronautica>['setPriorities'] = {
  phases: ['priorities'],
  answers: ['priorities'],
  listed: 'some',
  secret: () => true,
  check: (state, { seat, priorities }) => checkPermutation(livingPlanes(state, seat), priorities),
  apply(draft, { seat, priorities }, io) {
    for (const id of livingPlanes(draft, seat)) assign(draft, seat, id, priorities[id] as number, io)
    finish(draft, seat, io)
  },
}

function checkPermutation(planes: readonly string[], priorities: Readonly<Record<string, number>>): Broken {
  const numbers = planes.flatMap((id) => (Object.hasOwn(priorities, id) ? [priorities[id] as number] : []))
  const right = Object.keys(priorities).length === planes.length && planes.every((_, i) => numbers.includes(i + 1))
  return broken(!right && no('RA-TURN-02', 'bad-priorities', { need: planes.length }))
}

/** @rule RA-TURN-02 */
export const assignPriority: ActionRules<RegiaAeronautica>['assignPriority'] = {
  phases: ['priorities'],
  answers: ['priorities'],
  listed: 'all',
  secret: () => true,
  check(state, { seat, plane, priority }) {
    const { planes, numbers } = openPriorities(state, seat)
    if (planes.includes(plane) && numbers.includes(priority)) return kept
    return [no('RA-TURN-02', 'bad-priorities', { need: livingPlanes(state, seat).length })]
  },
  apply(draft, { seat, plane, priority }, io) {
    assign(draft, seat, plane, priority, io)
    if (areAllGiven(draft, seat)) finish(draft, seat, io)
  },
}

function areAllGiven({ planes, priorities }: State, seat: Seat): boolean {
  for (const id in planes) {
    const { side, status } = planes[id]!
    if (side === seat && status === 'flying' && !Object.hasOwn(priorities, id)) return false
  }
  return true
}

function assign(draft: Draft, seat: Seat, plane: string, priority: number, io: Io<RegiaAeronautica>): void {
  if (Object.isFrozen(draft.priorities)) draft.priorities = { ...draft.priorities }
  draft.priorities[plane] = priority
  io.emit?.({ type: 'priorityAssigned', rule: 'RA-TURN-02', audience: [seat], plane, priority })
  io.emit?.({ type: 'priorityAssigned', rule: 'RA-TURN-02', audience: 'all', plane })
}

function finish(draft: Draft, seat: Seat, io: Io<RegiaAeronautica>): void {
  io.emit?.({ type: 'prioritiesSet', rule: 'RA-TURN-02', audience: 'all', seat })
  if (answer(draft, seat) !== undefined) beginInitiative(draft)
}

/** @rule RA-TURN-02 */
export const dealPriorities: ActionRules<RegiaAeronautica>['dealPriorities'] = {
  phases: ['priorities'],
  answers: ['dealPriorities'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const dealt = SEATS.map((seat) => [seat, shuffle(livingPlanes(draft, seat), io)] as const)
    answered(draft)
    // In the order of the roster: the order of what is told must not tell the numbers.
    for (const [seat, order] of dealt)
      for (const id of livingPlanes(draft, seat)) assign(draft, seat, id, order.indexOf(id) + 1, io)
    for (const [seat] of dealt) io.emit?.({ type: 'prioritiesSet', rule: 'RA-TURN-02', audience: 'all', seat })
    beginInitiative(draft)
  },
}

/** Planes in an order that dice decide: one die for each number that more than one plane could get. */
function shuffle(planes: readonly string[], io: Io<RegiaAeronautica>): readonly string[] {
  const left = [...planes]
  return planes.map(() => left.splice(left.length > 1 ? io.die('priority', left.length) - 1 : 0, 1)[0] as string)
}

/** @rule RA-TURN-03 */
export const drawInitiative: ActionRules<RegiaAeronautica>['drawInitiative'] = {
  phases: ['initiative'],
  answers: ['drawInitiative'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const seat = io.draw('national roundel', { french: 1, italian: 1 })
    answered(draft)
    draft.initiative = seat
    draft.order = [...slotOrder(draft, seat)]
    draft.phase = 'movement'
    io.reveal()
    io.emit?.({ type: 'initiativeDrawn', rule: 'RA-TURN-03', audience: 'all', seat })
    io.emit?.({ type: 'prioritiesRevealed', rule: 'RA-TURN-04', audience: 'all', order: [...draft.order] })
    nextSlot(draft, io)
  },
}

/** Alternately from number 1 upwards, the initiative first; then the rest of the larger side. @rule RA-TURN-04 */
function slotOrder(state: State, first: Seat): readonly string[] {
  const [a, b] = [byNumber(state, first), byNumber(state, opponent(first))]
  const order: string[] = []
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (i < a.length) order.push(a[i]!)
    if (i < b.length) order.push(b[i]!)
  }
  return order
}

/** A side's planes from number 1 upwards. */
function byNumber(state: State, seat: Seat): readonly string[] {
  const living = livingPlanes(state, seat)
  const ordered = [...living]
  for (const id of living) ordered[state.priorities[id]! - 1] = id
  return ordered
}
