import type { Game, Resolution, Ruleset } from '../../core/index.js'
import { wordsOf } from '../words.js'
import { type Difference, differencesOf } from './differences.js'
import { cite } from './note.js'
import { differ, type Outcomes, outcomesOf, type Pair, tableOf } from './outcomes.js'
import { type Choice, configWith, differingOptions, type OptionDifference, type Sides } from './sides.js'

/** One position and action under two sets of options. */
export interface Comparison<G extends Game> extends Outcomes<G> {
  /** Does anything differ: refusals, events, the tables, what may be done next? */
  readonly differs: boolean
  /** The options in which the two sets differ, each with its rule. */
  readonly options: readonly OptionDifference[]
  /** Those of them that make a difference by themselves, the rest staying as on the first side. */
  readonly decisive: readonly string[]
  /** Where games of the two sets differ before anything is played: there, a position taken as it lies is neither's. */
  readonly setup: readonly Difference[]
  /** All of it in one paragraph. */
  readonly text: string
}

/** What has been played on both sides. */
export interface Played<G extends Game> {
  readonly config: G['Config']
  readonly sides: Sides
  readonly outcomes: Pair<Resolution<G>>
  /** The table before the action; null for the set-up. */
  readonly before: G['State'] | null
  /** Would these options, in place of the first side's, make a difference? */
  tips(choice: Choice): boolean
}

/** Puts two outcomes side by side and looks for the options to blame. */
export function comparisonOf<G extends Game>(ruleset: Ruleset<G>, played: Played<G>): Comparison<G> {
  const { config, sides, outcomes, before } = played
  const found = outcomesOf(ruleset, outcomes, before)
  const differs = differ(outcomes, before) || offersDiffer(found)
  const options = differingOptions(ruleset, config, sides)
  const decisive = differs ? decisiveOf(options, (choice) => played.tips({ ...sides[0], ...choice })) : []
  const setup = setupsApart(ruleset, config, sides)
  const bare = { ...found, differs, options, decisive, setup }
  return { ...bare, text: told(bare) }
}

/** An option that is the only one to differ needs no trial. */
const decisiveOf = (options: readonly OptionDifference[], tips: (choice: Choice) => boolean): readonly string[] =>
  options
    .filter(({ option, values }) => options.length === 1 || tips({ [option]: values[1] }))
    .map(({ option }) => option)

/** May something be done next on one side only? */
export const offersDiffer = <G extends Game>({ next }: Outcomes<G>): boolean => next.some((list) => list.length > 0)

function setupsApart<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], sides: Sides): readonly Difference[] {
  const [a, b] = [ruleset.setup(configWith(config, sides[0])), ruleset.setup(configWith(config, sides[1]))]
  return a.ok && b.ok ? differencesOf(tableOf(a.state), tableOf(b.state)) : []
}

// ---------------------------------------------------------------------------------------- in words

/** More places than this are counted, not named. */
const MOST = 6

function told<G extends Game>(comparison: Omit<Comparison<G>, 'text'>): string {
  const { differs, outcomes, state, next, rules, setup } = comparison
  if (!differs) return 'Both come out alike.'
  return [
    `First: ${summary(outcomes[0])} Second: ${summary(outcomes[1])}`,
    ...said(state, (paths) => `The tables differ in ${paths}.`),
    ...(['first', 'second'] as const).flatMap((side, i) => [
      ...(next[i]?.length ? [`Only the ${side} goes on to offer ${types(next[i])}.`] : []),
      ...(rules[i]?.length ? [`Only the ${side} cites ${rules[i].map(({ id }) => id).join(', ')}.`] : []),
    ]),
    ...said(setup, (paths) => `Such games differ from the start in ${paths}.`),
    ...causesOf(comparison).map((one) => `${one.option} ${one.values.map(show).join(' or ')}: ${cite(one.rule)}.`),
  ].join(' ')
}

/** The options to blame; all that differ, if none does it alone. */
const causesOf = ({ options, decisive }: Pick<Comparison<Game>, 'options' | 'decisive'>) =>
  options.filter(({ option }) => decisive.length === 0 || decisive.includes(option))

function said(differences: readonly Difference[], say: (paths: string) => string): readonly string[] {
  const paths = differences.map(({ path }) => path)
  if (paths.length === 0) return []
  return [
    say(
      paths.length > MOST
        ? `${paths.slice(0, MOST).join(', ')} and ${paths.length - MOST} more places`
        : paths.join(', '),
    ),
  ]
}

const types = (actions: readonly { readonly type: string }[]): string =>
  [...new Set(actions.map(({ type }) => type))].join(', ')

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function summary<G extends Game>(outcome: Resolution<G>): string {
  if (!outcome.ok) return outcome.violations.map(({ message }) => message).join(' ')
  return outcome.events.length === 0 ? 'done.' : `${outcome.events.map(({ type }) => wordsOf(type)).join(', ')}.`
}
