/**
 * The tables of Aerial Craps, in the order of the book. The author invites players to replace any number, so all of them
 * are data: a config may bring its own.
 */

/** A row of the failure table: what a sum of severity dice up to `max` costs. */
export interface FailureRow {
  readonly max: number
  readonly cv: number
  readonly move: number
  readonly speed: number
  /** Modifier of the stress test it forces; null if it forces none. */
  readonly stress: number | null
}

/** The rows of the movement test table. */
export const TEST_ROWS = ['turn60', 'turn120', 'turn180', 'maneuver'] as const
/** A row of the movement test table; changes of pitch share the rows of turns. */
export type TestRow = (typeof TEST_ROWS)[number]

/** What a critical hit can do, in the order of the table, from 2 to 12. */
export const CRITICALS = [
  'explodes',
  'engine-destroyed',
  'engine-hit-2',
  'fuel-leak',
  'engine-hit-1',
  'structure',
  'control-2',
  'control-4',
  'wound-half',
  'wound-all',
  'pilot-killed',
] as const
/** One effect of a critical hit. */
export type Critical = (typeof CRITICALS)[number]

/** A position bonus by the area of the target in which the targeter sits. */
export interface PositionRow {
  readonly nose: number
  readonly front: number
  readonly rear: number
  readonly tail: number
}

/** Every table. */
export interface Tables {
  /** Position bonus at distance 1 and 2. @rule AC-1.32-4 */
  readonly position: readonly [PositionRow, PositionRow]
  /** Bonus of a maneuvering targeter in the hex of its target. @rule AC-1.32-3 */
  readonly sameHex: number
  /** Least sums for close encounter ratings 1 to 4. @rule AC-1.421-1 */
  readonly encounter: readonly number[]
  /** Bursts in a drum and in a belt. @rule AC-1.51-2 */
  readonly ammo: { readonly drum: number; readonly belt: number }
  /** Least sums of speed and die for 1 to 4 MPs. @rule AC-2.31-1 */
  readonly mp: readonly number[]
  /** What the pitch does to the horizontal MP roll, level to steep. @rule AC-2.312-1 */
  readonly horizontal: readonly [number, number, number, number]
  /** What the pitch does to the vertical MP roll, level (never read) to steep. @rule AC-2.312-2 */
  readonly vertical: readonly [number, number, number, number]
  /** Dice called for at start speeds 1 to 10; null where it is impossible. @rule AC-2.611-1 */
  readonly test: Readonly<Record<TestRow, readonly (number | null)[]>>
  /** Dice more for each point of speed over 10. @rule AC-2.611-2 */
  readonly over10: Readonly<Record<TestRow, number | null>>
  /** Least dice for MT levels 1 to 3. @rule AC-2.61-1 */
  readonly mtLevel: readonly [number, number, number]
  /** Rise of the minimum speed at MT levels 0 to 3. @rule AC-2.612-1 */
  readonly minRise: readonly [number, number, number, number]
  /** @rule AC-2.66-2 */
  readonly failure: readonly FailureRow[]
  /** Below `destroyed` the aircraft breaks up, below `two` two rows are filled, below `one` one. @rule AC-2.70-2 */
  readonly stress: { readonly destroyed: number; readonly two: number; readonly one: number }
  /** At minimum speed up to `spin` spins and up to `stall` stalls; below it up to `below` spins. @rule AC-2.80-2 */
  readonly stall: { readonly spin: number; readonly stall: number; readonly below: number }
  /** Largest speed difference and sum of MT levels for bursts of three and of two. @rule AC-3.10-9 */
  readonly burst: { readonly speed: readonly [number, number]; readonly levels: readonly [number, number] }
  /** Half dice at range 0 and 1. @rule AC-3.10-4 */
  readonly rangeHalves: readonly [number, number]
  /** Half dice of bursts of one, two and three. @rule AC-3.10-4 */
  readonly burstHalves: readonly [number, number, number]
  /** The eleven results of two dice, from 2 to 12. @rule AC-3.22-2 */
  readonly criticals: readonly Critical[]
}

