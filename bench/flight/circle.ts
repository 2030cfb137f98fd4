/** The quickest circle that can be flown for ever: level turns that lose no speed, found by trying everything. */
import type { State } from 'wingover/fighting-wings'
import { afterNet, type Flown, powerAt } from './model.js'

type Chart = State['config']['chart']

const RATES = ['EZ', 'TT', 'HT', 'BT', 'ET'] as const

/** An aircraft banked for its turn, between two turns of play. */
interface Turning {
  readonly speed: number
  readonly accel: number
  readonly half: 0 | 1
  /** Rate under way, portions done of it (odd or even), and points of the next portion. */
  readonly rate: number
  readonly k: 0 | 1
  readonly fps: number
}

/** Flies a turn of play: so many points of it at one rate, the rest straight on before them. */
function fly(flown: Flown, chart: Chart, from: Turning, rate: number, points: number, goesOn: boolean) {
  const { speed, accel, half } = from
  const modes = chart[RATES[rate]!]
  const mode = modes[Math.min(speed, modes.length) - 1]!
  let { k, fps } = goesOn ? from : { k: 0 as 0 | 1, fps: 0 }
  let [net, facings] = [accel + powerAt(flown, speed) - 3 * Math.max(0, speed - flown.max), 0]
  for (let point = 0; point < points; point++) {
    if (fps === 0) net -= flown.turnDecel[rate]!
    fps++
    if (fps < mode[k]) continue
    facings++
    k = k === 0 ? 1 : 0
    fps = 0
  }
  const after = afterNet(flown, speed, 'LVL', net)
  if (after === null || after[0] < flown.min) return null
  const to: Turning = { speed: after[0], accel: after[1], half: ((speed + half) & 1) as 0 | 1, rate, k, fps }
  return { to, facings }
}

function* flights(flown: Flown, chart: Chart, from: Turning) {
  const points = (from.speed + from.half) >> 1
  for (let rate = 0; rate < RATES.length; rate++) {
    if (from.speed < flown.turn[rate]!) continue
    for (let used = 0; used <= points; used++) {
      const goesOn = rate === from.rate && from.fps > 0 && used === points
      const flight = fly(flown, chart, from, rate, used, goesOn)
      if (flight !== null) yield flight
    }
  }
}

const keyOf = ({ speed, accel, half, rate, k, fps }: Turning): string => `${speed},${accel},${half},${rate},${k},${fps}`

/** The most facings of 30 degrees in so many turns that end no slower than they began. */
function mostFacings(flown: Flown, chart: Chart, start: number, turns: number): number {
  const first: Turning = { speed: start, accel: 0, half: 0, rate: 0, k: 0, fps: 0 }
  let layer = new Map([[keyOf(first), { at: first, facings: 0 }]])
  for (let turn = 0; turn < turns; turn++) {
    const next: typeof layer = new Map()
    for (const { at, facings } of layer.values()) {
      for (const flight of flights(flown, chart, at)) {
        const key = keyOf(flight.to)
        const sum = facings + flight.facings
        if (sum > (next.get(key)?.facings ?? -1)) next.set(key, { at: flight.to, facings: sum })
      }
    }
    layer = next
  }
  let best = 0
  for (const { at, facings } of layer.values()) if (5 * at.speed + at.accel >= 5 * start) best = Math.max(best, facings)
  return best
}

/** Seconds of the quickest sustained circle, four to the turn. */
export function circleOf(flown: Flown, chart: Chart, turns = 24): number {
  let best = 1
  for (let start = flown.min; start <= flown.max; start++)
    best = Math.max(best, mostFacings(flown, chart, start, turns))
  return (12 * 4 * turns) / best
}
