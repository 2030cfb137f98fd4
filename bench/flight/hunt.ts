/**
 * A hunt for orders that give something for nothing: a beam of aircraft tries whatever the legal lists offer, turn after
 * turn, and what wins most is printed order by order, to be read.
 *
 * `tsx bench/flight/hunt.ts [seconds] [seed]` looks for the most energy, for the most turn at the least loss, and for the
 * longest stay in one place.
 */
import { pickFrom } from 'wingover/conformance'
import { cards, fightingWings, type State } from 'wingover/fighting-wings'
import { alone, energyOf, flyTurn, type Order } from './solo.js'

type Plane = State['planes'][string]

/** What has been flown so far. */
interface Line {
  readonly state: State
  readonly turned: number
  readonly words: readonly string[]
}

const first = (state: State): Plane => state.planes.P!

/** What each hunt is after; energy is reckoned from the start. */
const GOALS: Readonly<Record<string, (line: Line, start: Plane) => number>> = {
  energy: ({ state }, start) => energyOf(first(state)) - energyOf(start),
  turn: ({ state, turned }, start) => 4 * Math.min(turned, 24) + energyOf(first(state)) - energyOf(start),
  hover: ({ state }, start) => {
    const { q, r } = first(state)
    const far = Math.abs(q - start.q) + Math.abs(r - start.r)
    return energyOf(first(state)) - energyOf(start) - 8 * far
  },
}

const wordOf = (order: Order): string => {
  if (order.type === 'fp') return order.inc === 0 ? 'H' : `V${order.inc}`
  const facts = Object.entries(order).filter(([key]) => key !== 'type' && key !== 'seat' && key !== 'plane')
  return [order.type, ...facts.map(([, value]) => String(value))].join(' ')
}

/** One more turn, flown at random. */
function onward(line: Line, pick: ReturnType<typeof pickFrom>): Line | null {
  const fork = fightingWings.fork(line.state)
  const words: string[] = []
  const { facing } = first(line.state)
  const flies = flyTurn(fork, (listed) => {
    const order = pick.of(listed)
    words.push(wordOf(order))
    return order
  })
  if (!flies) return null
  const by = (first(fork.state).facing - facing + 12) % 12
  const { alt, speed, bank, stall } = first(fork.state)
  const end = `[${alt} ${speed / 2} ${bank}${stall === 'none' ? '' : ` ${stall}`}]`
  return {
    state: fork.keep(),
    turned: line.turned + Math.min(by, 12 - by),
    words: [...line.words, `${words.join(' ')} ${end}`],
  }
}

function hunt(goal: string, card: string, speed: number, ends: number, seed: string): Line {
  const pick = pickFrom(`${seed} ${goal} ${card} ${speed}`)
  const worth = GOALS[goal]!
  const start = alone(card, speed, 200)
  let beam: readonly Line[] = [{ state: start, turned: 0, words: [] }]
  for (let turn = 0; turn < 6; turn++) {
    const found: Line[] = []
    const until = performance.now() + ends / 6
    while (performance.now() < until)
      for (const line of beam) found.push(...[onward(line, pick)].flatMap((one) => one ?? []))
    if (found.length === 0) break
    beam = found.sort((a, b) => worth(b, first(start)) - worth(a, first(start))).slice(0, 12)
  }
  return beam[0]!
}

const [seconds = '60', seed = 'hunt'] = process.argv.slice(2)
const trials = cards.flatMap(({ id }) => [8, 12].map((speed) => [id, speed] as const))
const share = (1000 * Number(seconds)) / trials.length / Object.keys(GOALS).length
for (const goal of Object.keys(GOALS)) {
  for (const [card, speed] of trials) {
    const line = hunt(goal, card, speed, share, seed)
    const start = first(alone(card, speed, 200))
    const gain = energyOf(first(line.state)) - energyOf(start)
    console.log(`${goal} ${card} from ${speed / 2}: energy ${gain}, turned ${30 * line.turned} degrees`)
    for (const words of line.words) console.log(`  ${words}`)
  }
}
