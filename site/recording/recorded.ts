/** What a watched test has played, as it is written down for the pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseAction, BaseEvent, Violation } from '../../src/core/index.js'

/** Where recordings are kept between the watched run and the writing of pages. */
export const RECORDINGS = '.tmp/recording'

/** One test: what it is called, what it cited, and for a worked example all it played. */
export interface RecordedTest {
  readonly file: string
  readonly name: string
  readonly cited: readonly string[]
  readonly moves: readonly Move[]
  readonly calls: readonly Call[]
  /** The positions by number. */
  readonly states: readonly unknown[]
}

/** A game set up, a position taken from elsewhere, or an order given in a position. */
export interface Move {
  readonly ruleset: string
  /** The position before; null for a game set up. */
  readonly from: number | null
  /** The position after; null if nothing came of it. */
  readonly to: number | null
  readonly config?: unknown
  readonly action?: BaseAction
  readonly events: readonly BaseEvent[]
  readonly violations: readonly Violation[]
}

/** A rule asked as a function. */
export interface Call {
  readonly name: string
  readonly given: readonly unknown[]
  readonly answer: unknown
}

/** Everything that was recorded, in the order of the files. */
export const recordedTests = (): readonly RecordedTest[] =>
  readdirSync(RECORDINGS)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(RECORDINGS, name), 'utf8')) as readonly RecordedTest[])
