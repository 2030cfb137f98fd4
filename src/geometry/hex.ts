/** A hex of the flat-top lattice in axial coordinates: q counts columns eastward, r runs south along a column. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** The six hexsides, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Facing `f` is the heading `60 * f` degrees. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5

/** The facings, clockwise from N. */
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5]

/** The names of the facings, in order. */
export const FACING_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

const STEP_Q = [0, 1, 1, 0, -1, -1] as const
const STEP_R = [-1, -1, 0, 1, 1, 0] as const

/** Whether two hexes are the same. */
export function hexEquals(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r
}

/** The hex at an offset. */
export function hexAdd(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r }
}

/** The hex next to this one across a hexside, or `count` hexes that way. */
export function hexStep(hex: Hex, facing: Facing, count = 1): Hex {
  return { q: hex.q + count * STEP_Q[facing], r: hex.r + count * STEP_R[facing] }
}

/** The number of hexes along a shortest path; the scalar door of {@link hexDistance}. */
export function hexLength(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** The number of hexes along a shortest path; adjacent hexes are 1 apart. */
export function hexDistance(a: Hex, b: Hex): number {
  return hexLength(a.q - b.q, a.r - b.r)
}

/** An offset turned about the origin by this many hexsides, clockwise positive. */
export function hexRotate(offset: Hex, turns: number): Hex {
  let { q, r } = offset
  for (let left = turnFacing(0, turns); left > 0; left--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/** An offset seen in a mirror that stands north to south: NE becomes NW. */
export function hexReflect(offset: Hex): Hex {
  return { q: 0 - offset.q, r: offset.q + offset.r }
}

/** A facing after this many hexsides of turn, clockwise positive. */
export function turnFacing(facing: Facing, turns: number): Facing {
  return ((((facing + turns) % 6) + 6) % 6) as Facing
}

/** The shortest turn from one facing to another in hexsides, clockwise positive, in -2..3. */
export function turnsBetween(from: Facing, to: Facing): number {
  const turns = turnFacing(to, -from)
  return turns > 3 ? turns - 6 : turns
}

/** The hexes exactly `radius` away, clockwise from the one due north; the hex itself for 0. */
export function hexRing(center: Hex, radius: number): Hex[] {
  if (radius === 0) return [center]
  const side = Array.from({ length: radius }, (_, i) => i)
  return FACINGS.flatMap((f) => {
    const corner = hexStep(center, f, radius)
    return side.map((i) => hexStep(corner, turnFacing(f, 2), i))
  })
}

/** The hexes at most `radius` away, ring by ring from the centre. */
export function hexDisk(center: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, i) => hexRing(center, i)).flat()
}

/** The hex in which a fractional axial coordinate lies; on a border, one of its hexes, always the same. */
export function hexRound(q: number, r: number): Hex {
  const x = q - Math.round(q)
  const y = r - Math.round(r)
  // Only the coordinate that was rounded further can be one off.
  const [dq, dr] = x * x >= y * y ? [Math.round(x + y / 2), 0] : [0, Math.round(y + x / 2)]
  return { q: Math.round(q) + dq + 0, r: Math.round(r) + dr + 0 }
}
