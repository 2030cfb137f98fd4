/** 1.42 Close encounters, collisions and ramming. */
import { type ActionRules, broken } from '../../../core/index.js'
import { dropAll } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import { encounterRating } from '../book/tables.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  isFlying,
  type Pair,
  type State,
  type Steps,
  type Table,
  type TaskOf,
} from '../state/state.js'
import { type Tally, tallyFor } from '../turn/tally.js'
import { answered, asked, doNext, outside, pay, pend, restOf } from '../turn/tasks.js'
import { suffer } from './damage.js'

type Rules = ActionRules<AerialCraps>

// ---------------------------------------------------------------------------------------- 1.421 the check

/** What is added to the die of one of the two. @rule AC-1.421-1 */
export function encounterSum(sum: Tally, state: State, ac: string, pp: number): Tally {
  const { mtLevel, speed, target } = craft(state, ac)
  return sum
    .add('AC-0.122-1', 'MT level', mtLevel)
    .add('AC-1.421-1', 'speed over 6', Math.max(0, speed - 6))
    .add('AC-1.421-1', 'targeting another', target === null ? 0 : 3)
    .add('AC-1.10-4', 'Pilot Points', pp)
}

type Check = Omit<TaskOf<'encounterPP'>, 'do' | 'ac'>

/** Asks the lower id, then the other; before or after the dice. */
function askPair(draft: Draft, { a, b }: Pair, io: Table): void {
  const ac = craft(draft, a).pp > 0 ? a : b
  const after = draft.config.options.ppTiming === 'afterRoll'
  const dieA = after ? io.die(`close encounter ${a}`) : 0
  const dieB = after ? io.die(`close encounter ${b}`) : 0
  doNext(draft, { do: 'encounterPP', ac, a, b, dieA, dieB, ppA: 0, ppB: 0 })
}

/** Pilot Points adjust either roll, up or down. @rule AC-1.421-1 */
export const encounterPP: Rules['encounterPP'] = {
  phases: ['housekeeping'],
  answers: ['encounterPP'],
  listed: 'all',
  check(state, { pp }) {
    const { ac } = asked<'encounterPP'>(state)
    const have = craft(state, ac).pp
    return broken(Math.abs(pp) > have && no('AC-1.10-5', 'too-few-pp', { ac, have, need: Math.abs(pp) }))
  },
  apply(draft, { pp }, io) {
    const task = answered<'encounterPP'>(draft)
    pay(draft, task.ac, Math.abs(pp), io, 'AC-1.421-1')
    if (task.ac === task.b) rate(draft, { ...task, ppB: pp }, io)
    else doNext(draft, { ...task, ac: task.b, ppA: pp })
  },
}

function rate(draft: Draft, { a, b, dieA, dieB, ppA, ppB }: Check, io: Table): void {
  const first = dieA === 0 ? io.die(`close encounter ${a}`) : dieA
  const second = dieB === 0 ? io.die(`close encounter ${b}`) : dieB
  const sum = tellDie(draft, a, first, ppA, io) + tellDie(draft, b, second, ppB, io)
  const rating = encounterRating(draft.config.tables, sum)
  if (rating > 0) draft.encounters.push({ a, b, rating })
  io.emit?.({ type: 'encounterRated', rule: 'AC-1.421-1', audience: 'all', a, b, sum, rating })
}

function tellDie(draft: Draft, ac: string, die: number, pp: number, io: Table): number {
  const sum = encounterSum(tallyFor(io), draft, ac, pp)
  const total = die + sum.total
  io.emit?.({
    type: 'encounterRolled',
    rule: 'AC-1.42-1',
    audience: 'all',
    ac,
    dice: [die],
    modifiers: sum.lines,
    total,
  })
  return total
}

// ---------------------------------------------------------------------------------------- 1.422 avoidance

