import { rulesBehind } from '../../core/citations.js'
import {
  type ActionOf,
  type AnyRecord,
  type EventOf,
  type Game,
  isVisible,
  type Parsed,
  type RuleOf,
  type Ruleset,
  replay,
  type Viewer,
} from '../../core/index.js'
import { tell, type Words } from '../../core/words/index.js'
import type { InWords } from './compare.js'
import { noteOn, type RuleNote, type Texts } from './note.js'
import { refuse } from './objections.js'
import { type Rested, rulingsOf } from './rulings.js'
import { type Choice, optionsOf } from './sides.js'

/** Something that happened: a `Step`, a `Moment` of a history, or one entry of a transcript with its view. */
export interface Happening<G extends Game> {
  readonly events: readonly EventOf<G>[]
  /** The table afterwards, as a state or as a view: it tells which words of an event are pieces. */
  readonly state: G['State'] | G['View']
  readonly action?: ActionOf<G> | null
}

/** How to explain an event. */
export interface EventQuestion<G extends Game> extends InWords<G> {
  /** For whose ears: what this seat was not told is left out. Default: everything is told. */
  readonly seat?: Viewer<G>
  readonly texts?: Texts
  /** The options of the game, so that rulings say what is played otherwise. Default: those of a state that has them. */
  readonly options?: Choice
}

/** One event of a chain. */
export interface Link<G extends Game> {
  readonly event: EventOf<G>
  /** Its own rule first, then those of its modifiers. */
  readonly rules: readonly RuleNote<RuleOf<G>>[]
  /** The rulings it rests on: the book could be read otherwise. */
  readonly rulings: readonly Rested<RuleOf<G>>[]
}

/** What led to an event. */
export interface EventExplanation<G extends Game> {
  /** The action that set it off, if the listener may know it. */
  readonly action?: ActionOf<G>
  /** Earlier events of the same step about the same pieces, in order; last the event itself. */
  readonly chain: readonly Link<G>[]
  /** All of it in one paragraph. */
  readonly text: string
}

/**
 * The rules and dice behind one event of a step. Its chain are the events before it, in the same step, that speak of
 * one of its pieces. An event that names no piece goes on from the one just before it.
 */
export function explainEvent<G extends Game>(
  ruleset: Ruleset<G>,
  step: Happening<G>,
  index: number,
  { seat, texts, words, options = optionsOf(step.state) }: EventQuestion<G>,
): Parsed<EventExplanation<G>> {
  const event = step.events[index]
  if (event === undefined) return refused('CORE-RECORD', 'no-such-event', { index, count: step.events.length })
  if (seat !== undefined && !isVisible(event, seat)) return refused('CORE-SEAT', 'not-told', { seat })
  const before = step.events.slice(0, index + 1).filter((one) => seat === undefined || isVisible(one, seat))
  const pieces = piecesOn(ruleset, step.state)
  const chain = chainOf(before, pieces).map((one) => linkOf(ruleset, one, texts, options))
  const action = step.action ?? undefined
  const known = action !== undefined && (seat === undefined || seat === action.seat) ? { action } : {}
  return {
    ok: true,
    value: { ...known, chain, text: told(ruleset, chain, words, viewOf(ruleset, step.state, seat), known.action) },
  }
}

/** The same for an event of a record: of the step of action `at`, or of the set-up at -1. */
export function explainRecorded<G extends Game>(
  ruleset: Ruleset<G>,
  record: AnyRecord<G>,
  at: number,
  index: number,
  question: EventQuestion<G>,
): Parsed<EventExplanation<G>> {
  const { steps, refused: stopped } = replay(ruleset, record)
  const step = steps[at + 1]
  if (step !== undefined) {
    return explainEvent(ruleset, { ...step, action: record.actions[at] ?? null }, index, question)
  }
  if (stopped !== undefined) return stopped
  return refused('CORE-RECORD', 'no-such-step', { at, last: steps.length - 2 })
}

const refused = (...why: Parameters<typeof refuse>): Parsed<never> => ({ ok: false, violations: [refuse(...why)] })

// ---------------------------------------------------------------------------------------- the chain

/** The ids of the pieces on the table: the keys of its records. Seats are no pieces: half of all events name one. */
function piecesOn<G extends Game>({ info }: Ruleset<G>, table: object): ReadonlySet<string> {
  const records = Object.entries(table).filter(([name, value]) => name !== 'config' && isRecord(value))
  const pieces = new Set(records.flatMap(([, record]) => Object.keys(record)))
  for (const seat of info.seats) pieces.delete(seat)
  return pieces
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

function chainOf<E extends object>(events: readonly E[], pieces: ReadonlySet<string>): readonly E[] {
  const [last, before] = [events[events.length - 1], events.slice(0, -1)]
  if (last === undefined) return []
  const named = namedIn(last, pieces)
  if (named.length === 0) return [...chainOf(before, pieces), last]
  return [...before.filter((one) => namedIn(one, pieces).some((piece) => named.includes(piece))), last]
}

const namedIn = (event: object, pieces: ReadonlySet<string>): readonly string[] =>
  Object.values(event).filter((value): value is string => typeof value === 'string' && pieces.has(value))

const linkOf = <G extends Game>(
  ruleset: Ruleset<G>,
  event: EventOf<G>,
  texts: Texts = {},
  options: Choice,
): Link<G> => ({
  ...{ event, rules: rulesBehind(event).map((id) => noteOn(ruleset, id, texts)) },
  rulings: rulingsOf(ruleset, event, { texts, options }),
})

// ---------------------------------------------------------------------------------------- in words

function told<G extends Game>(
  ruleset: Ruleset<G>,
  chain: readonly Link<G>[],
  words: Words<G>,
  view: G['View'],
  action?: ActionOf<G>,
): string {
  const from = action === undefined ? [] : [`From "${ruleset.notation.action(action)}".`]
  const named = new Set<string>()
  const sentences = chain.map((link) => sentence(link, words, view, named))
  const rules = new Map(chain.flatMap((link) => link.rules.map((rule) => [rule.id, rule] as const)))
  const sayings = [...rules.values()].flatMap(({ id, summary }) => (summary === undefined ? [] : [`${id}: ${summary}`]))
  const rests = new Map(chain.flatMap((link) => link.rulings.map((one) => [one.rule.id, one] as const)))
  const readings = [...rests.values()].filter(({ others }) => others.length > 0).map(({ text }) => text)
  return [...from, ...sentences, ...sayings, ...readings].join(' ')
}

/** `Tuck 1 fires at Emil 1, needs 6, rolls 4. [SF-HIT-01 To-hit roll, p.24]` The first mention of a rule has its title. */
function sentence<G extends Game>(
  { event, rules }: Link<G>,
  words: Words<G>,
  view: G['View'],
  named: Set<string>,
): string {
  const { rule } = event
  const [line] = tell(words, [event], view, { all: true })
  // What a log leaves unsaid is called by the rule that makes it so.
  const what = line?.text ?? `${rules[0]?.title ?? rule}.`
  const fresh = rules.filter(({ id }) => !named.has(id)).map(({ id, title, source }) => `${id} ${title}, ${source}`)
  const citations = named.has(rule) ? [rule, ...fresh] : fresh
  for (const { id } of rules) named.add(id)
  return `${what} [${citations.join('; ')}]`
}

/** What the listener sees of the table: a view is taken as it is. */
const viewOf = <G extends Game>(ruleset: Ruleset<G>, table: G['State'] | G['View'], seat?: Viewer<G>): G['View'] =>
  'seat' in table ? (table as G['View']) : ruleset.view(table as G['State'], seat ?? 'spectator')
