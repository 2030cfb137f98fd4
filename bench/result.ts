import type { Case } from './cases.js'
import { median, spread } from './clock.js'
import type { Peer } from './lane.js'
import { Lane } from './lanes.js'
import { COLUMNS, type Column } from './work.js'

/** How long to measure: so many fresh sets of processes, in each so many rounds of `ms` after a warm-up. */
export interface Pace {
  readonly sets: number
  readonly rounds: number
  readonly ms: number
  readonly warm: number
}

/** More rows get fewer sets: the whole run takes seven minutes, large games most of it. */
export const fullPace = (rows: number): Pace => ({
  sets: Math.max(1, Math.min(3, Math.floor(12 / rows))),
  rounds: 3,
  ms: 50,
  warm: 2_000,
})

/** The middle of several rounds and how far they lie apart, as a share. */
export interface Figure {
  readonly median: number
  readonly spread: number
}

/** What one row came to: rates a second, bytes, and ratios taken round by round. */
export interface Result {
  readonly name: string
  readonly pieces: number
  readonly rates: Readonly<Record<Column | 'cleanFork' | 'cleanPlay' | Peer, Figure>>
  readonly bytes: number
  /** Actions in a random game. */
  readonly length: number
  readonly ratios: {
    readonly reduce: Figure
    readonly fork: Figure
    /** A random game with its lists, against chess with its lists. */
    readonly playChessops: Figure
    readonly playChessJs: Figure
    readonly afterReduce: Figure
    readonly playAfterReduce: Figure
  }
}

/** Measured beside every row, in one process of their own. */
export const PEERS: readonly Peer[] = ['boardgame', 'chessops', 'chessJs']

type Series = keyof Result['rates']

/** One thing measured in one process. */
interface Seat {
  readonly series: Series
  readonly what: Column | Peer
  readonly lane: Lane
}

const figure = (values: readonly number[]): Figure => ({ median: median(values), spread: spread(values) })

/** Measures one row in several sets of fresh processes: how a process happens to be compiled is part of the spread. */
export async function rowResult(row: number, { name, pieces }: Case, peer: Lane, pace: Pace): Promise<Result> {
  const sets: SetResult[] = []
  for (let i = 0; i < pace.sets; i++) sets.push(await oneSet(row, peer, pace))
  const bytes = median(sets.map((set) => set.bytes))
  const length = sets[0]!.length
  return { name, pieces, bytes, length, ...figures(sets.flatMap((set) => set.rounds)) }
}

type Round = Record<Series, number>
interface SetResult {
  readonly rounds: readonly Round[]
  readonly bytes: number
  readonly length: number
}

/**
 * `mixed` runs everything, `reduce` first; `clean` runs the fork alone; rounds go through both and the peer by turns,
 * so that a busy machine slows all of them alike.
 */
async function oneSet(row: number, peer: Lane, pace: Pace): Promise<SetResult> {
  const [mixed, clean] = [new Lane(), new Lane()]
  const seats: readonly Seat[] = [
    ...COLUMNS.map((what) => ({ series: what, what, lane: mixed })),
    { series: 'cleanFork', what: 'fork', lane: clean },
    { series: 'cleanPlay', what: 'play', lane: clean },
    ...PEERS.map((what) => ({ series: what, what, lane: peer })),
  ]
  for (const { lane, what } of seats) if (lane !== peer) await lane.ask({ row, what, ms: warmUp(what, pace) })
  const rounds: Round[] = []
  for (let i = 0; i < pace.rounds; i++) rounds.push(await oneRound(row, seats, pace.ms))
  const bytes = await mixed.ask({ row, what: 'bytes', ms: 0 })
  const length = await mixed.ask({ row, what: 'length', ms: 0 })
  for (const lane of [mixed, clean]) lane.close()
  return { rounds, bytes, length }
}

/** What runs whole games has the most code to be compiled; the rest is warm in a fifth of the time. */
const warmUp = (what: Column | Peer, { warm }: Pace): number =>
  what === 'reduce' || what === 'fork' || what === 'play' ? warm : warm / 5

async function oneRound(row: number, seats: readonly Seat[], ms: number): Promise<Round> {
  const round: Partial<Round> = {}
  for (const { series, what, lane } of seats) round[series] = await lane.ask({ row, what, ms })
  return round as Round
}

function figures(rounds: readonly Round[]): Pick<Result, 'rates' | 'ratios'> {
  const of = (value: (round: Round) => number): Figure => figure(rounds.map(value))
  const series = Object.keys(rounds[0]!) as Series[]
  return {
    rates: Object.fromEntries(series.map((name) => [name, of((round) => round[name])])) as Result['rates'],
    ratios: {
      reduce: of((round) => round.reduce / round.boardgame),
      fork: of((round) => round.cleanFork / round.boardgame),
      playChessops: of((round) => round.cleanPlay / round.chessops),
      playChessJs: of((round) => round.cleanPlay / round.chessJs),
      afterReduce: of((round) => round.fork / round.cleanFork),
      playAfterReduce: of((round) => round.play / round.cleanPlay),
    },
  }
}
