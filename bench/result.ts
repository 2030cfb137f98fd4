import type { Case } from './cases.js'
import { median, spread } from './clock.js'
import { Lane } from './lanes.js'
import { COLUMNS, type Column } from './work.js'

/** How long to measure. */
export interface Pace {
  readonly warm: number
  readonly rounds: number
  readonly ms: number
}

/** The middle of several rounds and how far they lie apart, as a share. */
export interface Figure {
  readonly median: number
  readonly spread: number
}

/** What one row came to: rates a second, bytes, and ratios taken round by round. */
export interface Result {
  readonly name: string
  readonly pieces: number
  readonly rates: Readonly<Record<Column | 'cleanFork' | 'cleanPlay' | 'peer', Figure>>
  readonly bytes: number
  readonly ratios: { readonly reduce: Figure; readonly fork: Figure; readonly afterReduce: Figure }
}

type Series = keyof Result['rates']

/** One thing measured in one process. */
interface Seat {
  readonly series: Series
  readonly what: Column | 'peer'
  readonly lane: Lane
}

const figure = (values: readonly number[]): Figure => ({ median: median(values), spread: spread(values) })

/**
 * Measures one row. `mixed` runs everything, `reduce` first; `clean` runs the fork alone; rounds go through both and
 * the peer by turns, so that a busy machine slows all of them alike.
 */
export async function rowResult(row: number, { name, pieces }: Case, peer: Lane, pace: Pace): Promise<Result> {
  const [mixed, clean] = [new Lane(), new Lane()]
  const seats: readonly Seat[] = [
    ...COLUMNS.map((what) => ({ series: what, what, lane: mixed })),
    { series: 'cleanFork', what: 'fork', lane: clean },
    { series: 'cleanPlay', what: 'play', lane: clean },
    { series: 'peer', what: 'peer', lane: peer },
  ]
  for (const { lane, what } of seats) await lane.ask({ row, what, ms: pace.warm })
  const rounds = await allRounds(row, seats, pace)
  const bytes = await mixed.ask({ row, what: 'bytes', ms: 0 })
  for (const lane of [mixed, clean]) lane.close()
  return { name, pieces, bytes, ...figures(rounds) }
}

type Round = Record<Series, number>

async function allRounds(row: number, seats: readonly Seat[], { rounds, ms }: Pace): Promise<readonly Round[]> {
  const done: Round[] = []
  for (let i = 0; i < rounds; i++) {
    const round: Partial<Round> = {}
    for (const { series, what, lane } of seats) round[series] = await lane.ask({ row, what, ms })
    done.push(round as Round)
  }
  return done
}

function figures(rounds: readonly Round[]): Pick<Result, 'rates' | 'ratios'> {
  const of = (value: (round: Round) => number): Figure => figure(rounds.map(value))
  const series = Object.keys(rounds[0]!) as Series[]
  return {
    rates: Object.fromEntries(series.map((name) => [name, of((round) => round[name])])) as Result['rates'],
    ratios: {
      reduce: of((round) => round.reduce / round.peer),
      fork: of((round) => round.cleanFork / round.peer),
      afterReduce: of((round) => round.fork / round.cleanFork),
    },
  }
}
