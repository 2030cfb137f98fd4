/** 1.10 Pilot Points: a new turn begins. */
import { type ActionRules, kept, type Modifier, total } from '../../../core/index.js'
import type { RuleId } from '../rules.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  flying,
  isFlying,
  pilotOf,
  type State,
  type Steps,
  type Table,
} from '../state.js'
import { answered, doNext, pend } from '../tasks.js'

/** What is left of a number of Pilot Points after a wound. @rule AC-3.22-10 */
export const afterWound = (pp: number, keepUp: boolean): number => (keepUp ? Math.ceil(pp / 2) : Math.floor(pp / 2))

/** The Pilot Points of a turn, in the order in which they are reduced. @rule AC-1.10-2 */
export function allotment(state: State, ac: string): readonly Modifier<RuleId>[] {
  const { wounds, sheet, smoke, fire } = craft(state, ac)
  const list: Modifier<RuleId>[] = [{ rule: 'AC-0.143-4', label: 'allotment', value: pilotOf(state, ac).pp }]
  for (const wound of wounds) list.push(woundOf(wound, total(list), state.config.options.woundRounding === 'keepUp'))
  if (sheet.pp > 0) list.push({ rule: 'AC-0.144-3', label: 'filled rows', value: -sheet.pp })
  if (smoke) list.push({ rule: 'AC-3.22-s', label: 'smoke', value: -2 })
  if (fire) list.push({ rule: 'AC-3.22-s', label: 'fire', value: -2 })
  if (total(list) < 0) list.push({ rule: 'AC-1.10-2', label: 'not below 0', value: -total(list) })
  return list
}

const woundOf = (wound: 'half' | 'all', pp: number, keepUp: boolean): Modifier<RuleId> =>
  wound === 'all'
    ? { rule: 'AC-3.22-11', label: 'all points lost', value: 0 - pp }
    : { rule: 'AC-3.22-10', label: 'wound', value: afterWound(pp, keepUp) - pp }

/** A turn begins: Pilot Points, loss checks, targets, CV, initiative. @rule AC-1.10-1 */
export const beginTurn: ActionRules<AerialCraps>['beginTurn'] = {
  phases: ['housekeeping'],
  answers: ['beginTurn'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    io.emit?.({ type: 'turnBegan', rule: 'AC-1.10-1', audience: 'all', turn: draft.turn })
    for (const ac of flying(draft)) resetAircraft(draft, ac, io)
    draft.encounters = []
    draft.attacks = []
    const list = flying(draft)
    doNext(draft, { do: 'lossChecks', list }, { do: 'targets', list: byExperience(draft) }, { do: 'adjustCv' })
  },
}

function resetAircraft(draft: Draft, ac: string, io: Table): void {
  const own = edit(draft, ac)
  const modifiers = allotment(draft, ac)
  own.spotTried = false
  own.failedSpot = false
  own.posted = null
  own.addsCv = false
  own.follows = null
  own.moved = false
  own.maintenance = null
  own.script = null
  own.pp = total(modifiers)
  if (own.observer !== null) own.observer = { ...own.observer, spotTried: false }
  io.emit?.({ type: 'ppReset', rule: 'AC-1.10-1', audience: 'all', ac, pp: own.pp, modifiers })
}

/** The least experienced decide first. @rule AC-1.20-2 */
const byExperience = (state: State): readonly string[] =>
  [...flying(state)].sort((a, b) => pilotOf(state, a).experience - pilotOf(state, b).experience)

/** Asks the referee to begin a turn. */
export const turnSteps: Steps<'beginTurn'> = {
  beginTurn: (draft, task) => pend(draft, task, 'referee'),
}

/** The first aircraft of a list that is in play, and the rest. */
export function shiftFlying(state: State, list: readonly string[]): readonly [string | undefined, readonly string[]] {
  const at = list.findIndex((id) => isFlying(state, id))
  return at < 0 ? [undefined, []] : [list[at], list.slice(at + 1)]
}
