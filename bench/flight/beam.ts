/** A hunt for something for nothing: a beam of flights tries whatever the legal lists offer, and what wins most goes on. */
import { type Pick, pickFrom } from 'wingover/conformance'
import { fightingWings, type State } from 'wingover/fighting-wings'
import { alone, energyOf, flyTurn, type Order } from './solo.js'

type Plane = State['planes'][string]

/** What has been flown so far. */
export interface Line {
  readonly state: State
  /** Facings of 30 degrees that the nose came round, turn by turn. */
  readonly turned: number
  /** Turns that ended where they began, give or take half a hex. */
  readonly stayed: number
  /** The orders of each turn, and how it ended. */
  readonly words: readonly string[]
}

/** Where a hunt begins, and how much is tried. */
export interface Hunt {
  readonly card: string
  /** In halves. */
  readonly speed: number
  readonly turns: number
  /** Flights tried from each one kept, turn by turn. */
  readonly tries: number
  /** Flights kept after each turn. */
  readonly width: number
  readonly seed: string
  readonly edits?: Partial<Plane>
}

const first = (state: State): Plane => state.planes.P!

/** What a hunt is after: energy is reckoned from the start. */
export const GOALS = {
  energy: ({ state }: Line, start: Plane) => energyOf(first(state)) - energyOf(start),
  turn: ({ state, turned }: Line, start: Plane) => 4 * Math.min(turned, 24) + energyOf(first(state)) - energyOf(start),
  hover: ({ state, stayed }: Line, start: Plane) => 40 * stayed + energyOf(first(state)) - energyOf(start),
  height: ({ state }: Line, start: Plane) => first(state).alt - start.alt,
} as const

/** What a hunt can be after. */
export type Goal = keyof typeof GOALS

/** The best flight that was found. */
export function hunt(goal: Goal, { card, speed, turns, tries, width, seed, edits = {} }: Hunt): Line {
  const pick = pickFrom(`${seed} ${goal} ${card} ${speed}`)
  const start = alone(card, speed, 200, edits)
  const worth = (line: Line): number => GOALS[goal](line, first(start))
  let beam: readonly Line[] = [{ state: start, turned: 0, stayed: 0, words: [] }]
  for (let turn = 0; turn < turns; turn++) {
    const found = beam
      .flatMap((line) => Array.from({ length: tries }, () => onward(line, pick)))
      .filter((line) => line !== null)
    if (found.length === 0) break
    beam = found.sort((a, b) => worth(b) - worth(a)).slice(0, width)
  }
  return beam[0]!
}

/** One more turn, flown at random; null if nobody came out of it. */
function onward(line: Line, pick: Pick): Line | null {
  const fork = fightingWings.fork(line.state, { seed: pick.seed() })
  const orders: Order[] = []
  const flies = flyTurn(fork, (listed) => {
    const order = anyOf(listed, pick)
    orders.push(order)
    return order
  })
  if (!flies) return null
  const [before, after] = [first(line.state), first(fork.state)]
  const by = (after.facing - before.facing + 12) % 12
  const isThere = Math.abs(after.q - before.q) + Math.abs(after.r - before.r) <= 1
  return {
    state: fork.keep(),
    turned: line.turned + Math.min(by, 12 - by),
    stayed: line.stayed + (isThere ? 1 : 0),
    words: [...line.words, `${orders.map(wordOf).join(' ')} ${endOf(after)}`],
  }
}

/** A kind of order first, so that rare ones come as often as those with many forms. */
function anyOf(listed: readonly Order[], pick: Pick): Order {
  const kind = pick.of([...new Set(listed.map(({ type }) => type))])
  return pick.of(listed.filter(({ type }) => type === kind))
}

const endOf = ({ alt, speed, bank, stall }: Plane): string =>
  `[${alt} ${speed / 2} ${bank}${stall === 'none' ? '' : ` ${stall}`}]`

function wordOf(order: Order): string {
  if (order.type === 'fp') return order.inc === 0 ? 'H' : `V${order.inc}`
  const facts = Object.entries(order).filter(([key]) => key !== 'type' && key !== 'seat' && key !== 'plane')
  return [order.type, ...facts.map(([, value]) => String(value))].join(' ')
}
