/** What was played, as a reader follows it: from each position one line of orders, with what came of them. */
import type { BaseAction, Ruleset } from '../src/core/index.js'
import { labelOf, refusalOf, tell, type Words } from '../src/core/words/index.js'
import { words as allWords } from '../src/registry.words.js'
import { citedIn } from '../src/tools/conformance/index.js'
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

const wordsOf = ({ info }: Ruleset): Words => (allWords as Readonly<Record<string, Words>>)[info.id] as Words

/** An order as a player says it; one that was refused, which may be of anything, in notation. */
export function orderText(ruleset: Ruleset, { action, from, to }: Move, states: readonly unknown[]): string {
  if (action === undefined) return 'Setting up'
  if (from === null || to === null) return `\`${ruleset.notation.action(action)}\``
  const view = ruleset.view(states[from] as never, action.seat === 'referee' ? 'spectator' : action.seat)
  const words = wordsOf(ruleset)
  return `${words.seat[action.seat]}: ${labelOf(words, action, view)}`
}

/** What came of an order, in plain words. */
export function outcomeText(ruleset: Ruleset, move: Move, states: readonly unknown[]): string {
  const { to, events, violations } = move
  const words = wordsOf(ruleset)
  if (violations.length > 0) return `Refused: ${violations.map((one) => refusalOf(words, one)).join(' ')}`
  if (to === null) return 'Would be allowed.'
  const view = ruleset.view(states[to] as never, 'spectator')
  return (
    tell(words, events, view, { all: true })
      .map(({ text }) => text)
      .join(' ') || 'Done.'
  )
}

/** The rules behind what came of an order, each once. */
export function rulesOf({ events, violations }: Move): readonly string[] {
  const rules = new Set<string>()
  citedIn([violations, events], rules)
  return [...rules]
}
