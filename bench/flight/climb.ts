/** The most height that can be won, found by trying everything: the exact dynamic program over the model of flight. */
import type { State } from 'wingover/fighting-wings'
import { afterNet, type Between, type Flown, type Turn, TYPES, turnsFrom } from './model.js'

type Increments = State['config']['base']['increments']

const CARRIES = 9
const LOST = -100_000

/** States as numbers: speed, carry -4 to 4, half, flight type, shallow. */
const codeOf = ({ speed, accel, half, type, shallow }: Between): number =>
  (((speed * CARRIES + accel + 4) * 2 + half) * 5 + TYPES.indexOf(type)) * 2 + (shallow ? 1 : 0)

function stateOf(code: number): Between {
  const shallow = code % 2 === 1
  const type = TYPES[(code >> 1) % 5]!
  const rest = Math.floor(code / 10)
  const half = (rest % 2) as 0 | 1
  const pair = rest >> 1
  return { speed: Math.floor(pair / CARRIES), accel: (pair % CARRIES) - 4, half, type, shallow }
}

/** Where each state can lead, and at what height: two flat lists, and where each state's part begins. */
interface Web {
  readonly size: number
  readonly begins: Int32Array
  readonly to: Int32Array
  readonly rise: Int32Array
}

/**
 * More than can really be flown, so that nothing is overlooked: a zoom goes into a dive without a lead-in, as it does on
 * its back, and a vertical climb into a vertical dive over a hammerhead, whose decel is paid.
 */
function tricks(flown: Flown, from: Between, increments: Increments, hammerhead: number): readonly Turn[] {
  if (from.type === 'ZC')
    return turnsFrom(flown, { ...from, type: 'LVL' }, increments).filter(({ type }) => type === 'SD')
  if (from.type !== 'VC') return []
  const after = afterNet(flown, from.speed, 'VC', from.accel - hammerhead)
  if (after === null) return []
  return turnsFrom(flown, { ...from, speed: after[0], accel: after[1], type: 'VD' }, increments)
}

function webOf(flown: Flown, increments: Increments, hammerhead: number): Web {
  const size = (flown.dive + 3) * CARRIES * 20
  const begins = new Int32Array(size + 1)
  const [to, rise]: [number[], number[]] = [[], []]
  for (let code = 0; code < size; code++) {
    begins[code] = to.length
    const from = stateOf(code)
    for (const turn of [...turnsFrom(flown, from, increments), ...tricks(flown, from, increments, hammerhead)]) {
      to.push(codeOf(turn.to))
      rise.push(turn.rise)
    }
  }
  begins[size] = to.length
  return { size, begins, to: Int32Array.from(to), rise: Int32Array.from(rise) }
}

/** The greatest height after each turn of a flight that ends no slower than it began; `may` says what is flown. */
function most(web: Web, start: number, turns: number, may: (state: Between) => boolean): number {
  let layer = new Int32Array(web.size).fill(LOST)
  const open = Uint8Array.from({ length: web.size }, (_, code) => Number(may(stateOf(code))))
  layer[codeOf({ speed: start, accel: 0, half: 0, type: 'LVL', shallow: false })] = 0
  for (let turn = 0; turn < turns; turn++) layer = step(web, layer, open)
  let best = LOST
  for (let code = 0; code < web.size; code++) {
    const { speed, accel } = stateOf(code)
    if (5 * speed + accel >= 5 * start) best = Math.max(best, layer[code]!)
  }
  return best
}

function step({ size, begins, to, rise }: Web, layer: Int32Array, open: Uint8Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(size).fill(LOST)
  for (let code = 0; code < size; code++) {
    const alt = layer[code]!
    if (alt === LOST) continue
    for (let i = begins[code]!; i < begins[code + 1]!; i++) {
      const goal = to[i]!
      if (open[goal] === 1 && alt + rise[i]! > next[goal]!) next[goal] = alt + rise[i]!
    }
  }
  return next
}

/** What a card can do in a band over so many turns, in increments of height. */
export interface Climb {
  /** The best steady climb: zoom climbs and level turns within half a speed of the start. */
  readonly steady: number
  /** The speed in halves at which it is flown. */
  readonly speed: number
  /** The most that any flight at all wins that ends no slower than it began. */
  readonly best: number
}

/** The best steady climb of a card in a band, and the best of all flights. */
export function climbOf(flown: Flown, increments: Increments, hammerhead: number, turns = 24): Climb {
  const web = webOf(flown, increments, hammerhead)
  let [steady, speed, best] = [LOST, flown.min, LOST]
  for (let start = flown.min; start <= flown.max; start++) {
    const level = most(
      web,
      start,
      turns,
      ({ type, speed: now }) => (type === 'ZC' || type === 'LVL') && Math.abs(now - start) <= 1,
    )
    if (level > steady) [steady, speed] = [level, start]
    best = Math.max(
      best,
      most(web, start, turns, () => true),
    )
  }
  return { steady, speed, best }
}
