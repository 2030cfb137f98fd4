/** The quickest circle that can be flown for ever: level turns that lose no speed, found by trying everything. */
import type { State } from 'wingover/fighting-wings'
import { afterNet, type Flown, powerAt } from './model.js'

type Chart = State['config']['chart']

const RATES = ['EZ', 'TT', 'HT', 'BT', 'ET'] as const
const CARRIES = 9
const POINTS = 20

/** An aircraft banked for its turn, between two turns of play, as one number. */
const codeOf = (speed: number, accel: number, half: number, rate: number, k: number, fps: number): number =>
  ((((speed * CARRIES + accel + 4) * 2 + half) * RATES.length + rate) * 2 + k) * POINTS + fps

/** Where a turn of play can lead, and how far round: pairs of numbers. */
function flights(flown: Flown, chart: Chart, code: number): readonly number[] {
  const [fps, k] = [code % POINTS, Math.floor(code / POINTS) % 2]
  const rest = Math.floor(code / POINTS / 2)
  const [rate, half] = [rest % RATES.length, Math.floor(rest / RATES.length) % 2]
  const pair = Math.floor(rest / RATES.length / 2)
  const [speed, accel] = [Math.floor(pair / CARRIES), (pair % CARRIES) - 4]
  const points = (speed + half) >> 1
  const out: number[] = []
  for (let next = 0; next < RATES.length; next++) {
    if (speed < flown.turn[next]!) continue
    for (let used = 0; used <= points; used++) {
      const goesOn = next === rate && fps > 0 && used === points
      const flight = fly(flown, chart, { speed, accel, half, k: goesOn ? k : 0, fps: goesOn ? fps : 0 }, next, used)
      if (flight !== null) out.push(...flight)
    }
  }
  return out
}

interface Begun {
  readonly speed: number
  readonly accel: number
  readonly half: number
  readonly k: number
  readonly fps: number
}

/** So many points at one rate, the others straight on before them. */
function fly(flown: Flown, chart: Chart, begun: Begun, rate: number, points: number): readonly number[] | null {
  const { speed, accel, half } = begun
  const modes = chart[RATES[rate]!]
  const mode = modes[Math.min(speed, modes.length) - 1]!
  let { k, fps } = begun
  let [net, facings] = [accel + powerAt(flown, speed) - 3 * Math.max(0, speed - flown.max), 0]
  for (let point = 0; point < points; point++) {
    if (fps === 0) net -= flown.turnDecel[rate]!
    if (++fps < mode[k]!) continue
    facings++
    k = 1 - k
    fps = 0
  }
  const after = afterNet(flown, speed, 'LVL', net)
  if (after === null || after[0] < flown.min) return null
  return [codeOf(after[0], after[1], (speed + half) & 1, rate, k, fps), facings]
}

/** The most facings of 30 degrees in so many turns that end no slower than they began. */
function mostFacings(start: number, turns: number, from: (code: number) => readonly number[]): number {
  let layer = new Map([[codeOf(start, 0, 0, 0, 0, 0), 0]])
  for (let turn = 0; turn < turns; turn++) {
    const next = new Map<number, number>()
    for (const [code, facings] of layer) {
      const to = from(code)
      for (let i = 0; i < to.length; i += 2) {
        const sum = facings + to[i + 1]!
        if (sum > (next.get(to[i]!) ?? -1)) next.set(to[i]!, sum)
      }
    }
    layer = next
  }
  let best = 0
  for (const [code, facings] of layer) {
    const pair = Math.floor(code / POINTS / 4 / RATES.length)
    if (5 * Math.floor(pair / CARRIES) + (pair % CARRIES) - 4 >= 5 * start) best = Math.max(best, facings)
  }
  return best
}

/** Seconds of the quickest sustained circle, four to the turn. */
export function circleOf(flown: Flown, chart: Chart, turns: number): number {
  const known = new Map<number, readonly number[]>()
  const from = (code: number): readonly number[] => {
    const found = known.get(code) ?? flights(flown, chart, code)
    known.set(code, found)
    return found
  }
  let best = 1
  for (let start = flown.min; start <= FASTEST; start++) best = Math.max(best, mostFacings(start, turns, from))
  return (12 * 4 * turns) / best
}

/** Starts are tried up to 5.0: faster ones have never been better. */
const FASTEST = 10
