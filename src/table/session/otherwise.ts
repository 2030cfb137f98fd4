/**
 * What if the book were read the other way? The same order in the same position, with a switch of the game turned. While a
 * game is played nobody may learn from it what they cannot see: then only an order of one's own is tried, in a position
 * made up from one's own view, and only whether it would be allowed is told.
 */
import { type ActionOf, type Game, history, type Parsed, type Violation } from '../../core/index.js'
import { labelOf, refusalOf, tell } from '../../core/words/index.js'
import { type Comparison, compare, type Reading, rulingsOf, type Texts } from '../../tools/explain/index.js'
import type { Sitting } from './sitting.js'

/** A reading that is not played here, and the switch that would play it. */
export interface OtherReading {
  readonly text: string
  readonly option: string
  readonly value: unknown
}

/** An order whose outcome is asked about. */
export type Case =
  /** A step of a game that nobody has to keep secrets in any more. */
  | { readonly kind: 'played'; readonly at: number }
  /** An order that the person who is asked was refused. */
  | { readonly kind: 'refused'; readonly action: ActionOf<Game>; readonly view: Game['View'] }

/** The other readings of a rule that a switch can play. */
export function otherReadings({ kit, past }: Sitting, rule: string, texts: Texts): readonly OtherReading[] {
  const { options = {} } = past.config as { readonly options?: Readonly<Record<string, unknown>> }
  return rulingsOf(kit.ruleset, { rule }, { texts, options })
    .flatMap(({ others }) => others)
    .flatMap(({ text, option, value }: Reading) => (option === undefined ? [] : [{ text: text ?? '', option, value }]))
}

/** What the other reading would change, in sentences; or why that cannot be said. */
export function otherwise(
  sitting: Sitting,
  asked: Case,
  { option, value }: OtherReading,
  eye: string,
): readonly string[] {
  const sides = [{}, { [option]: value }] as const
  const { kit, past } = sitting
  const { config } = past
  if (asked.kind === 'refused') {
    const state = kit.ruleset.sample(asked.view, 'otherwise')
    return allowed(sitting, compare(kit.ruleset, { config, state }, asked.action, sides, kit), asked.view)
  }
  const line = history.line(past)
  const [before, moment] = [line[asked.at - 1], line[asked.at]]
  if (before === undefined || !moment?.action) return ['Nobody ordered this: it is how the game was set up.']
  const compared = compare(kit.ruleset, { config, state: before.state }, moment.action, sides, kit)
  return told(sitting, compared, eye, kit.ruleset.view(before.state, eye))
}

const BOUND = 'This position could not have come about under that reading.'

/** Would the order be allowed? */
function allowed({ kit }: Sitting, compared: Parsed<Comparison<Game>>, view: Game['View']): readonly string[] {
  if (!compared.ok) return [BOUND]
  const [, other] = compared.value.outcomes
  if (other.ok || other.needs !== undefined) return ['Under that reading it would be allowed.']
  return [`Under that reading it would be refused as well. ${why(kit, other.violations, view)}`]
}

const why = ({ words }: Sitting['kit'], violations: readonly Violation[], view: Game['View']): string =>
  [...new Set(violations.map((one) => refusalOf(words, one, view)))].join(' ')

/** What would have come of it. */
function told(
  { kit }: Sitting,
  compared: Parsed<Comparison<Game>>,
  eye: string,
  before: Game['View'],
): readonly string[] {
  if (!compared.ok) return [BOUND]
  const { differs, outcomes, events, next } = compared.value
  const [here, other] = outcomes
  if (!differs) return ['Nothing would have come out differently here.']
  if (!other.ok) return [`It would have been refused. ${why(kit, other.violations, before)}`]
  const lines = (outcome: typeof here, own: (typeof events)[number]): readonly string[] =>
    outcome.ok ? tell(kit.words, own, kit.ruleset.view(outcome.state, eye), { all: true }).map(({ text }) => text) : []
  const [now, then] = [lines(here, events[0]), lines(other, events[1])]
  const sentences = [
    ...said('It would have gone like this', then, now),
    ...said('This would not have happened', now, then),
    ...offers(kit, other, next[1], 'Then this would be possible'),
    ...offers(kit, here, next[0], 'This would not be possible'),
  ]
  return sentences.length > 0
    ? sentences
    : ['The log would read the same. What differs lies behind it, or comes later.']
}

/** What is told on one side only. */
function said(heading: string, own: readonly string[], others: readonly string[]): readonly string[] {
  const only = own.filter((line) => !others.includes(line))
  return only.length === 0 ? [] : [`${heading}: ${only.slice(0, MOST).join(' ')}`]
}

const MOST = 6

function offers(
  { ruleset, words }: Sitting['kit'],
  outcome: Comparison<Game>['outcomes'][number],
  actions: readonly ActionOf<Game>[],
  heading: string,
): readonly string[] {
  if (!outcome.ok || actions.length === 0) return []
  const { state } = outcome
  const labels = actions.map((action) => {
    const viewer = action.seat === 'referee' ? 'spectator' : action.seat
    return labelOf(words, action, ruleset.view(state, viewer))
  })
  const some = [...new Set(labels)]
  const more = some.length > MOST ? `; and ${some.length - MOST} more` : ''
  return [`${heading}: ${some.slice(0, MOST).join('; ')}${more}.`]
}
