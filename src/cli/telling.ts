/** A game in words: its actions in the game's own notation, its events with every fact and the rule behind them. */
import {
  type ActionOf,
  type BaseEvent,
  type Game,
  type Outcome,
  type Piece,
  type Ruleset,
  type Scene,
  visibleTo,
} from 'wingover'
import { sentenceOf } from 'wingover/explain'

/** Tells events one by one; a rule is named in full the first time it is cited. */
export class Teller {
  readonly #ruleset: Ruleset
  readonly #cited = new Set<string>()

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset
  }

  /** One event as a line. */
  event(event: BaseEvent): string {
    const secret = event.audience === 'all' ? '' : ` [only for ${event.audience.join(', ')}]`
    return `${sentenceOf(event)}  (${this.cite(event.rule)})${secret}`
  }

  /**
   * What came of an action, as somebody saw it; undefined sees everything. Of what others order only the events tell,
   * since an order may be secret, and steps are not numbered, since their number may be.
   */
  step(
    number: number,
    action: ActionOf<Game> | null,
    events: readonly BaseEvent[],
    watcher?: string,
  ): readonly string[] {
    const seen = watcher === undefined ? events : visibleTo(events, watcher)
    const isKnown = watcher === undefined || action?.seat === watcher
    const isTold = action !== null && (isKnown || seen.length > 0)
    const head = watcher === undefined ? `${number}. ` : ''
    return [
      ...(isTold ? [head + (isKnown ? this.action(action) : action.seat)] : []),
      ...seen.map((event) => `      ${this.event(event)}`),
    ]
  }

  /** An action as a line. */
  action(action: ActionOf<Game>): string {
    return this.#ruleset.notation.action(action)
  }

  /** How a game ended. */
  outcome({ winner, score, rule }: Outcome): string {
    return `${winner === 'draw' ? 'A draw' : `${winner} wins`}: ${scoreText(score)}  (${this.cite(rule)})`
  }

  /** A rule by its id, and by its title when it is new. */
  cite(rule: string): string {
    const title = this.#cited.has(rule) ? undefined : this.#ruleset.info.rules[rule]?.title
    this.#cited.add(rule)
    return title === undefined ? rule : `${rule}, ${title}`
  }
}

/** `axis 12, allies 7`. */
export const scoreText = (score: Readonly<Record<string, number>>): string =>
  Object.entries(score)
    .map(([seat, points]) => `${seat} ${points}`)
    .join(', ')

/** The pieces of a scene as a table. */
export function piecesText({ pieces, sides = [] }: Scene): readonly string[] {
  const rows = pieces.filter(({ gone }) => !gone).map((piece) => rowOf(piece, sides))
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => (row[column] as string).length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const rowOf = ({ id, side, at, heading, labels }: Piece, sides: readonly string[]): readonly string[] => [
  id,
  sides[side] ?? '',
  `at ${rounded(at.x)} ${rounded(at.y)}${heading === null ? '' : ` heading ${rounded(heading)}`}`,
  labels.join(', '),
]

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000