/** The printed tables, and our own where one is lost. */
export const tables: Tables = {
  position: [
    { nose: 0, front: 1, rear: 2, tail: 3 },
    { nose: 0, front: 0, rear: 1, tail: 2 },
  ],
  sameHex: 3,
  encounter: [10, 12, 14, 16],
  ammo: { drum: 4, belt: 12 },
  mp: [4, 10, 16, 22],
  horizontal: [0, 0, -1, -2],
  vertical: [0, -3, -1, 3],
  test: {
    turn60: [-3, -2, -2, -1, 0, 1, 1, 2, 2, 3],
    turn120: [-2, -1, 0, 1, 1, 2, 3, 5, 9, 13],
    turn180: [-2, 0, 1, 2, 3, 5, 7, 9, 13, null],
    maneuver: [-2, -1, 0, 1, 2, 3, 5, 7, 9, 13],
  },
  over10: { turn60: 2, turn120: 4, turn180: null, maneuver: 4 },
  mtLevel: [1, 3, 7],
  minRise: [0, 0, 1, 3],
  failure: [
    { max: 5, cv: 0, move: 1, speed: 0, stress: null },
    { max: 8, cv: 0, move: 1, speed: 1, stress: null },
    { max: 10, cv: -1, move: 2, speed: 2, stress: 0 },
    { max: 12, cv: -1, move: 2, speed: 2, stress: -1 },
    { max: 14, cv: -2, move: 2, speed: 2, stress: -1 },
    { max: 16, cv: -2, move: 3, speed: 2, stress: -2 },
    { max: 999, cv: -3, move: 3, speed: 3, stress: -2 },
  ],
  stress: { destroyed: 0, two: 2, one: 4 },
  stall: { spin: 1, stall: 3, below: 3 },
  burst: { speed: [2, 4], levels: [1, 2] },
  rangeHalves: [2, 1],
  burstHalves: [1, 2, 3],
  criticals: CRITICALS,
}

/** How many of these least values a number reaches. */
function reached(least: readonly number[], value: number): number {
  let count = 0
  for (let i = 0; i < least.length; i++) if (value >= least[i]!) count++
  return count
}

/** MPs for a sum of speed and die. @rule AC-2.31-1 */
export const mpFor = (tables: Tables, sum: number): number => reached(tables.mp, sum)

/** The MT level of this many dice called for. @rule AC-2.61-1 */
export const levelOf = (tables: Tables, called: number): number => reached(tables.mtLevel, called)

/** The rating of a close encounter. @rule AC-1.421-1 */
export const encounterRating = (tables: Tables, sum: number): number => reached(tables.encounter, sum)

/** Dice called for; null where the table has none. @rule AC-2.611-1 */
export function calledBy(tables: Tables, row: TestRow, speed: number): number | null {
  const column = Math.min(10, Math.max(1, speed))
  const printed = tables.test[row][column - 1] ?? null
  if (printed === null || speed <= 10) return printed
  const more = tables.over10[row]
  return more === null ? null : printed + more * (speed - 10)
}

/** The row of the failure table for a sum of severity dice. @rule AC-2.66-2 */
export function failureRow({ failure }: Tables, sum: number): FailureRow {
  let row = 0
  while (row < failure.length - 1 && sum > failure[row]!.max) row++
  return failure[row]!
}

/** The largest burst. @rule AC-3.10-9 */
export const burstCap = ({ burst }: Tables, speedDifference: number, levels: number): number =>
  Math.min(capBy(burst.speed, speedDifference), capBy(burst.levels, levels))

const capBy = ([three, two]: readonly [number, number], value: number): number =>
  value <= three ? 3 : value <= two ? 2 : 1

/** The most dice that may be called for a maneuver over the table. @rule AC-2.611-4 */
export const MOST_MORE = 12
