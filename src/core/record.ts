import * as z from 'zod/mini'
import { gate } from './gate.js'
import { canonical, canonicalSharing, hash } from './json.js'
import { LIMITS } from './limits.js'
import { refuse } from './messages.js'
import type { ActionOf, EventOf, Game, Refusal, RuleOf, Ruleset, Step, Viewer } from './ruleset.js'
import { visibleTo } from './views.js'
import type { Parsed, Violation } from './violation.js'

/** A game as it was played: enough to play it again and to see that nothing was changed. It holds its secrets. */
export interface GameRecord<G extends Game = Game> {
  readonly format: 1
  readonly ruleset: string
  readonly revision: number
  /** With every default written out. */
  readonly config: G['Config']
  readonly actions: readonly ActionOf<G>[]
  /** Four bytes a state: of the first, then of the one after each action. */
  readonly hashes: readonly string[]
}

/** A game played again: the step of setting up, then one step an action. */
export interface Replay<G extends Game> {
  readonly steps: readonly Step<G>[]
  /** The first action that is refused, if there is one; it has no step. */
  readonly refused?: Refusal<G> & { readonly at: number }
}

/** What `verify` finds. `at` counts actions from 0; -1 is the set-up. */
export type Verdict =
  | { readonly verdict: 'exact' }
  | { readonly verdict: 'other-revision'; readonly recorded: number; readonly current: number }
  | { readonly verdict: 'diverges'; readonly at: number; readonly violations: readonly Violation[] }
  | { readonly verdict: 'not-a-record'; readonly violations: readonly Violation[] }

/** The fingerprint of a state. */
export const hashState = (state: object): string => hash(canonical(state))

/** As {@link hashState}, for the states of one game: what they share is written out once. */
export function stateHasher(): (state: object) => string {
  const write = canonicalSharing()
  return (state) => hash(write(state))
}

/** The record of a game of these actions, or the refusal of the first that is illegal. */
export function recordGame<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  actions: readonly ActionOf<G>[],
): Parsed<GameRecord<G>, RuleOf<G>> {
  const { steps, refused } = play(ruleset, config, actions)
  if (refused) return refused
  const hashOf = stateHasher()
  const hashes = steps.map((step) => hashOf(step.state))
  return { ok: true, value: recordOf(ruleset, config, actions, hashes) }
}

/** A record put together from what is known already. */
export const recordOf = <G extends Game>(
  { info, complete }: Ruleset<G>,
  config: G['Config'],
  actions: readonly ActionOf<G>[],
  hashes: readonly string[],
): GameRecord<G> => ({
  format: 1,
  ruleset: info.id,
  revision: info.revision,
  config: complete(config),
  actions,
  hashes,
})

/** Plays a record again. It may come from anywhere: whatever is wrong with it is data. */
export function replay<G extends Game>(ruleset: Ruleset<G>, record: GameRecord<G>): Replay<G> {
  const parsed = parseRecord(ruleset, record)
  if (!parsed.ok) return { steps: [], refused: { ok: false, violations: parsed.violations, at: -1 } }
  return play(ruleset, parsed.value.config, parsed.value.actions)
}

/** Is the record exactly what these rules make of it? */
export function verify<G extends Game>(ruleset: Ruleset<G>, record: GameRecord<G>): Verdict {
  const parsed = parseRecord(ruleset, record)
  if (!parsed.ok) return { verdict: 'not-a-record', violations: parsed.violations }
  const { config, actions, hashes, revision } = parsed.value
  const { steps, refused } = play(ruleset, config, actions)
  const hashOf = stateHasher()
  const differs = steps.findIndex((step, i) => hashOf(step.state) !== hashes[i])
  if (differs < 0 && refused === undefined && hashes.length === steps.length) return { verdict: 'exact' }
  if (revision !== ruleset.info.revision) {
    return { verdict: 'other-revision', recorded: revision, current: ruleset.info.revision }
  }
  const at = differs < 0 ? (refused?.at ?? steps.length - 1) : differs - 1
  return { verdict: 'diverges', at, violations: refused?.at === at ? refused.violations : [] }
}

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
  record: GameRecord<G>,
  seat: Viewer<G>,
): Transcript<G> | undefined {
  const { steps } = replay(ruleset, record)
  const [first, last] = [steps[0], steps[steps.length - 1]]
  if (first === undefined || last === undefined) return undefined
  const told = steps.map((step) => visibleTo(step.events, seat))
  return { seat, first: ruleset.view(first.state, seat), events: told, last: ruleset.view(last.state, seat) }
}

const shapeOf = gate(
  z.strictObject({
    format: z.literal(1),
    ruleset: z.string(),
    revision: z.int(),
    config: z.unknown(),
    actions: z.array(z.unknown()).check(z.maxLength(100_000)),
    hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  }),
  LIMITS.record,
)

/** From unknown JSON to a record of this ruleset. Its actions are looked at when they are played. */
export function parseRecord<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<GameRecord<G>, RuleOf<G>> {
  const parsed = shapeOf(json)
  if (!parsed.ok) return parsed
  if (parsed.value.ruleset !== ruleset.info.id) {
    const facts = { ruleset: parsed.value.ruleset, expected: ruleset.info.id }
    return { ok: false, violations: [refuse('CORE-RECORD', 'other-ruleset', facts)] }
  }
  const config = ruleset.parse.config(parsed.value.config)
  if (!config.ok) return config
  return { ok: true, value: { ...parsed.value, config: config.value } as GameRecord<G> }
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
