import type { BaseAction, EventOf, Game, Resolution, Ruleset } from '../../core/index.js'
import { labelOf, refusalOf, tell, type Words } from '../../core/words/index.js'
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
  readonly words: Words<G>
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
  return { ...bare, text: told(ruleset, played.words, bare) }
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

/** More than this of anything are counted, not named. */
const MOST = 6
/** A value longer than this is not shown. */
const LONGEST = 24

function told<G extends Game>(ruleset: Ruleset<G>, words: Words<G>, comparison: Omit<Comparison<G>, 'text'>): string {
  const { differs, outcomes, events, state, next, rules, setup } = comparison
  if (!differs) return 'Both come out alike.'
  const isSeen = outcomes.some(({ ok }) => !ok) || [...events, ...next].some((list) => list.length > 0)
  const offers = outcomes.map((outcome, i) => (outcome.ok ? labels(ruleset, words, outcome.state, next[i] ?? []) : []))
  return [
    happened(ruleset, words, comparison),
    ...(isSeen ? [] : some(state.map(placeText), ', ', (places) => `The tables differ in ${places}.`)),
    ...(['first', 'second'] as const).flatMap((side, i) => [
      ...some(offers[i] ?? [], '; ', (orders) => `Only the ${side} goes on to offer: ${orders}.`),
      ...(rules[i]?.length ? [`Only the ${side} cites ${rules[i].map(({ id }) => id).join(', ')}.`] : []),
    ]),
    ...some(setup.map(placeText), ', ', (places) => `Such games differ from the start in ${places}.`),
    ...causesOf(comparison).map((one) => `${one.option} ${one.values.map(show).join(' or ')}: ${cite(one.rule)}.`),
  ].join(' ')
}

/** What happens on both sides alike is said once, and in short; what happens on one of them, in full. */
function happened<G extends Game>(
  ruleset: Ruleset<G>,
  words: Words<G>,
  { outcomes: [a, b], events }: Outcomes<G>,
): string {
  if (a.ok && b.ok && events.every((own) => own.length === 0)) {
    return `Both: ${sideTold(ruleset, words, a, a.events)}`
  }
  return `First: ${sideTold(ruleset, words, a, events[0])} Second: ${sideTold(ruleset, words, b, events[1])}`
}

function sideTold<G extends Game>(
  ruleset: Ruleset<G>,
  words: Words<G>,
  outcome: Resolution<G>,
  own: readonly EventOf<G>[],
): string {
  if (!outcome.ok) return `Refused. ${outcome.violations.map((one) => refusalOf(words, one)).join(' ')}`
  const view = ruleset.view(outcome.state, 'spectator')
  const lines = tell(words, own, view, { all: true }).map(({ text }) => text)
  return some(lines, ' ', (sentences) => sentences)[0] ?? 'Done.'
}

const labels = <G extends Game>(
  ruleset: Ruleset<G>,
  words: Words<G>,
  state: G['State'],
  actions: readonly G['Action'][],
): readonly string[] => actions.map((action) => labelOf(words, action, viewOfActor(ruleset, state, action)))

/** What the seat sees that an order is of. */
const viewOfActor = <G extends Game>(ruleset: Ruleset<G>, state: G['State'], { seat }: BaseAction): G['View'] =>
  ruleset.view(state, seat === 'referee' ? 'spectator' : (seat as G['Seat']))

/** The first few of a list in one text, if there are any. */
function some(list: readonly string[], between: string, say: (text: string) => string): readonly string[] {
  if (list.length === 0) return []
  const left = list.length - MOST
  return [say([...list.slice(0, MOST), ...(left > 0 ? [`and ${left} more`] : [])].join(between))]
}

/** A place, with what is there on each side where that is short. */
function placeText({ path, values }: Difference): string {
  const texts = values.map(show)
  return texts.some((text) => text.length > LONGEST) ? path : `${path} (${texts.join(' or ')})`
}

/** The options to blame; all that differ, if none does it alone. */
const causesOf = ({ options, decisive }: Pick<Comparison<Game>, 'options' | 'decisive'>) =>
  options.filter(({ option }) => decisive.length === 0 || decisive.includes(option))

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
