import { duty } from './advance.js'
import { type Dice, resolveWith } from './dice.js'
import { refuseBook } from './messages.js'
import { recorder } from './record.js'
import type { GameRecord } from './record-format.js'
import type { ActionOf, Barrier, EventOf, Game, Refusal, Ruleset } from './ruleset.js'

/** One position of a game's tree, and how it came about. */
export interface Moment<G extends Game> {
  /** Index of the position before; -1 for the first. */
  readonly parent: number
  readonly action: ActionOf<G> | null
  readonly state: G['State']
  readonly events: readonly EventOf<G>[]
  readonly barrier: Barrier
}

/** A game with all its branches, as a value: every change gives a new history and leaves the old as it was. */
export interface History<G extends Game> {
  readonly config: G['Config']
  readonly moments: readonly Moment<G>[]
  /** Index of the position we are at. */
  readonly at: number
}

/** A changed history, or why it stays as it is. */
export type Change<G extends Game> = { readonly ok: true; readonly history: History<G> } | Refusal<G>

/** A history of one position, the first. */
export function begin<G extends Game>(ruleset: Ruleset<G>, config: G['Config']): Change<G> {
  const first = ruleset.setup(config)
  if (!first.ok) return first
  const { state, events, barrier } = first
  return { ok: true, history: { config, moments: [{ parent: -1, action: null, state, events, barrier }], at: 0 } }
}

/** The position we are at. */
export const now = <G extends Game>(history: History<G>): Moment<G> => history.moments[history.at] as Moment<G>

/**
 * Plays an action here. Where something else was played before, that becomes another branch. With physical dice the
 * action brings its own, or is given `dice` to throw.
 */
export function play<G extends Game>(
  ruleset: Ruleset<G>,
  history: History<G>,
  action: ActionOf<G>,
  dice?: Dice,
): Change<G> {
  const step = resolveWith(ruleset, now(history).state, action, dice)
  if (!step.ok) return step
  const { state, events, barrier } = step
  const moments = [...history.moments, { parent: history.at, action: step.action, state, events, barrier }]
  return { ok: true, history: { ...history, moments, at: moments.length - 1 } }
}

/** Where the referee left a history. */
export interface Advanced<G extends Game> {
  readonly history: History<G>
  /** Why the referee stopped short: physical dice are called for. */
  readonly stopped?: Refusal<G>
}

/** Plays what the referee can do without a choice, as the `advance` of states does, one position an action. */
export function advance<G extends Game>(ruleset: Ruleset<G>, from: History<G>, dice?: Dice): Advanced<G> {
  let history = from
  for (let action = next(ruleset, history); action !== undefined; action = next(ruleset, history)) {
    const change = play(ruleset, history, action, dice)
    if (!change.ok) return { history, stopped: change }
    history = change.history
  }
  return { history }
}

const next = <G extends Game>(ruleset: Ruleset<G>, history: History<G>) => duty(ruleset, now(history).state)

/** One position back. Stops where dice fell or something was shown, unless forced. */
export function undo<G extends Game>(history: History<G>, force = false): Change<G> {
  const { parent, barrier } = now(history)
  if (parent < 0) return refused(refuseBook('CORE-RECORD', 'nothing-to-undo'))
  if (barrier !== 'none' && !force) return refused(refuseBook('CORE-RECORD', 'undo-barrier', { barrier }))
  return { ok: true, history: { ...history, at: parent } }
}

/** One position on, along `branch` (an index into `branches`); the latest unless said. */
export function redo<G extends Game>(history: History<G>, branch?: number): Change<G> {
  const ways = branches(history)
  const to = ways[branch ?? ways.length - 1]
  return to === undefined
    ? refused(refuseBook('CORE-RECORD', 'nothing-to-redo'))
    : { ok: true, history: { ...history, at: to } }
}

/** The positions that have been reached from here, in the order they were first played. */
export function branches<G extends Game>(history: History<G>): readonly number[] {
  const out: number[] = []
  for (const [index, moment] of history.moments.entries()) if (moment.parent === history.at) out.push(index)
  return out
}

/** The positions from the first to the one we are at. */
export function line<G extends Game>(history: History<G>): readonly Moment<G>[] {
  const out: Moment<G>[] = []
  for (let at = history.at; at >= 0; at = (history.moments[at] as Moment<G>).parent) {
    out.push(history.moments[at] as Moment<G>)
  }
  return out.reverse()
}

/** The record of the line that leads to the position we are at. */
export function toRecord<G extends Game>(ruleset: Ruleset<G>, history: History<G>): GameRecord<G> {
  const [first, ...rest] = line(history) as [Moment<G>, ...Moment<G>[]]
  const made = recorder(ruleset, history.config, first)
  for (const moment of rest) made.add(moment.action as ActionOf<G>, moment)
  return made.record()
}

const refused = <G extends Game>(violation: Refusal<G>['violations'][number]): Refusal<G> => ({
  ok: false,
  violations: [violation],
})
