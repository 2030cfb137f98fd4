import { type Digest, digest, type StateWriter, stateWriter } from './digest.js'
import { canonical, canonicalSharing, hash, same } from './json.js'
import { refuseBook } from './messages.js'
import { type AnyRecord, type GameRecord, parseRecord } from './record-format.js'
import type { ActionOf, EventOf, Game, Outcome, Refusal, RuleOf, Ruleset, Step, Viewer } from './ruleset.js'
import { visibleTo } from './views.js'
import type { Parsed, Violation } from './violation.js'

/** A game played again: the step of setting up, then one step an action. */
export interface Replay<G extends Game> {
  readonly steps: readonly Step<G>[]
  /** The first action that is refused, if there is one; it has no step. */
  readonly refused?: Refusal<G> & { readonly at: number }
}

/**
 * What `verify` finds. `at` counts actions from 0; -1 is the set-up. An `exact` record of format 1 has the right states,
 * no more: its dice and events are not covered.
 */
export type Verdict =
  | { readonly verdict: 'exact'; readonly format: 1 | 2 }
  | { readonly verdict: 'unfinished'; readonly format: 1 | 2 }
  | { readonly verdict: 'other-revision'; readonly recorded: number; readonly current: number; readonly at: number }
  | { readonly verdict: 'diverges'; readonly at: number; readonly violations: readonly Violation[] }
  | { readonly verdict: 'not-a-record'; readonly violations: readonly Violation[] }

/** A fingerprint of a state, four bytes, to compare two copies of a game at a glance. It proves nothing. */
export const hashState = (state: object): string => hash(canonical(state))

/** As {@link hashState}, for the states of one game: what they share is written out once. */
export function stateHasher(): (state: object) => string {
  const write = canonicalSharing()
  return (state) => hash(write(state))
}

// ---------------------------------------------------------------------------------------- the chain of heads

/** The head of a set-up: the game, its rules, its config, and the first step. */
const firstHead = <G extends Game>(
  { ruleset, revision, config }: Pick<GameRecord<G>, 'ruleset' | 'revision' | 'config'>,
  { events, state }: Pick<Step<G>, 'events' | 'state'>,
  { text, state: digestOf }: StateWriter,
): Digest => digest('wingover record 2, set-up', ruleset, `${revision}`, text(config), text(events), digestOf(state))

/** A step as far as it is recorded. */
type Told<G extends Game> = Pick<Step<G>, 'events' | 'state'>

/** The head after an action: the head before, and all there is to say of the step. */
const nextHead = <G extends Game>(
  head: Digest,
  action: ActionOf<G>,
  { events, state }: Told<G>,
  { text, state: digestOf }: StateWriter,
): Digest => digest('wingover record 2, step', head, text(action), text(events), digestOf(state))

const sealOf = (head: Digest, actions: number, outcome: Outcome | null): Digest =>
  digest('wingover record 2, end', head, `${actions}`, canonical(outcome))

/** Heads by step: a host that keeps its record up to date after each action hashes each step once. */
const known = new WeakMap<object, { readonly head: Digest; readonly action: object; readonly next: Digest }>()

function headAfter<G extends Game>(head: Digest, action: ActionOf<G>, step: Told<G>, writer: StateWriter): Digest {
  const found = known.get(step)
  if (found?.head === head && found.action === action) return found.next
  const next = nextHead(head, action, step, writer)
  known.set(step, { head, action, next })
  return next
}

/** Keeps the record of a game while it is played. */
export interface Recorder<G extends Game> {
  /** One more action and the step it made. */
  add(action: ActionOf<G>, step: Pick<Step<G>, 'events' | 'state'>): void
  /** The record so far. */
  record(): GameRecord<G>
}

/** The recorder of a game that has just been set up. */
export function recorder<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  first: Pick<Step<G>, 'events' | 'state'>,
): Recorder<G> {
  const { id, revision } = ruleset.info
  const base = { ruleset: id, revision, config: ruleset.complete(config) }
  const writer = stateWriter()
  const actions: ActionOf<G>[] = []
  const heads = [firstHead(base, first, writer)]
  let { state } = first
  return {
    add(action, step) {
      heads.push(headAfter(heads[actions.length] as Digest, action, step, writer))
      actions.push(action)
      state = step.state
    },
    record() {
      const outcome = ruleset.outcome(state) ?? null
      const seal = sealOf(heads[actions.length] as Digest, actions.length, outcome)
      return { format: 2, ...base, actions: [...actions], heads: [...heads], outcome, seal }
    },
  }
}

/** The record of a game of these actions, or the refusal of the first that is illegal. */
export function recordGame<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  actions: readonly ActionOf<G>[],
): Parsed<GameRecord<G>, RuleOf<G>> {
  const { steps, refused } = play(ruleset, config, actions)
  if (refused) return refused
  const [first, ...rest] = steps as [Step<G>, ...Step<G>[]]
  const made = recorder(ruleset, config, first)
  for (const [i, step] of rest.entries()) made.add(actions[i] as ActionOf<G>, step)
  return { ok: true, value: made.record() }
}

