/** The end of a turn and of the game: retiring, points, the last turn. The book has none of it. */
import { type ActionRules, kept } from '../../../core/index.js'
import { hexDistance } from '../../../geometry/index.js'
import { remove } from '../aircraft/fate.js'
import {
  type AerialCraps,
  cardOf,
  craft,
  type Draft,
  flying,
  type Seat,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import { answered, doNext, nextToAsk, pend, restOf } from '../turn/tasks.js'

const RETIRE_FROM = 6

/** Is it far enough from every enemy? @rule AC-10h-2 */
function canRetire(state: State, ac: string): boolean {
  const { side, hex } = craft(state, ac)
  const { aircraft } = state
  for (const id in aircraft) {
    const other = aircraft[id]!
    if (other.side !== side && other.fate === 'flying' && hexDistance(hex, other.hex) < RETIRE_FROM) return false
  }
  return true
}

/** @rule AC-10h-2 */
export const retire: ActionRules<AerialCraps>['retire'] = {
  phases: ['end'],
  answers: ['retire'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const { ac } = answered<'retire'>(draft)
    remove(draft, ac, 'retired', 'AC-10h-2', io)
  },
}

/** Nothing, or nothing more, in a step that asks for more than one thing. */
export const done: ActionRules<AerialCraps>['done'] = {
  phases: ['housekeeping', 'movement', 'combat', 'end'],
  answers: ['target', 'maintain', 'ease', 'attack', 'retire'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const task = answered<'target' | 'maintain' | 'ease' | 'attack' | 'retire'>(draft)
    const ac = task.do === 'ease' ? draft.move!.ac : task.ac
    io.emit?.({ type: 'passed', rule: PASSED[task.do], audience: 'all', ac })
  },
}

const PASSED = {
  target: 'AC-1.20-1',
  maintain: 'AC-1.50-1',
  ease: 'AC-2.50-4',
  attack: 'AC-3.10-1',
  retire: 'AC-10h-2',
} as const

// ---------------------------------------------------------------------------------------- points

const KILL = 10

/** Ten for each enemy lost, one for each row filled in play on the others. @rule AC-10h-3 */
export function pointsOf(state: State, seat: Seat): number {
  let points = 0
  const { aircraft, config } = state
  for (const id in aircraft) {
    const { side, fate, sheet } = aircraft[id]!
    if (side === seat) continue
    points += fate === 'destroyed' || fate === 'crashed' ? KILL : sheet.filled - (config.worn[id] ?? 0)
  }
  return points
}

/** Thousandths of the rows that are begun and not full on the aircraft that a side has in play. @rule AC-10h-5 */
function begunOf(state: State, seat: Seat): number {
  let sum = 0
  for (const id of flying(state)) {
    const { side, sheet } = craft(state, id)
    if (side !== seat) continue
    const sizes = cardOf(state, id).rows
    for (const [i, { full, marked, burnt }] of sheet.rows.entries()) {
      if (!full) sum += Math.floor((1000 * (marked + burnt)) / sizes[i]!)
    }
  }
  return sum
}

/** By how much side a is ahead: in points or, if that is how ties are broken, in what is left of rows begun. */
function leadIn(state: State): number {
  const lead = pointsOf(state, 'a') - pointsOf(state, 'b')
  return lead === 0 && state.config.options.tieBreak ? begunOf(state, 'b') - begunOf(state, 'a') : lead
}

/** More points win. @rule AC-10h-3 AC-10h-5 */
export function winnerOf(state: State): Seat | 'draw' {
  const lead = leadIn(state)
  return lead === 0 ? 'draw' : lead > 0 ? 'a' : 'b'
}

/** Was it rows begun, not points, that decided? @rule AC-10h-5 */
export const isTieBroken = (state: State): boolean =>
  leadIn(state) !== 0 && pointsOf(state, 'a') === pointsOf(state, 'b')

/** Has one side nothing left in play? @rule AC-10h-4 */
function isDecided(state: State): boolean {
  const { aircraft } = state
  let up: Seat | null = null
  for (const id in aircraft) {
    const { side, fate } = aircraft[id]!
    if (fate !== 'flying' || side === up) continue
    if (up !== null) return false
    up = side
  }
  return true
}

/** Ends the game if a side has nothing left; says whether it did. @rule AC-10h-4 */
export function finishIfDecided(draft: Draft, io: Table): boolean {
  if (isDecided(draft)) finish(draft, io)
  return draft.phase === 'over'
}

/** @rule AC-10h-4 */
function finish(draft: Draft, io: Table): void {
  draft.phase = 'over'
  draft.agenda = []
  draft.tasks = []
  draft.move = null
  draft.test = null
  draft.encounters = []
  draft.attacks = []
  const rule = isTieBroken(draft) ? 'AC-10h-5' : 'AC-10h-4'
  io.emit?.({ type: 'gameEnded', rule, audience: 'all', winner: winnerOf(draft) })
}

/** What each task of this phase does. */
export const endSteps: Steps<'endTurn' | 'retirements' | 'retire' | 'nextTurn'> = {
  endTurn(draft, _task, io) {
    if (finishIfDecided(draft, io)) return
    draft.phase = 'end'
    doNext(draft, { do: 'retirements', list: flying(draft) }, { do: 'nextTurn' })
  },
  retirements(draft, { list }) {
    if (isDecided(draft)) return
    const at = nextToAsk(draft, list, canRetire)
    if (at < list.length)
      doNext(draft, { do: 'retire', ac: list[at]! }, { do: 'retirements', list: restOf(list, at + 1) })
  },
  retire: (draft, task) => pend(draft, task, craft(draft, task.ac).side),
  nextTurn(draft, _task, io) {
    if (finishIfDecided(draft, io)) return
    if (draft.turn >= draft.config.turns) {
      finish(draft, io)
      return
    }
    draft.turn++
    draft.phase = 'housekeeping'
    doNext(draft, { do: 'beginTurn' })
  },
}
