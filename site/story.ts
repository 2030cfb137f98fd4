/** What was played, as a reader follows it: from each position one line of orders, with what came of them. */
import type { BaseAction, Ruleset } from '../src/core/index.js'
import { citedIn } from '../src/tools/conformance/index.js'
import { sentenceOf } from '../src/tools/words.js'
import type { Move } from './recording/recorded.js'

/** Orders that follow one another; the first line begins with a game set up. */
export interface Line {
  /** The position it begins in. */
  readonly start: number | null
  readonly moves: readonly Move[]
  /** The position it ends in. */
  readonly end: number | null
}

const isSame = (a: Move | undefined, b: Move): boolean =>
  a !== undefined && a.from === b.from && JSON.stringify(a.action) === JSON.stringify(b.action)

/** A question whether an order would be legal is left out where the order is given next. */
const withoutEchoes = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move, at) => move.to !== null || !moves.slice(at + 1, at + 3).some((next) => isSame(next, move)))

/** The lines of a recording. An order given in an earlier position begins a new one. */
export function linesOf(moves: readonly Move[]): readonly Line[] {
  const lines: { start: number | null; moves: Move[]; end: number | null }[] = []
  for (const move of withoutEchoes(moves)) {
    const last = lines.at(-1)
    const goesOn = last !== undefined && move.from !== null && move.from === last.end
    const line = goesOn ? last : { start: move.from ?? move.to, moves: [], end: move.from }
    if (!goesOn) lines.push(line)
    line.moves.push(move)
    if (move.to !== null) line.end = move.to
  }
  return lines
}

/** The orders from a game set up to a position, and its config; undefined if the position came from elsewhere. */
export function pathTo(
  moves: readonly Move[],
  end: number,
): { readonly config: unknown; readonly actions: readonly BaseAction[] } | undefined {
  const step = moves.find(({ to }) => to === end)
  if (step === undefined) return undefined
  if (step.from === null || step.action === undefined) return { config: step.config, actions: [] }
  const before = pathTo(moves, step.from)
  return before && { ...before, actions: [...before.actions, step.action] }
}

/** An order in one line of text. */
export function orderText(ruleset: Ruleset, { action }: Move): string {
  return action === undefined ? 'setting up' : ruleset.notation.action(action)
}

/** What came of an order, in plain words. */
export function outcomeText({ to, events, violations }: Move): string {
  if (violations.length > 0) return `Refused: ${violations.map(({ message }) => message).join(' ')}`
  if (to === null) return 'Would be allowed.'
  return events.map(sentenceOf).join(' ') || 'Done.'
}

/** The rules behind what came of an order, each once. */
export function rulesOf({ events, violations }: Move): readonly string[] {
  const rules = new Set<string>()
  citedIn([violations, events], rules)
  return [...rules]
}
