/**
 * A model of flight in Fighting Wings, exact for an aircraft that flies straight with level wings in one altitude band:
 * every turn it can fly, with what it gains in height and what speed, carry and flight type it leaves.
 *
 * It is written anew from the rules, apart from the library's own code, so that each can be held to the other.
 */
import type { Craft, State } from 'wingover/fighting-wings'

/** What the model looks at: one data card in one band, at combat power. Speeds in halves. */
export interface Flown {
  readonly card: string
  readonly band: string
  /** Its class flies vertically. */
  readonly vertical: boolean
  readonly min: number
  readonly max: number
  readonly dive: number
  readonly power: readonly [number, number, number, number]
  readonly climbDecel: number
  readonly diveAccel: number
  readonly turn: readonly [number, number, number, number, number]
  readonly turnDecel: readonly [number, number, number, number, number]
}

export const TYPES = ['VC', 'ZC', 'LVL', 'SD', 'VD'] as const
export type Type = (typeof TYPES)[number]

/** An aircraft between two turns. */
export interface Between {
  readonly speed: number
  /** Accel or decel carried. */
  readonly accel: number
  readonly half: 0 | 1
  readonly type: Type
  /** Its steep dive spent a third of its points or fewer as VFPs. */
  readonly shallow: boolean
}

/** One turn: so many VFPs of so many increments in all. */
export interface Turn {
  readonly type: Type
  readonly v: number
  readonly inc: number
  /** Increments gained, negative in a dive. */
  readonly rise: number
  readonly to: Between
}

type Increments = State['config']['base']['increments']

const RATES = ['EZ', 'TT', 'HT', 'BT', 'ET'] as const

/** A card in a band as the model reads it. */
export function flownAs(card: string, craft: Craft, band: keyof Craft['bands']): Flown {
  const { min, max, dive, turn } = craft.bands[band]
  const { b1, b2, b3, b4 } = craft.power[band]
  const five = (of: Craft['turnDecel']) => RATES.map((rate) => of[rate]) as unknown as Flown['turn']
  const power = [b1[1], b2[1], b3[1], b4[1]] as const
  const { climbDecel, diveAccel, cls } = craft
  const vertical = cls === 'F' || cls === 'L'
  return {
    card,
    band,
    vertical,
    min,
    max,
    dive,
    power,
    climbDecel,
    diveAccel,
    turn: five(turn),
    turnDecel: five(craft.turnDecel),
  }
}

/** Power at a speed, after the third that flight above listed speed loses and what only holds the speed. */
export function powerAt({ power, max, min }: Flown, speed: number): number {
  const listed = power[speed <= 9 ? 0 : speed <= 15 ? 1 : speed <= 19 ? 2 : 3]
  const kept = speed > max ? Math.floor((2 * listed) / 3) : listed
  const pace = Math.max(speed, Math.min(min + 3, max))
  const drag = Math.min(kept - 1, Math.round((kept * pace * pace) / (max * max)))
  return kept - Math.max(0, drag)
}

/** The speed and carry that a net of accel leaves; null if it strains the structure. */
export function afterNet(flown: Flown, speed: number, type: Type, net: number): readonly [number, number] | null {
  const steps = Math.trunc(net / 5)
  const carry = net - 5 * steps
  const terminal = flown.dive + 2
  const isCapped = type !== 'SD' && type !== 'VD' && steps > 0
  const highest = isCapped ? Math.min(Math.max(speed, flown.max), terminal) : terminal
  const next = Math.max(1, Math.min(highest, speed + steps))
  if (next > flown.dive) return null
  return [next, speed + steps > highest ? Math.min(0, carry) : speed + steps < 1 ? Math.max(0, carry) : carry]
}

const NEXT: Readonly<Record<Type, readonly Type[]>> = {
  VC: ['VC', 'ZC', 'LVL'],
  ZC: ['VC', 'ZC', 'LVL', 'SD'],
  LVL: ['ZC', 'LVL', 'SD', 'VD'],
  SD: ['ZC', 'LVL', 'SD', 'VD'],
  VD: ['SD', 'VD'],
}

/** Least and most VFPs of a flight type after another; null if it cannot be flown. */
function vfps({ speed, type: from, shallow }: Between, type: Type, fps: number): readonly [number, number] | null {
  if (type === 'LVL') return [0, 0]
  if (from === 'SD' && type === 'ZC' && !shallow) return null
  const lead = from === 'ZC' && type === 'SD' ? Math.ceil(speed / 4) : 0
  const leadUp = from === 'SD' && type === 'ZC' ? Math.ceil(speed / 3) : 0
  const owed = from === 'VD' && type === 'SD' ? Math.ceil(speed / 4) : 0
  const isVertical = type === 'VC' || type === 'VD'
  const least = isVertical ? Math.min(fps, Math.ceil(speed / 3)) : 1
  const level = isVertical || owed > 0 ? 0 : Math.max(1, lead, leadUp)
  const most = isVertical ? fps : Math.max(1, Math.ceil(speed / 3) - 1, Math.ceil(speed / 4))
  const [low, high] = [Math.max(least, owed), Math.min(most, fps - level)]
  return low <= high ? [low, high] : null
}

/** What climbing or diving so costs or gives. */
function gravity(flown: Flown, speed: number, type: Type, v: number, inc: number): number {
  if (type === 'SD' || type === 'VD') return inc + v * flown.diveAccel
  if (type === 'LVL') return 0
  const isSlow = speed < Math.min(flown.min + 3, flown.max)
  return -inc * (isSlow ? 2 : 1) - v * (speed <= 9 ? flown.climbDecel : speed <= 15 ? 2 : 1)
}

/** Every turn that can be flown from here without a stall and without strain. */
export function turnsFrom(flown: Flown, from: Between, increments: Increments): readonly Turn[] {
  const { speed, accel, half } = from
  const total = speed + half
  const fps = total >> 1
  if (speed < flown.min || fps === 0) return []
  const out: Turn[] = []
  const base = accel + powerAt(flown, speed) - 3 * Math.max(0, speed - flown.max)
  const add = (type: Type, v: number, inc: number): void => {
    const after = afterNet(flown, speed, type, base + gravity(flown, speed, type, v, inc))
    if (after === null) return
    const to: Between = {
      speed: after[0],
      accel: after[1],
      half: (total & 1) as 0 | 1,
      type,
      shallow: type === 'SD' && 3 * v <= fps,
    }
    out.push({ type, v, inc, rise: type === 'SD' || type === 'VD' ? -inc : inc, to })
  }
  for (const type of NEXT[from.type]) {
    const range = vfps(from, type, fps)
    if (range === null || (!flown.vertical && (type === 'VC' || type === 'VD'))) continue
    for (let v = range[0]; v <= range[1]; v++) {
      if (type === 'LVL') add(type, 0, 0)
      else for (let inc = leastOf(increments, type, v); inc <= increments[type][1] * v; inc++) add(type, v, inc)
    }
  }
  return out
}

/** A steep dive with one VFP loses two increments. */
const leastOf = (increments: Increments, type: Exclude<Type, 'LVL'>, v: number): number =>
  type === 'SD' && v === 1 ? Math.max(2, increments.SD[0]) : increments[type][0] * v