// ---------------------------------------------------------------------------------------- playing it again

/** Plays a record again. It may come from anywhere: whatever is wrong with it is data. */
export function replay<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): Replay<G> {
  const parsed = parseRecord(ruleset, record)
  if (!parsed.ok) return { steps: [], refused: { ok: false, violations: parsed.violations, at: -1 } }
  return play(ruleset, parsed.value.config, parsed.value.actions)
}

function play<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], actions: readonly ActionOf<G>[]): Replay<G> {
  const first = ruleset.setup(config)
  if (!first.ok) return { steps: [], refused: { ...first, at: -1 } }
  const steps: Step<G>[] = [first]
  let state = first.state
  for (const [at, action] of actions.entries()) {
    const step = ruleset.reduce(state, action)
    if (!step.ok) return { steps, refused: { ...step, at } }
    steps.push(step)
    state = step.state
  }
  return { steps }
}

// ---------------------------------------------------------------------------------------- is it what it says?

/** Where a record first differs from what these rules make of it, and why. */
interface Difference {
  readonly at: number
  readonly violations: readonly Violation[]
}

/**
 * Is the record exactly what these rules make of it, to the last die? Of a record that was altered, cut, extended or
 * put in another order it names the step. It cannot know of a record that was made again from end to end: compare its
 * `seal` with one that you hold.
 */
export function verify<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): Verdict {
  const parsed = parseRecord(ruleset, record)
  if (!parsed.ok) return { verdict: 'not-a-record', violations: parsed.violations }
  const { config, actions, revision, format } = parsed.value
  const played = play(ruleset, config, actions)
  const differs = differenceIn(ruleset, parsed.value, played)
  if (differs === undefined) return { verdict: isOver(ruleset, played) ? 'exact' : 'unfinished', format }
  const { revision: current } = ruleset.info
  if (revision !== current) return { verdict: 'other-revision', recorded: revision, current, at: differs.at }
  return { verdict: 'diverges', ...differs }
}

const isOver = <G extends Game>(ruleset: Ruleset<G>, { steps }: Replay<G>): boolean =>
  ruleset.outcome((steps[steps.length - 1] as Step<G>).state) !== undefined

function differenceIn<G extends Game>(
  ruleset: Ruleset<G>,
  record: AnyRecord<G>,
  { steps, refused }: Replay<G>,
): Difference | undefined {
  const [marks, made] = record.format === 1 ? [record.hashes, hashesOf(steps)] : [record.heads, headsOf(record, steps)]
  const differs = made.findIndex((mark, i) => mark !== marks[i])
  if (differs >= 0) return { at: differs - 1, violations: [refuseBook('CORE-RECORD', 'step-differs')] }
  if (refused) return refused
  const at = record.actions.length - 1
  if (marks.length !== made.length) return { at, violations: [refuseBook('CORE-RECORD', 'length-differs')] }
  return record.format === 2 && !endsAsItSays(ruleset, record, steps)
    ? { at, violations: [refuseBook('CORE-RECORD', 'end-differs')] }
    : undefined
}

function hashesOf<G extends Game>(steps: readonly Step<G>[]): readonly string[] {
  const hashOf = stateHasher()
  return steps.map((step) => hashOf(step.state))
}

function headsOf<G extends Game>(record: GameRecord<G>, steps: readonly Step<G>[]): readonly Digest[] {
  const [first, ...rest] = steps
  if (first === undefined) return []
  const writer = stateWriter()
  const heads = [firstHead(record, first, writer)]
  for (const [i, step] of rest.entries()) {
    heads.push(nextHead(heads[i] as Digest, record.actions[i] as ActionOf<G>, step, writer))
  }
  return heads
}

function endsAsItSays<G extends Game>(ruleset: Ruleset<G>, record: GameRecord<G>, steps: readonly Step<G>[]): boolean {
  const { actions, heads, outcome, seal } = record
  const truth = ruleset.outcome((steps[steps.length - 1] as Step<G>).state) ?? null
  return same(outcome, truth) && seal === sealOf(heads[actions.length] as Digest, actions.length, truth)
}

// ---------------------------------------------------------------------------------------- what one seat saw

/** What one seat was told, step by step. */
export interface Transcript<G extends Game> {
  readonly seat: Viewer<G>
  readonly first: G['View']
  readonly events: readonly (readonly EventOf<G>[])[]
  readonly last: G['View']
}

/** What one seat saw of a game; undefined if the record cannot be replayed at all. */
export function transcript<G extends Game>(
  ruleset: Ruleset<G>,
  record: AnyRecord<G>,
  seat: Viewer<G>,
): Transcript<G> | undefined {
  const { steps } = replay(ruleset, record)
  const [first, last] = [steps[0], steps[steps.length - 1]]
  if (first === undefined || last === undefined) return undefined
  const told = steps.map((step) => visibleTo(step.events, seat))
  return { seat, first: ruleset.view(first.state, seat), events: told, last: ruleset.view(last.state, seat) }
}
