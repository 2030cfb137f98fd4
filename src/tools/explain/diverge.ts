import * as z from 'zod/mini'
import { type ActionOf, type Game, gate, LIMITS, type Parsed, type Resolution, type Ruleset } from '../../core/index.js'
import type { InWords } from './compare.js'
import { type Comparison, comparisonOf } from './comparison.js'
import { differ, type Pair } from './outcomes.js'
import { type Choice, configWith, objectionsToSides, type Sides } from './sides.js'

/** The game of a record, or any other game and what was played in it. */
export interface Line<G extends Game> {
  readonly config: G['Config']
  readonly actions: readonly ActionOf<G>[]
}

/** Where two games of the same actions part. */
export interface Divergence<G extends Game> {
  /** Counts actions from 0; -1 is the set-up. */
  readonly at: number
  /** The first action that comes out differently; null for the set-up. */
  readonly action: ActionOf<G> | null
  readonly comparison: Comparison<G>
}

/** A record may come from anywhere: it is let in as a line, and its config and actions are looked at when played. */
const lineGate = gate(
  z.looseObject({ config: z.record(z.string(), z.unknown()), actions: z.array(z.unknown()) }),
  LIMITS.record,
)

/**
 * The first action of a record (or of any game) that comes out differently under two sets of options: other refusals,
 * other events or another table. Undefined if none does. What both refuse ends the search.
 */
export function compareRecord<G extends Game>(
  ruleset: Ruleset<G>,
  line: Line<G>,
  sides: Sides,
  { words }: InWords<G>,
): Parsed<Divergence<G> | undefined> {
  const read = lineGate(line)
  if (!read.ok) return read
  const { config, actions } = read.value as unknown as Line<G>
  const objections = objectionsToSides(ruleset, config, sides)
  if (objections.length > 0) return { ok: false, violations: objections }
  const parted = (choice: Choice, played: readonly ActionOf<G>[]) =>
    partingOf(ruleset, [configWith(config, sides[0]), configWith(config, choice)], played)
  const parting = parted(sides[1], actions)
  if (parting === undefined) return { ok: true, value: undefined }
  const { at } = parting
  const tips = (choice: Choice): boolean => parted(choice, actions.slice(0, at + 1)) !== undefined
  const comparison = comparisonOf(ruleset, { ...parting, config, sides, words, tips })
  return { ok: true, value: { at, action: actions[at] ?? null, comparison } }
}

interface Parting<G extends Game> {
  readonly at: number
  readonly outcomes: Pair<Resolution<G>>
  readonly before: G['State'] | null
}

function partingOf<G extends Game>(
  ruleset: Ruleset<G>,
  [a, b]: Pair<G['Config']>,
  actions: readonly ActionOf<G>[],
): Parting<G> | undefined {
  let outcomes: Pair<Resolution<G>> = [ruleset.setup(a), ruleset.setup(b)]
  if (differ(outcomes, null)) return { at: -1, outcomes, before: null }
  for (const [at, action] of actions.entries()) {
    const [first, second] = outcomes
    if (!first.ok || !second.ok) return undefined
    outcomes = [ruleset.reduce(first.state, action), ruleset.reduce(second.state, action)]
    if (differ(outcomes, first.state)) return { at, outcomes, before: first.state }
  }
  return undefined
}
