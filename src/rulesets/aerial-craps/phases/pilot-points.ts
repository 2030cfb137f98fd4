/** 1.10 Pilot Points: a new turn begins. */
import { type ActionRules, kept, type Modifier } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  flying,
  pilotOf,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import { Tally, tallyFor } from '../turn/tally.js'
import { answered, doNext, inOrder, pend } from '../turn/tasks.js'

/** What is left of a number of Pilot Points after a wound. @rule AC-3.22-10 */
export const afterWound = (pp: number, keepUp: boolean): number => (keepUp ? Math.ceil(pp / 2) : Math.floor(pp / 2))

/** The Pilot Points of a turn, in the order in which they are reduced. @rule AC-1.10-2 */
function allot(sum: Tally, state: State, ac: string): Tally {
  const { wounds } = craft(state, ac)
  const { woundOrder, woundRounding } = state.config.options
  sum.add('AC-0.143-4', 'allotment', pilotOf(state, ac).pp)
  if (woundOrder === 'last') subtract(sum, state, ac)
  for (const wound of wounds) suffer(sum, wound, woundRounding === 'keepUp')
  return woundOrder === 'first' ? subtract(sum, state, ac) : sum
}

/** Rows, smoke and fire, down to 0. @rule AC-1.10-2 */
function subtract(sum: Tally, state: State, ac: string): Tally {
  const { sheet, smoke, fire } = craft(state, ac)
  sum.add('AC-0.144-3', 'filled rows', 0 - sheet.pp)
  if (smoke) sum.add('AC-3.22-s', 'smoke', -2)
  if (fire) sum.add('AC-3.22-s', 'fire', -2)
  return sum.total < 0 ? sum.add('AC-1.10-2', 'not below 0', -sum.total) : sum
}

const suffer = (sum: Tally, wound: 'half' | 'all', keepUp: boolean): Tally =>
  wound === 'all'
    ? sum.add('AC-3.22-11', 'all points lost', 0 - sum.total)
    : sum.add('AC-3.22-10', 'wound', afterWound(sum.total, keepUp) - sum.total)

/** The Pilot Points that an aircraft will have at the next reset, line by line. @rule AC-1.10-2 */
export const allotment = (state: State, ac: string): readonly Modifier<RuleId>[] =>
  allot(new Tally(true), state, ac).lines

/** A turn begins: Pilot Points, loss checks, targets, CV, initiative. @rule AC-1.10-1 */
export const beginTurn: ActionRules<AerialCraps>['beginTurn'] = {
  phases: ['housekeeping'],
  answers: ['beginTurn'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    io.emit?.({ type: 'turnBegan', rule: 'AC-1.10-1', audience: 'all', turn: draft.turn })
    const list = flying(draft)
    for (const ac of list) resetAircraft(draft, ac, io)
    if (draft.encounters.length > 0) draft.encounters = []
    if (draft.attacks.length > 0) draft.attacks = []
    doNext(draft, { do: 'targets', list: byExperience(draft, list) }, { do: 'adjustCv' })
    doNext(draft, { do: 'lossChecks', list })
  },
}

/** @rule AC-1.10-1 */
function resetAircraft(draft: Draft, ac: string, io: Table): void {
  const own = edit(draft, ac)
  const sum = allot(tallyFor(io), draft, ac)
  own.spotTried = false
  own.failedSpot = false
  own.posted = null
  own.addsCv = false
  own.follows = null
  own.moved = false
  own.maintenance = null
  own.script = null
  own.pp = sum.total
  const { observer } = own
  if (observer?.spotTried) own.observer = { target: observer.target, cv: observer.cv, spotTried: false }
  io.emit?.({ type: 'ppReset', rule: 'AC-1.10-1', audience: 'all', ac, pp: own.pp, modifiers: sum.lines })
}

/** The least experienced decide first. @rule AC-1.20-2 */
const byExperience = (state: State, ids: readonly string[]): readonly string[] =>
  inOrder(ids, (ac) => pilotOf(state, ac).experience)

/** Asks the referee to begin a turn. */
export const turnSteps: Steps<'beginTurn'> = {
  beginTurn: (draft, task) => pend(draft, task, 'referee'),
}
