import { citedIn } from '../../core/citations.js'
import {
  type BaseState,
  canonical,
  type EventOf,
  type Game,
  type Resolution,
  type RuleOf,
  type Ruleset,
  type Violation,
} from '../../core/index.js'
import { type Difference, differencesOf } from './differences.js'
import { noteOn, type RuleNote } from './note.js'

/** One thing for each of two sides. */
export type Pair<T> = readonly [first: T, second: T]

/** How two outcomes of the same action differ. */
export interface Outcomes<G extends Game> {
  readonly outcomes: Pair<Resolution<G>>
  /** Refusals of one side alone. */
  readonly violations: Pair<readonly Violation<RuleOf<G>>[]>
  /** Events of one side alone. */
  readonly events: Pair<readonly EventOf<G>[]>
  /** Where the tables differ afterwards. A refused action leaves its table as it was. Options do not count. */
  readonly state: readonly Difference[]
  /** What only one side lists as legal afterwards, if the action is taken on both. */
  readonly next: Pair<readonly G['Action'][]>
  /** Rules that only one side cites. */
  readonly rules: Pair<readonly RuleNote<RuleOf<G>>[]>
}

/** Two outcomes side by side. `before` is the table that a refused action leaves; a refused set-up leaves none. */
export function outcomesOf<G extends Game>(
  ruleset: Ruleset<G>,
  outcomes: Pair<Resolution<G>>,
  before: G['State'] | null,
): Outcomes<G> {
  const [a, b] = outcomes
  const [ids, others] = [citedBy(a), citedBy(b)]
  const notes = (some: ReadonlySet<string>, without: ReadonlySet<string>) =>
    [...some].filter((id) => !without.has(id)).map((id) => noteOn(ruleset, id))
  return {
    outcomes,
    violations: apart(refusalsOf(a), refusalsOf(b)),
    events: apart(eventsOf(a), eventsOf(b)),
    state: tablesApart(outcomes, before),
    next: a.ok && b.ok ? apart(ruleset.legalActions(a.state), ruleset.legalActions(b.state)) : [[], []],
    rules: [notes(ids, others), notes(others, ids)],
  }
}

/** Does the same action come out differently, whatever may be done next? */
export const differ = <G extends Game>([a, b]: Pair<Resolution<G>>, before: G['State'] | null): boolean =>
  a.ok !== b.ok ||
  canonical(refusalsOf(a)) !== canonical(refusalsOf(b)) ||
  canonical(eventsOf(a)) !== canonical(eventsOf(b)) ||
  tablesApart([a, b], before).length > 0

const refusalsOf = <G extends Game>(outcome: Resolution<G>) => (outcome.ok ? [] : outcome.violations)
const eventsOf = <G extends Game>(outcome: Resolution<G>) => (outcome.ok ? outcome.events : [])

function citedBy<G extends Game>(outcome: Resolution<G>): ReadonlySet<string> {
  const ids = new Set<string>()
  citedIn([refusalsOf(outcome), eventsOf(outcome)], ids)
  return ids
}

/** What each list has that the other has not, counting repetitions. */
const apart = <T>(a: readonly T[], b: readonly T[]): Pair<readonly T[]> => [without(a, b), without(b, a)]

function without<T>(list: readonly T[], other: readonly T[]): readonly T[] {
  const left = other.map(canonical)
  return list.filter((one) => {
    const at = left.indexOf(canonical(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function tablesApart<G extends Game>([a, b]: Pair<Resolution<G>>, before: G['State'] | null): readonly Difference[] {
  const [first, second] = [a.ok ? a.state : before, b.ok ? b.state : before]
  return first === null || second === null ? [] : differencesOf(tableOf(first), tableOf(second))
}

/** What lies on the table, options apart. The generator is one thing: its four numbers say nothing to a reader. */
export function tableOf(state: BaseState): object {
  const { config: _config, rng, ...table } = state as BaseState & { config?: unknown }
  return { ...table, rng: rng === null ? null : canonical(rng) }
}
