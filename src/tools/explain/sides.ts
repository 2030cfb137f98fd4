import { canonical, coreRules, type Game, type Parsed, type Ruleset } from '../../core/index.js'
import { differencesOf } from './differences.js'
import { noteOn, type RuleNote } from './note.js'
import { refuse } from './objections.js'

/** Some options by name. What is not said is as in the game's config. */
export type Choice = Readonly<Record<string, unknown>>

/** The two sets of options to compare. `{}` is the game as it is. */
export type Sides = readonly [first: Choice, second: Choice]

/** An option in which the two sets differ. */
export interface OptionDifference {
  readonly option: string
  readonly values: readonly [unknown, unknown]
  /** The rule that it switches. */
  readonly rule: RuleNote
}

/** A config with some options changed. */
export function configWith<G extends Game>(config: G['Config'], choice: Choice): G['Config'] {
  if (Object.keys(choice).length === 0) return config
  return { ...config, options: { ...(config as { options?: object }).options, ...choice } } as G['Config']
}

/** The options that differ once every default is written out. */
export function differingOptions<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  [first, second]: Sides,
): readonly OptionDifference[] {
  const [a, b] = [first, second].map((choice) => completed(ruleset, configWith(config, choice)))
  return Object.entries(ruleset.info.options)
    .map(([option, { rule }]) => ({ option, rule, values: [a?.[option], b?.[option]] as const }))
    .filter(({ values }) => canonical(values[0]) !== canonical(values[1]))
    .map(({ option, rule, values }) => ({ option, values, rule: noteOn(ruleset, rule) }))
}

const completed = <G extends Game>(ruleset: Ruleset<G>, config: G['Config']): Choice =>
  (ruleset.complete(config) as { options?: Choice }).options ?? {}

/**
 * Why these are no options of this game; `[]` if they are. A set-up that the book forbids under them is no objection
 * but an outcome to compare.
 */
export function objectionsToSides<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], sides: Sides) {
  const known = Object.keys(ruleset.info.options)
  const unknown = sides.flatMap((choice) => Object.keys(choice)).filter((option) => !known.includes(option))
  if (unknown.length > 0) {
    return unknown.map((option) => refuse('CORE-SHAPE', 'unknown-option', { option, expected: known.join(', ') }))
  }
  return sides.flatMap((choice) => {
    const first = ruleset.setup(configWith(config, choice))
    return first.ok ? [] : first.violations.filter(({ rule }) => Object.hasOwn(coreRules, rule))
  })
}

/**
 * The position of a game as it would lie under other options: all that moves stays, all that never changes (`config`)
 * is that of a game set up with them. It comes in by the gate for states from outside, so a position that these
 * options forbid is refused.
 */
export function moved<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  state: G['State'],
  choice: Choice,
  which: string,
): Parsed<G['State']> {
  const first = ruleset.setup(configWith(config, choice))
  if (!first.ok)
    return { ok: false, violations: [refuse('CORE-STATE', 'options-refused', { which }), ...first.violations] }
  const lying = ruleset.parse.state({ ...state, ...constant(first.state) })
  if (lying.ok) return lying
  return { ok: false, violations: [refuse('CORE-STATE', 'position-bound', { which }), ...lying.violations] }
}

/** Why a position is not of a game of this config; `[]` if it is. */
export function objectionsToGame<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], state: G['State']) {
  const first = ruleset.setup(config)
  if (!first.ok) return first.violations
  const [other] = differencesOf(constant(first.state), constant(state))
  return other === undefined ? [] : [refuse('CORE-STATE', 'other-game', { path: other.path })]
}

/** What never changes in a game. */
const constant = (state: object): { config?: unknown } => ('config' in state ? { config: state.config } : {})

/** The switches that a position was set up with; none for a view that does not tell. */
export const optionsOf = (table: object): Choice =>
  (table as { readonly config?: { readonly options?: Choice } }).config?.options ?? {}
