/**
 * The game as somebody knows it. A closed order is played by a stand-in: an order that the rules list and that shows the
 * others exactly what the real one shows. Nothing that a seat is told may depend on what it cannot see, so whatever
 * stands in, that seat's view, lists and refusals are those of the real game. The match itself never holds a stand-in.
 */

import { diceFrom, resolve, unbiased } from '../../core/dice.js'
import { type Digest, digest, words } from '../../core/digest.js'
import { same } from '../../core/json.js'
import type { ActionOf, EventOf, Game, Refusal, Ruleset, Step } from '../../core/ruleset.js'
import { visibleTo } from '../../core/views.js'

/** An order as it stands in a match. */
export interface Move<G extends Game> {
  /** The entry it stands in. */
  readonly at: number
  readonly seat: string
  readonly turn: number
  /** The head with this order in it: the dice are thrown over it. */
  readonly head: Digest
  /** Undefined while it is closed. */
  readonly action?: ActionOf<G>
  /** What others were told of a sealed order, and its commitment. */
  readonly told?: readonly EventOf<G>[]
  readonly commitment?: Digest
  /** The links opened for its dice, by seat. */
  readonly links?: Readonly<Record<string, Digest>>
  /** Which throw of the match it is. */
  readonly roll?: number
}

/** One order played: what was played for it, and what came of it. */
export interface Played<G extends Game> {
  readonly move: Move<G>
  /** With its dice; a stand-in if the order is closed to whoever plays here. */
  readonly action: ActionOf<G>
  /** The order as it was given, if whoever plays here knows it. */
  readonly known: ActionOf<G> | undefined
  readonly step: Step<G> | Refusal<G>
}

/** A game up to its last order. Only the last may still want dice. */
export interface World<G extends Game> {
  readonly first: Step<G>
  readonly played: readonly Played<G>[]
  /** The position after the last order that was played out. */
  readonly state: G['State']
}

/** The orders that somebody knows beyond those that are open. */
export type Knows<G extends Game> = (move: Move<G>) => ActionOf<G> | undefined

/** A world before any order. */
export const newWorld = <G extends Game>(first: Step<G>): World<G> => ({ first, played: [], state: first.state })

/** The world of these orders, as far as possible taken over from an earlier one; undefined if an order does not fit. */
export function worldOf<G extends Game>(
  ruleset: Ruleset<G>,
  match: Digest,
  moves: readonly Move<G>[],
  before: World<G>,
  knows: Knows<G>,
): World<G> | undefined {
  const played = kept(moves, before, knows)
  let state = stateAfter(before.first, played)
  for (const move of moves.slice(played.length)) {
    const known = move.action ?? knows(move)
    const action = known ?? standIn(ruleset, state, move)
    if (action === undefined) return undefined
    const next = { ...playMove(ruleset, match, state, move, action), known }
    played.push(next)
    if (!next.step.ok) return move === moves[moves.length - 1] ? { first: before.first, played, state } : undefined
    state = next.step.state
  }
  return { first: before.first, played, state }
}

/** The beginning of a world that stays as it is. */
function kept<G extends Game>(moves: readonly Move<G>[], { played }: World<G>, knows: Knows<G>): Played<G>[] {
  const isSame = ({ move, known, step }: Played<G>, i: number): boolean => {
    const now = moves[i]
    if (now === undefined || !step.ok || now.at !== move.at || now.links !== move.links) return false
    return same(now.action ?? knows(now), known)
  }
  const end = played.findIndex((one, i) => !isSame(one, i))
  return played.slice(0, end < 0 ? played.length : end)
}

function stateAfter<G extends Game>(first: Step<G>, played: readonly Played<G>[]): G['State'] {
  const last = played[played.length - 1]
  return last?.step.ok ? last.step.state : first.state
}

function playMove<G extends Game>(
  ruleset: Ruleset<G>,
  match: Digest,
  state: G['State'],
  move: Move<G>,
  action: ActionOf<G>,
): Omit<Played<G>, 'known'> {
  if (move.links === undefined) return { move, action, step: ruleset.reduce(state, action) }
  const step = resolve(ruleset, state, action, diceOf(match, move))
  return { move, action: step.ok ? step.action : action, step }
}

/** The dice of a throw: of the match, the head with the order in it, the number of the throw, and both links. */
const diceOf = <G extends Game>(match: Digest, { head, roll, links = {} }: Move<G>) =>
  diceFrom(unbiased(words(rollKey(match, head, roll ?? 0, links))))

/** The key of a throw. Neither side alone knows it before the other has opened its link. */
export const rollKey = (match: Digest, head: Digest, roll: number, links: Readonly<Record<string, Digest>>): Digest =>
  digest(
    'wingover fair 1, roll',
    match,
    head,
    `${roll}`,
    ...Object.keys(links)
      .sort()
      .flatMap((seat) => [seat, links[seat] as Digest]),
  )

/** An order that shows what a closed one shows. */
export const standIn = <G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  { seat, told = [] }: Pick<Move<G>, 'seat' | 'told'>,
): ActionOf<G> | undefined =>
  ruleset.legalActions(state, seat as G['Seat']).find((action) => same(toldOf(ruleset, state, seat, action), told))

/** What the others are told of an order, if it needs no dice. */
export function toldOf<G extends Game>(ruleset: Ruleset<G>, state: G['State'], seat: string, action: ActionOf<G>) {
  const step = ruleset.reduce(state, action)
  return step.ok ? visibleTo(step.events, otherOf(ruleset, seat) as G['Seat']) : undefined
}

/** The other seat of two. */
export const otherOf = <G extends Game>({ info }: Ruleset<G>, seat: string): string =>
  info.seats.find((one) => one !== seat) as string
