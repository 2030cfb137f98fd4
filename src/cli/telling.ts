/** A game in words, line by line, with the rules behind them. */
import type { ActionOf, BaseEvent, Game, Outcome, Piece, Ruleset, Scene } from 'wingover'
import { words as allWords } from 'wingover/registry/words'
import { labelOf, type Told, tell, verdictOf, type Words } from 'wingover/words'

/** The words of a game. */
export const wordsOf = ({ info }: Ruleset): Words => (allWords as Readonly<Record<string, Words>>)[info.id] as Words

/** A step to be told: what was ordered, where, and what came of it. */
export interface Taken {
  readonly action: ActionOf<Game> | null
  /** The position before it; undefined for the set-up. */
  readonly before: Game['State'] | undefined
  readonly state: Game['State']
  readonly events: readonly BaseEvent[]
}

/** Tells a game step by step; a rule is named in full the first time it is cited. */
export class Teller {
  readonly words: Words
  readonly #ruleset: Ruleset
  readonly #cited = new Set<string>()

  constructor(ruleset: Ruleset) {
    this.words = wordsOf(ruleset)
    this.#ruleset = ruleset
  }

  /** What came of a step, as somebody saw it; undefined sees everything. Of what others order only the events tell. */
  events({ state, events }: Taken, watcher?: string): readonly string[] {
    const view = this.#ruleset.view(state, watcher ?? 'spectator')
    return tell(this.words, events, view, { all: watcher === undefined }).map((line) => this.#line(line))
  }

  #line({ text, rules, secret, events }: Told): string {
    const audience = events[0]?.audience ?? 'all'
    const only =
      secret && audience !== 'all' ? ` [only for ${audience.map((seat) => this.words.seat[seat]).join(', ')}]` : ''
    return `${text}  (${rules.map((rule) => this.cite(rule)).join('; ')})${only}`
  }

  /** An order, as its button says it: `Allies: Turn left 60°`. */
  order(action: ActionOf<Game>, before: Game['State']): string {
    const { seat } = action
    const view = this.#ruleset.view(before, seat === 'referee' ? 'spectator' : seat)
    return `${this.words.seat[seat]}: ${labelOf(this.words, action, view)}`
  }

  /** How a game ended. */
  outcome(outcome: Outcome): string {
    return `${verdictOf(outcome, this.words)}  (${this.cite(outcome.rule)})`
  }

  /** A rule by its id, and by its title when it is new. */
  cite(rule: string): string {
    const title = this.#cited.has(rule) ? undefined : this.#ruleset.info.rules[rule]?.title
    this.#cited.add(rule)
    return title === undefined ? rule : `${rule}, ${title}`
  }
}

/** The pieces of a scene as a table: name, side, place and heading, and what is said of them. */
export function piecesText({ pieces, sides = [] }: Scene, words: Words, view: Game['View']): readonly string[] {
  const rows = pieces.filter(({ gone }) => !gone).map((piece) => rowOf(piece, sides, words, view))
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => (row[column] as string).length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const rowOf = (
  { id, side, at, heading, labels }: Piece,
  sides: readonly string[],
  words: Words,
  view: Game['View'],
): readonly string[] => [
  words.piece(id, view),
  sides[side] ?? '',
  `at ${words.place(at, view)}${heading === null ? '' : `, heading ${Math.round(heading)}°`}`,
  labels.join(', '),
]
