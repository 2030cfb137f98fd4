/** One game of the study: played by the default readings, with every other value of every switch held against it. */
import type { Game, Ruleset, Scenario } from 'wingover'
import { type Played, playFrom, pointsOf, type Table } from './course.js'
import { type Alternative, lyingIn, type Otherwise, otherwise, tablesDiffer, touches } from './touch.js'

/** What one game says of one value of a switch. */
export interface Finding extends Alternative {
  /** Orders of players that it touches; null if the tables differ from the set-up on, so that none can be compared. */
  readonly decisions: number | null
  /** Whether it touches anything at all: an order, bookkeeping between orders, or the set-up. */
  readonly touched: boolean
  /** What the first seat gains by it over the default: one game is this one, the other is played on from the first touch. */
  readonly gain: number
}

/** One game and what it says of every switch. */
export interface GameFindings {
  readonly decisions: number
  readonly findings: readonly Finding[]
}

/** How often one value was met in a game, and where first. */
interface Tally {
  readonly other: Otherwise
  decisions: number
  /** The order before which the games come apart; none yet if undefined. */
  from: { readonly state: Game['State']; readonly at: number } | undefined
  touched: boolean
}

/** Plays one scenario with one seed and asks every alternative about every order. */
export function studyGame(
  ruleset: Ruleset,
  { config }: Scenario,
  { bot, seed }: Omit<Table, 'ruleset'>,
  alternatives: readonly Alternative[],
): GameFindings {
  const seeded = { ...config, dice: 'seeded', seed } as Game['Config']
  const first = ruleset.setup(seeded)
  if (!first.ok) throw new Error(first.violations[0]?.message)
  const tallies = alternatives.map((one) => begin(otherwise(ruleset, seeded, one), first.state))
  const table = { ruleset, bot, seed }
  const { end, decisions } = hold(table, first.state, tallies)
  const points = pointsOf(ruleset, end)
  return { decisions, findings: tallies.map((tally) => findingOf(table, tally, points)) }
}

/** A game that is not set up alike, or not at all, is touched before anything is ordered. */
function begin(other: Otherwise, usual: Game['State']): Tally {
  const isAlike = other.first !== undefined && !tablesDiffer(other.first, usual)
  const from = other.first === undefined || isAlike ? undefined : { state: other.first, at: 0 }
  return { other, decisions: 0, from, touched: !isAlike }
}

function hold(table: Table, first: Game['State'], tallies: readonly Tally[]) {
  const { ruleset } = table
  const players: readonly string[] = ruleset.info.seats
  let [end, decisions, at] = [first, 0, 0]
  for (const played of playFrom(table, first)) {
    const isDecision = players.includes(played.action.seat)
    if (isDecision) decisions++
    const legal = ruleset.legalActions(played.before)
    for (const tally of tallies) meet(ruleset, tally, played, { legal, at, isDecision })
    end = played.step.state
    at++
  }
  return { end, decisions }
}

interface Moment {
  readonly legal: readonly unknown[]
  readonly at: number
  readonly isDecision: boolean
}

function meet(ruleset: Ruleset, tally: Tally, played: Played, { legal, at, isDecision }: Moment): void {
  const { first } = tally.other
  if (first === undefined || tally.from?.state === first) return
  if (!touches(ruleset, first, played, legal)) return
  tally.touched = true
  tally.from ??= { state: lyingIn(first, played.before), at }
  if (isDecision) tally.decisions++
}

/** A game that was never touched would have come out the same; any other is played on from where it was first touched. */
function findingOf(table: Table, { other, decisions, from, touched }: Tally, points: number): Finding {
  const difference = from === undefined ? 0 : pointsFrom(table, from) - points
  const gain = other.isPlayed && difference !== 0 ? -difference : difference
  const isComparable = from?.state !== other.first
  return { option: other.option, value: other.value, decisions: isComparable ? decisions : null, touched, gain }
}

function pointsFrom(table: Table, { state, at }: NonNullable<Tally['from']>): number {
  let end = state
  for (const { step } of playFrom(table, state, at)) end = step.state
  return pointsOf(table.ruleset, end)
}
