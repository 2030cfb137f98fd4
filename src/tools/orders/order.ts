import type { Field, Game, Route, RuleOf, SeatRules, Shown, Touch, Violation } from '../../core/index.js'
import type { Words } from '../../core/words/index.js'
import type { Point } from '../../geometry/index.js'

/** What the builder is given besides ruleset and view. */
export interface OrderOptions<G extends Game> {
  readonly words: Words<G>
  /** Whole flights of the acting piece, as games export them beside `reachShapes`. */
  readonly routes?: (view: G['View']) => Iterable<Route<G['Action']>>
  /** More answers than this are asked in two steps. Default: 14. */
  readonly few?: number
}

/** Something to pick. A screen shows it as a button, or lights what it touches. */
export interface Choice<G extends Game = Game> {
  /** The same for the same order in the same position: for the keyboard, and for tests. */
  readonly key: string
  readonly label: string
  readonly touch: Touch
  /** Picking it finishes: these are to be played, in order. */
  readonly orders?: readonly G['Action'][]
  /** It cannot be picked, and why. */
  readonly refused?: readonly Violation<RuleOf<G>>[]
  /** It wants a value: `pick(order, choice, value)`. */
  readonly field?: Field
  /** It changes a choice already made. */
  readonly change: boolean
  /** It is the choice that now stands. */
  readonly standing: boolean
  /** The way flown, to draw. */
  readonly via?: readonly Point[]
  /** What dice are thrown for on the way. */
  readonly dice: readonly string[]
  /** What is left if it is picked. */
  readonly leads: readonly Lead<G>[]
}

/** Choices under one heading. */
export interface Group<G extends Game = Game> {
  readonly heading: string
  readonly columns?: number
  readonly choices: readonly Choice<G>[]
}

/** One question on the way to an order. A value: each answer gives a new one and leaves the old as it was. */
export interface Order<G extends Game = Game> {
  readonly question: string
  readonly groups: readonly Group<G>[]
  /** To be answered on the board: too many for buttons. */
  readonly places: readonly Choice<G>[]
  /** What has been picked so far. */
  readonly trail: readonly Choice<G>[]
  /** Set once nothing is left to ask: the actions to play, in order. */
  readonly done?: readonly G['Action'][]
  /** Why the last pick was not taken. */
  readonly problem?: readonly Violation<RuleOf<G>>[]
  /** The question before; null for the first. */
  readonly before: Order<G> | null
  /** What the order was begun with. */
  readonly desk: Desk<G>
}

/** What every question of one order shares. */
export interface Desk<G extends Game> {
  readonly ruleset: Shown<G>
  readonly view: G['View']
  readonly words: Words<G>
  readonly rules: SeatRules<G>
  readonly few: number
}

/** One way to answer: an order, or a whole flight, and what is known of it. */
export interface Lead<G extends Game> {
  readonly orders: readonly G['Action'][]
  readonly touch: Touch
  readonly change: boolean
  readonly standing: boolean
  readonly dice: readonly string[]
  readonly via?: readonly Point[]
  readonly field?: Field
  /** With a field: the listed orders that its value goes into. */
  readonly others?: readonly G['Action'][]
  readonly refused?: readonly Violation<RuleOf<G>>[]
}

/** The first of its orders; a lead has at least one. */
export const firstOf = <G extends Game>({ orders }: Lead<G>): G['Action'] => orders[0] as G['Action']
