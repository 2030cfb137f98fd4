/** What a table answers and tells. */
import type { Patch as ImmerPatch } from 'immer'
import type { Dice } from '../../core/dice.js'
import type { DiceRequest, EventOf, Game, Outcome, RuleOf, Viewer } from '../../core/ruleset.js'
import type { Violation } from '../../core/violation.js'
import type { Clocks, ClockTerms } from './clock.js'
import type { Entry } from './entry.js'
import type { HostRule } from './refusals.js'

/** One change of a view, as `patched` of `wingover` takes it. */
export type Patch = ImmerPatch

/** Which game, and with what dice. */
export interface HostOptions<G extends Game> {
  /** A whole config; or else a scenario of the game by its id. */
  readonly config?: G['Config']
  readonly scenario?: string
  /** Switches of the game, over those of the config or scenario. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Where dice fall: `cryptoDice()` unless given. `asked`: people throw them and tell the table. Never in the state. */
  readonly dice?: Dice | 'asked'
  /** Clocks, if any; `tick` makes them run. */
  readonly clock?: ClockTerms
}

/** How the table stands for one seat. What is not so is left out. All but `since` and `needs` is the same for all. */
export interface Decision<G extends Game> {
  /** Who owes a decision; nobody when the game is over. */
  readonly actors: readonly string[]
  /** The step at which this seat was last asked again: what it decided before that is refused. */
  readonly since: number
  /** Dice that this seat is to throw: `roll` tells the table what fell. */
  readonly needs?: DiceRequest
  /** The seat that asks the others to take back its last step. */
  readonly undo?: G['Seat']
  readonly clock?: Clocks
  /** The seat whose time ran out. */
  readonly flag?: G['Seat']
  readonly outcome?: Outcome<G>
}

/** All that a seat sees. */
export interface Whole<G extends Game> {
  /** How many times this seat has been told something. */
  readonly step: number
  readonly view: G['View']
  readonly events: readonly EventOf<G>[]
  readonly decision: Decision<G>
}

/** What is new for a seat. Take the last `back` events off your log, add `events`, and patch the view. */
export interface Changed<G extends Game> {
  readonly step: number
  readonly changes: readonly Patch[]
  readonly events: readonly EventOf<G>[]
  /** So many of the last events that were told do not hold any more. Left out if it is none. */
  readonly back?: number
  readonly decision: Decision<G>
}

/** What is new, or everything for one who comes from nowhere. */
export type News<G extends Game> = Whole<G> | Changed<G>

/** A reason why nothing has changed. */
export type HostViolation<G extends Game> = Violation<RuleOf<G> | HostRule>

/** Nothing has changed, and why. With `needs` the order is held until the dice are told. */
export interface Refused<G extends Game> {
  readonly ok: false
  readonly violations: readonly HostViolation<G>[]
  readonly needs?: DiceRequest
}

/** It was done; `step` is the seat's own. */
export interface Done {
  readonly ok: true
  readonly step: number
}

/** What comes of an act. */
export type Answer<G extends Game> = Done | Refused<G>

/** How an act comes: the id makes it one act however often it is sent, the step says what its sender knew. */
export interface Mail {
  readonly id?: string
  readonly step?: number
}

/** Is told who has news, and what to write down. The entry holds secrets: it is for the host's own disk. */
export type Listener<G extends Game> = (news: {
  readonly viewers: readonly Viewer<G>[]
  readonly entry: Entry<G>
}) => void
