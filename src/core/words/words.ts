/**
 * A game in words. The engine speaks types, ids and numbers; a table of words says them as a player would. Language is
 * data: another table, another tongue.
 */
import type { Point } from '../../geometry/index.js'
import { fill, type Messages } from '../refusal.js'
import type { ActionOf, Actor, EventOf, Game, RuleOf } from '../ruleset.js'
import type { Route } from '../touch.js'
import type { Fact, Violation } from '../violation.js'

/**
 * Every word a table says of one game. Exhaustive and typed: a new action, event, seat or phase does not compile
 * without its words. All of it is a function of a view, so no sentence can tell a secret.
 */
export interface Words<G extends Game = Game> {
  /** The language, as BCP 47 has it: `en`. */
  readonly lang: string
  /** The players and the referee: `Axis`. */
  readonly seat: { readonly [S in Actor<G>]: string }
  /** The phases, as printed: `Plotting phase`. */
  readonly phase: { readonly [P in G['State']['phase']]: string }
  /** What a piece is called: `tuck-1` is Tuck 1. Without a view, what its id alone tells. */
  piece(id: string, view?: G['View']): string
  /** A point of the table as the map prints it: `1509`, `H6`. */
  place(at: Point, view: G['View']): string
  /** The question that `view.seat` is asked; for others, what everybody is waiting for. */
  ask(view: G['View']): string
  /** A heading over orders of a type. */
  readonly kind: { readonly [T in ActionOf<G>['type']]: string }
  /** One order, as its button says it, in at most 60 characters: `Turn left 60°`. */
  readonly action: { readonly [T in ActionOf<G>['type']]: SayAction<G, T> }
  /** A whole flight, as its button says it. Default: its orders, one after the other. */
  flight?(route: Pick<Route<G['Action']>, 'orders' | 'ghost'>, view: G['View']): string
  /** One event, or several alike in a row, in a sentence. Null is better left unsaid. */
  readonly event: { readonly [T in EventOf<G>['type']]: SayEvent<G, T> }
  /** May two events that follow each other be told in one sentence? Default: same type, rule and words in them. */
  alike?(a: EventOf<G>, b: EventOf<G>): boolean
  /** What a value of a field or fact is called: `marker`, `climb-left` is climb left. */
  value(field: string, value: unknown, view?: G['View']): string
  /** What a field is called whose value is asked for: `distance` is `Any distance`. Default: the heading of its order. */
  readonly fields?: Readonly<Record<string, string>>
  /** Columns in which the orders of a type are best laid out: nine markers in three. */
  readonly columns?: { readonly [T in ActionOf<G>['type']]?: number }
  /** A refusal, by its code and facts. Default: its English message. */
  refusal?(violation: Violation<RuleOf<G>>, view?: G['View']): string
  /** Odds and warnings of an order, or of orders that belong together. It may be dear: ask for what is on screen. */
  hint?(orders: readonly G['Action'][], view: G['View']): string | undefined
}

/** Actions of one type. */
export type ActionOfType<G extends Game, T> = Extract<ActionOf<G>, { readonly type: T }>
/** Events of one type. */
export type EventOfType<G extends Game, T> = Extract<EventOf<G>, { readonly type: T }>
/** One event or more. */
export type Alike<E> = readonly [E, ...E[]]

// Written as methods: only so can one registry hold the words of different games without a cast.
/** Says one order. */
export type SayAction<G extends Game, T> = {
  /** The words of one order. */
  say(action: ActionOfType<G, T>, view: G['View']): string
}['say']
/** Says one event, or several alike. */
export type SayEvent<G extends Game, T> = {
  /** The sentence of one event or of several alike; null leaves it unsaid. */
  say(alike: Alike<EventOfType<G, T>>, view: G['View']): string | null
}['say']

/** The words for an order. */
export const labelOf = <G extends Game>(words: Words<G>, action: ActionOf<G>, view: G['View']): string =>
  (words.action as Words['action'])[action.type]!(action, view)

/** The words for a refusal. */
export const refusalOf = <G extends Game>(words: Words<G>, violation: Violation<RuleOf<G>>, view?: G['View']): string =>
  words.refusal?.(violation, view) ?? violation.message

/**
 * A `refusal` of words, from templates by code: facts are called as `value` calls them. A code without a template keeps
 * its English message.
 */
export const refusing =
  (templates: Messages, value: (field: string, fact: Fact, view?: never) => string) =>
  ({ code, facts, message }: Violation, view?: unknown): string => {
    const template = Object.hasOwn(templates, code) ? templates[code] : undefined
    if (template === undefined) return message
    const named = Object.entries(facts).map(([field, fact]) => [field, value(field, fact, view as never)] as const)
    return fill(template, Object.fromEntries(named))
  }

/** What another tongue says otherwise: every part may be left out, and every entry of a table. */
export type Translation<G extends Game> = {
  readonly [Part in keyof Words<G>]?: Words<G>[Part] extends (...args: never[]) => unknown
    ? Words<G>[Part]
    : Words<G>[Part] extends string
      ? string
      : Partial<Words<G>[Part]>
}

/** Words with some of them said otherwise. What the translation leaves out stays as it was. */
export function translated<G extends Game>(words: Words<G>, translation: Translation<G>): Words<G> {
  const parts = Object.entries(translation as Readonly<Record<string, unknown>>).map(([part, own]) => {
    const before = (words as unknown as Readonly<Record<string, unknown>>)[part]
    return [part, typeof own === 'object' ? { ...(before as object), ...own } : own] as const
  })
  return { ...words, ...Object.fromEntries(parts) }
}