/** A passed test cuts the rating, or under 1.424 adds to it. @rule AC-1.422-1 */
export const cutEncounter: Rules['cutEncounter'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['cut'],
  listed: 'all',
  check(state, { by }) {
    const { least, most } = cutRange(state)
    return broken(outside(by < 0 ? 'AC-1.424' : 'AC-1.422-1', 'by', by, least, most))
  },
  apply(draft, { by }, io) {
    const { a, b, levels } = answered<'cut'>(draft)
    const rest = draft.tasks[draft.tasks.length - 1]!
    if (rest.do === 'cuts') draft.tasks[draft.tasks.length - 1] = { ...rest, levels: levels - Math.abs(by) }
    if (by !== 0) change(draft, a, b, by, io)
  },
}

/** By how much the rating in question may be cut. @rule AC-1.422-1 AC-1.424 */
export function cutRange(state: State): { readonly least: number; readonly most: number } {
  const { a, b, levels } = asked<'cut'>(state)
  const rating = state.encounters.find((one) => one.a === a && one.b === b)?.rating ?? 0
  return { least: state.config.options.ramming ? 0 - levels : 0, most: Math.min(levels, rating) }
}

function change(draft: Draft, a: string, b: string, by: number, io: Table): void {
  const rule = by > 0 ? 'AC-1.422-1' : 'AC-1.424'
  const rating = (draft.encounters.find((one) => one.a === a && one.b === b)?.rating ?? 0) - by
  draft.encounters = draft.encounters
    .map((one) => (one.a === a && one.b === b ? { a, b, rating } : one))
    .filter((one) => one.rating > 0)
  io.emit?.({ type: 'encounterChanged', rule, audience: 'all', a, b, rating })
  if (by > 0 && draft.move !== null) dropAll(draft, draft.move.ac, 'AC-1.422-1', io)
}

/** The open encounters of an aircraft. @rule AC-1.422-1 */
export const encountersOf = (state: State, ac: string): readonly Pair[] =>
  state.encounters.length === 0
    ? []
    : state.encounters.filter(({ a, b }) => a === ac || b === ac).map(({ a, b }) => ({ a, b }))

// ---------------------------------------------------------------------------------------- 1.423 collision

/** When both have moved and a rating is left they collide. @rule AC-1.423-1 */
function collide(draft: Draft, ac: string, io: Table): void {
  const due = draft.encounters.find(
    ({ a, b }) => (a === ac || b === ac) && craft(draft, a).moved && craft(draft, b).moved,
  )
  if (due === undefined) return
  const { a, b, rating } = due
  draft.encounters = draft.encounters.filter((one) => one !== due)
  doNext(draft, { do: 'collisions', ac })
  io.emit?.({ type: 'collided', rule: 'AC-1.423-1', audience: 'all', a, b, rating })
  for (const one of [a, b]) dropAll(draft, one, 'AC-1.423-1', io)
  for (const one of [a, b]) suffer(draft, one, rating, 0, 'AC-1.423-2', io)
}

/** What each task of this step does. */
export const encounterSteps: Steps<'encounters' | 'encounterPP' | 'cuts' | 'cut' | 'collisions'> = {
  encounters(draft, { list }, io) {
    if (list.length === 0) return
    doNext(draft, { do: 'encounters', list: restOf(list, 1) })
    askPair(draft, list[0]!, io)
  },
  encounterPP(draft, task, io) {
    const { pp, side } = craft(draft, task.ac)
    if (pp > 0) pend(draft, task, side)
    else rate(draft, task, io)
  },
  cuts(draft, { list, levels }) {
    if (list.length === 0 || levels <= 0 || draft.move === null) return
    const { a, b } = list[0]!
    doNext(draft, { do: 'cut', a, b, levels }, { do: 'cuts', list: restOf(list, 1), levels })
  },
  cut(draft, task) {
    const open = draft.encounters.some(({ a, b }) => a === task.a && b === task.b)
    if (open && draft.move !== null) pend(draft, task, craft(draft, draft.move.ac).side)
  },
  collisions(draft, { ac }, io) {
    if (draft.encounters.length > 0 && isFlying(draft, ac)) collide(draft, ac, io)
  },
}
