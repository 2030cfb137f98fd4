/**
 * What is still to be done. Rules push tasks, the last first; a task that needs an answer asks its owner and waits. All
 * of it is plain data, so that a game saved in the middle of a test resumes there.
 */
import { ask, broken, top, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import {
  craft,
  type Draft,
  edit,
  type FrameKind,
  type Seat,
  type State,
  type Table,
  type Task,
  type TaskOf,
} from '../state/state.js'

/** Does this next, and after it that. */
export function doNext(draft: Draft, first: Task, then?: Task): void {
  if (then !== undefined) draft.tasks.push(then as Draft['tasks'][number])
  draft.tasks.push(first as Draft['tasks'][number])
}

/** Names of tasks to be done one after the other, as `doAll` wants them. Each is nothing but its name. */
export const sequence = (...tasks: readonly Task[]): readonly Task['do'][] => tasks.map((task) => task.do).reverse()

/** Does a sequence next. Each task is made afresh: a frozen one would not be shared with its equal of the state before. */
export function doAll(draft: Draft, last: readonly Task['do'][]): void {
  for (let i = 0; i < last.length; i++) draft.tasks.push({ do: last[i]! } as Draft['tasks'][number])
}

/** The rest of a list from an index on. Copied first: a frozen array is slow to slice. */
export const restOf = <T>(list: readonly T[], from: number): readonly T[] => [...list].slice(from)

/** The first of a list who is in play and whom something holds for; the length of the list if there is none. */
export function nextToAsk(state: State, list: readonly string[], holds: (state: State, ac: string) => boolean): number {
  let at = 0
  while (at < list.length && !(craft(state, list[at]!).fate === 'flying' && holds(state, list[at]!))) at++
  return at
}

/** Ids by a number, the lowest first; those that tie stay as they are. */
export function inOrder(ids: readonly string[], key: (id: string) => number): readonly string[] {
  const keyed: { readonly id: string; readonly key: number }[] = []
  for (let i = 0; i < ids.length; i++) keyed.push({ id: ids[i]!, key: key(ids[i]!) })
  return keyed.sort((a, b) => a.key - b.key).map(({ id }) => id)
}

/** Throws dice of a purpose, none of them too. */
export const throwDice = (io: Table, purpose: string, ac: string, count: number): readonly number[] =>
  count <= 0 ? NO_DICE : io.pool(`${purpose} ${ac}`, count)

const NO_DICE: readonly number[] = Object.freeze([])

/** How many dice show a face. */
export function countOf(dice: readonly number[], face: number): number {
  let found = 0
  for (let i = 0; i < dice.length; i++) if (dice[i] === face) found++
  return found
}

/** Waits for the answer of one seat. */
export function pend(draft: Draft, task: TaskOf<FrameKind>, seat: Seat | 'referee'): void {
  draft.tasks.push(task as Draft['tasks'][number])
  ask(draft, { kind: task.do, waiting: [seat] })
}

/** The task that waits for an answer. */
export const asked = <K extends FrameKind>(state: State): TaskOf<K> => state.tasks[state.tasks.length - 1] as TaskOf<K>

/** Takes the question away and gives its task. */
export function answered<K extends FrameKind>(draft: Draft): TaskOf<K> {
  draft.agenda.pop()
  return draft.tasks.pop() as unknown as TaskOf<K>
}

/** The aircraft that a question is about; null if it is about none. */
export function subjectOf(state: State): string | null {
  const task = state.tasks[state.tasks.length - 1]
  if (top(state) === undefined || task === undefined) return null
  if ('ac' in task) return task.ac
  return task.do === 'beginTurn' || task.do === 'rollInitiative' ? null : subjectElsewhere(state, task)
}

const subjectElsewhere = (state: State, task: Task): string | null =>
  task.do === 'cancelJam' || task.do === 'trade' ? (state.attacks.at(-1)?.by ?? null) : (state.move?.ac ?? null)

/** Spends Pilot Points. @rule AC-1.10-5 */
export function pay(draft: Draft, ac: string, pp: number, io: Table, rule: RuleId = 'AC-1.10-5'): void {
  if (pp <= 0) return
  const payer = edit(draft, ac)
  payer.pp -= pp
  io.emit?.({ type: 'ppSpent', rule, audience: 'all', ac, pp, left: payer.pp })
}

/** A number that must lie between two others. */
export const outside = (
  rule: RuleId,
  what: string,
  value: number,
  least: number,
  most: number,
): Violation<RuleId> | false => (value < least || value > most) && no(rule, 'out-of-range', { what, least, most })

/**
 * Every broken clause of a payment of Pilot Points, of which at most this many have a use. The bound that is told is what
 * can be both paid and used.
 * @rule AC-1.10-5
 */
export function checkPay(
  state: State,
  ac: string,
  pp: number,
  rule: RuleId = 'AC-1.10-5',
  useful = Number.POSITIVE_INFINITY,
): readonly Violation<RuleId>[] {
  const { pp: have } = craft(state, ac)
  return broken(
    (pp < 0 || pp > useful) && no(rule, 'out-of-range', { what: 'pp', least: 0, most: Math.min(useful, have) }),
    pp > have && no('AC-1.10-5', 'too-few-pp', { ac, have, need: pp }),
  )
}

type Names = ReadonlySet<Task['do']>

/** Tasks of a movement test: void without one. */
export const OF_TEST: Names = new Set([
  ...(['mtDice', 'cancelOnes', 'buyCv', 'cancelEffect', 'divert', 'gain'] as const),
  ...(['severity', 'split', 'excess', 'failTest', 'failManeuver', 'failFacing', 'testStress', 'closeTest'] as const),
])

/** Tasks of a move: void once the aircraft has left play. */
export const OF_MOVE: Names = new Set([
  ...OF_TEST,
  ...(['pitch', 'rollMp', 'mpAdjust', 'allot', 'nextMp', 'useMp', 'exitFacing', 'exitTurn', 'cuts', 'cut'] as const),
  ...(['becomeIn', 'climb', 'ease', 'douse', 'speed', 'speedTake', 'forcedDrag', 'crewDice'] as const),
  ...(['smoke', 'speedStress', 'stall', 'stallPP', 'recover', 'recoverFacing', 'closeMove'] as const),
])
