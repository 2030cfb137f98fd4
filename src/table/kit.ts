/** What a table is given of a game. The table itself knows none by name. */
import type { BaseView, Overlays, Route, Sheets, Shown } from '../core/index.js'
import type { Words } from '../core/words/index.js'
import type { Texts } from '../tools/explain/index.js'

/** A game ready for the table: its rules, its words, and whole flights where it has them. */
export interface Kit {
  readonly ruleset: Shown
  readonly words: Words
  /** Whole flights of the acting piece: `routes` of `wingover/<game>`. */
  readonly routes?: (view: never) => Iterable<Route>
}

/** A game on offer. It is loaded when it is chosen. */
export interface TableGame {
  readonly id: string
  readonly title: string
  /** What kind of game it is, in a sentence. */
  readonly about: string
  /** The scenario for a first game. */
  readonly first: string
  /** Brings rules and words. */
  load(): Promise<Kit>
  /** Brings what can be laid over the board: `overlays` of `wingover/<game>/overlays`. */
  overlays?(): Promise<Overlays>
  /** Brings what the rules say in our own words. */
  texts?(): Promise<Texts>
  /** Brings the cards that can be printed. */
  sheets?(): Promise<Sheets>
  /** Brings what a newcomer is told in the first game. */
  guide?(): Promise<Guide>
}

/**
 * What a newcomer is told when something is asked for the first time: by the kind of the question (the last frame of the
 * agenda), else by the phase.
 */
export type Guide = Readonly<Record<string, string>>

/** A decision that a bot is asked for. */
export interface Question {
  readonly game: string
  /** The same for all questions of one game: a bot may remember what it planned. */
  readonly table: string
  /** The name of a bot: `novice`, `pilot`, `ace`. */
  readonly level: string
  readonly view: BaseView
  readonly seed: string
}
