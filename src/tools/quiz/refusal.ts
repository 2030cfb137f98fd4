import type { ActionOf, BaseAction, Game, QuizKind, Ruleset, Shown, Violation } from '../../core/index.js'
import { labelOf, refusalOf, type Words } from '../../core/words/index.js'
import { cite, noteOn } from '../explain/note.js'
import type { Pick } from '../random.js'
import type { Position } from './positions.js'
import type { Draft } from './question.js'

const LEGAL = 'Yes, that is legal.'

interface Tried<G extends Game> {
  readonly action: ActionOf<G>
  readonly broken: readonly Violation[]
}

/** May this order be given? Half of the time it is the order that is refused, half of the time a legal one beside it. */
export function askRefusal<G extends Game>(
  ruleset: Shown<G>,
  words: Words<G>,
  { about }: QuizKind,
  { state }: Position<G>,
  pick: Pick,
): Draft | undefined {
  const seat = ruleset.actors(state).find((one) => one !== 'referee') as G['Seat'] | undefined
  if (seat === undefined) return undefined
  const view = ruleset.view(state, seat)
  const tried = triedBy(ruleset, state, view, pick)
  const refused = tried.filter(({ broken }) => broken.length === 1 && broken[0]?.code === about)
  if (refused.length === 0) return undefined
  const bad = pick.of(refused)
  const others = tried.filter(({ action, broken }) => action.type === bad.action.type && broken.length > 0)
  const legal = tried.filter(({ action, broken }) => action.type === bad.action.type && broken.length === 0)
  const subject = legal.length > 0 && pick.index(2) === 0 ? pick.of(legal) : bad
  const say = (violation: Violation): string => `No. ${refusalOf(words, violation as never, view)}`
  const right = subject.broken[0] === undefined ? LEGAL : say(subject.broken[0])
  const codes = new Set(subject.broken.map(({ code }) => code))
  const lies = [...(bad === subject ? [] : bad.broken), ...others.flatMap(({ broken }) => broken)]
    .filter(({ code }) => !codes.has(code))
    .map(say)
  const wrong = [...(right === LEGAL ? [] : [LEGAL]), ...lies, ...generalLies(ruleset, codes)]
  const cited = (subject.broken[0] ?? bad.broken[0])?.rule ?? ''
  const proof =
    right === LEGAL
      ? `The engine takes it. ${cite(noteOn(ruleset, cited))} was looked at and is kept.`
      : `${right.slice(4)} By ${cite(noteOn(ruleset, cited))}.`
  const text = `${words.seat[seat]}: ${words.ask(view)} May this order be given? "${labelOf(words, subject.action as G['Action'], view)}"`
  return { text, right, wrong, proof, rules: [cited], action: subject.action }
}

/** Where a position offers no other refusal of the type: what is never the reason once an order has come this far. */
const generalLies = ({ info }: Ruleset, codes: ReadonlySet<string>): readonly string[] =>
  codes.has('not-your-decision')
    ? []
    : ['No. It is not this side that decides now.', `No. ${info.title} has no such order.`]

/** Orders that are listed, that players look for, and either with numbers that are a little off. */
function triedBy<G extends Game>(
  ruleset: Shown<G>,
  state: G['State'],
  view: G['View'],
  pick: Pick,
): readonly Tried<G>[] {
  const listed = ruleset.legalActions(state, view.seat as G['Seat'])
  const some = [...sampled(listed, pick, 12), ...sampled(ruleset.wanted(view), pick, 16)]
  const orders = [...some, ...some.slice(0, 10).flatMap((one) => bent(one, pick))] as readonly ActionOf<G>[]
  return orders
    .map((action) => ({ action, broken: ruleset.check(state, action) }))
    .filter(({ broken }) => broken.every(({ rule }) => !rule.startsWith('CORE-')))
}

const sampled = <T>(list: readonly T[], pick: Pick, most: number): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, () => pick.of(list))

/** The same order with one number moved. */
function bent(action: BaseAction, pick: Pick): readonly BaseAction[] {
  const numbers = Object.entries(action).filter(([, value]) => typeof value === 'number')
  return numbers.flatMap(([name, value]) =>
    [1, -1, 2 + pick.index(5)].map((step) => ({ ...action, [name]: (value as number) + step })),
  )
}
