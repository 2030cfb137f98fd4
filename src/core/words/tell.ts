import { rulesBehind } from '../citations.js'
import type { BaseEvent, EventOf, Game, RuleOf } from '../ruleset.js'
import { isVisible } from '../views.js'
import type { Alike, Words } from './words.js'

/** One line of a log. */
export interface Told<G extends Game = Game> {
  /** A whole sentence, or several. */
  readonly text: string
  /** The rules it rests on: those of its events first, then those of their modifiers. */
  readonly rules: readonly RuleOf<G>[]
  /** The dice that fell, in order. */
  readonly dice: readonly number[]
  /** Some seats only may know it. */
  readonly secret: boolean
  /** What it tells. */
  readonly events: readonly EventOf<G>[]
}

/** How to tell. */
export interface Telling {
  /** Tell what `view.seat` may not know, too: for replays among people who may know all. */
  readonly all?: boolean
}

/**
 * What happened, line by line, as `view.seat` may know it: alike events in one sentence, each line with its rules and
 * dice. Of a secret act that is told to its owner and to all, the owner hears the fuller one.
 */
export function tell<G extends Game>(
  words: Words<G>,
  events: readonly EventOf<G>[],
  view: G['View'],
  { all = false }: Telling = {},
): readonly Told<G>[] {
  const heard = all ? events : events.filter((event) => isVisible(event, view.seat))
  const lines: Told<G>[] = []
  for (const alike of grouped(words, withoutShadows(heard))) {
    const say = (words.event as Words['event'])[alike[0].type]
    const text = say?.(alike, view) ?? null
    if (text !== null) lines.push(lineOf(text, alike))
  }
  return lines
}

const lineOf = <G extends Game>(text: string, events: Alike<EventOf<G>>): Told<G> => ({
  text,
  rules: [...new Set(events.flatMap((event) => rulesBehind(event as BaseEvent)))] as RuleOf<G>[],
  dice: events.flatMap(diceOf),
  secret: events.some(({ audience }) => audience !== 'all'),
  events,
})

/** What all are told right after its owner was told more. */
const withoutShadows = <E extends BaseEvent>(events: readonly E[]): readonly E[] =>
  events.filter(({ type, audience }, i) => {
    const before = events[i - 1]
    return audience !== 'all' || before?.type !== type || before.audience === 'all'
  })

function grouped<G extends Game>(words: Words<G>, events: readonly EventOf<G>[]): readonly Alike<EventOf<G>>[] {
  const groups: [EventOf<G>, ...EventOf<G>[]][] = []
  for (const event of events) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (last !== undefined && isAlike(words, last, event)) group?.push(event)
    else groups.push([event])
  }
  return groups
}

const isAlike = <G extends Game>(words: Words<G>, a: EventOf<G>, b: EventOf<G>): boolean =>
  a.type === b.type && (words.alike?.(a, b) ?? sayTheSame(a, b))

/** Two events of one type whose ids and other words are the same: only their numbers differ. */
const sayTheSame = (a: object, b: object): boolean =>
  Object.entries(a).every(([field, value]) => {
    const other = (b as Readonly<Record<string, unknown>>)[field]
    return typeof value !== 'string' || value === other
  })

const DICE = new Set(['die', 'dice', 'rolls'])

/** The dice of an event: its fields that are called so. */
const diceOf = (event: object): readonly number[] =>
  Object.entries(event).flatMap(([field, value]) => (DICE.has(field) ? numbersIn(value) : []))

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.flatMap(numbersIn) : []
