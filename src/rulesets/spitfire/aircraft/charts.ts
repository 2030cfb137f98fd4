/** What a sane chart is. */
import { broken, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { ALL_AROUND, NO_MANEUVER, NO_ROLL, REAR_GUNNED, TWO_HITS } from '../book/tables.js'
import { charts } from '../data/charts.js'
import type { AircraftChart, Armament, Gun, ResultsTable } from '../state/state.js'

type Broken = readonly Violation<RuleId>[]

/** The guns of a chart, in the order in which they fire. @rule SP-7C1-1 SP-7C2-1 SP-7C3-1 */
export const gunsOf = ({ armament }: Pick<AircraftChart, 'armament'>): readonly Gun[] =>
  armament === 'all' ? ALL : armament === 'fwd' ? FWD : FWD_REAR

const ALL = ['all'] as const
const FWD = ['fwd'] as const
const FWD_REAR = ['fwd', 'rear'] as const

/** The rule that gives a chart its armament. @rule SP-7C1-1 SP-7C2-1 SP-7C3-1 */
export const armamentRule = ({ armament }: Pick<AircraftChart, 'armament'>): RuleId =>
  armament === 'all' ? 'SP-7C1-1' : armament === 'fwd' ? 'SP-7C3-1' : 'SP-7C2-1'

/** Levels of the dive track at a speed; 0 without an entry. @rule SP-2.47-1 */
export const trackAt = ({ vdTrack }: AircraftChart, speed: number): number => vdTrack[speed] ?? 0

/** MPs of a vertical dive of this many levels. @rule SP-6D-9 */
export const diveCost = ({ vdCost }: AircraftChart, levels: number): number =>
  typeof vdCost === 'number' ? vdCost : (vdCost[levels] ?? Infinity)

/** The longest range of a gun. @rule SP-2.46-1 */
export const reachOf = ({ crt }: AircraftChart, gun: Gun): number => crt[gun]?.[0]?.length ?? 0

/** Damage Points of a shot. @rule SP-2.46-1 */
export const damageAt = ({ crt }: AircraftChart, gun: Gun, die: number, range: number): number =>
  crt[gun]?.[die - 1]?.[range - 1] ?? 0

/** The Maximum Speed after this many Damage Points; markers stop at the Destruct Point. @rule SP-7F-3 */
export const maxSpeedAfter = (
  {
    maxSpeed,
    hitsPerStep,
    destruct,
  }: { readonly maxSpeed: number; readonly hitsPerStep: number; readonly destruct: number },
  damage: number,
): number => Math.max(destruct, maxSpeed - Math.floor(damage / hitsPerStep))

/** Something odd about a chart that can be played all the same. */
export interface Doubt {
  readonly rule: RuleId
  readonly chart: string
  readonly field: string
  readonly expected: string
}

/**
 * Every broken rule of a chart that has the right shape: what the book says of it, and what could not be played.
 * @rule SP-2.4-1 SP-2.46-1 SP-2.47-1 SP-2.49-1 SP-6C-3 SP-6D-9 SP-6G1-2 SP-6G2-3 SP-7C1-1 SP-7C2-1 SP-7C3-1
 * @rule SP-7F-3 SP-7F-4
 */
export function checkChart(chart: AircraftChart): Broken {
  const bad = (ok: boolean, rule: RuleId, field: string, expected: string) =>
    !ok && no(rule, 'bad-chart', { chart: chart.id, field, expected })
  return [
    ...broken(
      bad(chart.minSpeed <= chart.destruct, 'SP-7F-4', 'destruct', `at least ${chart.minSpeed}`),
      bad(chart.destruct < chart.maxSpeed, 'SP-7F-4', 'destruct', `less than ${chart.maxSpeed}`),
      bad(chart.levelMax <= chart.maxSpeed, 'SP-2.49-1', 'levelMax', `at most ${chart.maxSpeed}`),
      bad(chart.minSpeed <= chart.levelMax, 'SP-2.49-1', 'minSpeed', `at most ${chart.levelMax}`),
      bad(isWorn(chart, 'rollCost', NO_ROLL), 'SP-6G1-2', 'rollCost', 'null exactly for those who cannot roll'),
      bad(isWorn(chart, 'woss', NO_MANEUVER), 'SP-6G2-3', 'woss', 'null exactly for those who cannot wing over'),
      bad(areCostsWhole(chart), 'SP-6D-9', 'vdCost', 'given for every depth of the track'),
      bad((chart.climbMpPerStep === 2) === (chart.cls === 'bomber'), 'SP-6C-3', 'climbMpPerStep', '2 for bombers only'),
      bad(chart.minSpeed >= chart.climbMpPerStep, 'SP-6C-3', 'minSpeed', `at least ${chart.climbMpPerStep}`),
      bad(isTwoHit(chart), 'SP-7F-3', 'hitsPerStep', '2 exactly for the three large bombers'),
      bad(isArmed(chart), armamentRule({ armament: armamentOf(chart.id) }), 'armament', armamentOf(chart.id)),
    ),
    ...checkTrack(chart),
    ...checkGuns(chart),
  ]
}

/** For the types of the book, exactly those on the list lack the number; others may as they like. */
function isWorn(chart: AircraftChart, field: 'rollCost' | 'woss', without: readonly string[]): boolean {
  return !isOfTheBook(chart.id) || (chart[field] === null) === without.includes(chart.id)
}

const isTwoHit = ({ id, hitsPerStep }: AircraftChart): boolean =>
  !isOfTheBook(id) || (hitsPerStep === 2) === TWO_HITS.includes(id)

const isArmed = ({ id, armament }: AircraftChart): boolean => !isOfTheBook(id) || armament === armamentOf(id)

/** The armament that the book gives a type of its own. @rule SP-7C1-1 SP-7C2-1 SP-7C3-1 */
const armamentOf = (id: string): Armament =>
  ALL_AROUND.includes(id) ? 'all' : REAR_GUNNED.includes(id) ? 'fwd+rear' : 'fwd'

const isOfTheBook = (id: string): boolean => charts.some((chart) => chart.id === id)

const rises = (numbers: readonly number[]): boolean => numbers.every((one, i) => i === 0 || one >= numbers[i - 1]!)
const falls = (numbers: readonly number[]): boolean => numbers.every((one, i) => i === 0 || one <= numbers[i - 1]!)

const areCostsWhole = (chart: AircraftChart): boolean =>
  typeof chart.vdCost === 'number' ||
  Array.from({ length: Math.max(0, ...Object.values(chart.vdTrack)) }, (_, i) => diveCost(chart, i + 1)).every(
    Number.isInteger,
  )

function checkTrack({ vdTrack, maxSpeed, id }: AircraftChart): Broken {
  const fits = Object.keys(vdTrack).every((speed) => Number.isInteger(Number(speed)) && Number(speed) <= maxSpeed)
  const expected = `at speeds up to ${maxSpeed}`
  return broken(!fits && no('SP-2.47-1', 'bad-chart', { chart: id, field: 'vdTrack', expected }))
}

function checkGuns(chart: AircraftChart): Broken {
  const guns = gunsOf(chart)
  const given = Object.keys(chart.crt)
  if (given.length !== guns.length || !guns.every((gun) => given.includes(gun))) {
    return [no(armamentRule(chart), 'bad-chart', { chart: chart.id, field: 'crt', expected: guns.join(' and ') })]
  }
  return guns.flatMap((gun) => checkTable(chart.id, gun, chart.crt[gun]!))
}

function checkTable(chart: string, gun: Gun, table: ResultsTable): Broken {
  const width = table[0]?.length ?? 0
  const fits = table.every((row) => row.length === width)
  const facts = { chart, field: `crt.${gun}`, expected: 'as wide in every row' }
  return broken(!fits && no('SP-2.46-1', 'bad-chart', facts))
}

// ---------------------------------------------------------------------------------------- doubts

/** Everything about a chart that no chart of the book would have, and that can be played. */
export function doubtsAbout(chart: AircraftChart): readonly Doubt[] {
  const doubt = (ok: boolean, rule: RuleId, field: string, expected: string): readonly Doubt[] =>
    ok ? [] : [{ rule, chart: chart.id, field, expected }]
  return [
    ...doubt(chart.levelMax < chart.maxSpeed, 'SP-2.49-1', 'levelMax', `less than ${chart.maxSpeed}`),
    ...doubt(rises(chart.woss ?? []), 'SP-2.44-1', 'woss', 'rising'),
    ...trackDoubts(chart, doubt),
    ...gunsOf(chart).flatMap((gun) => tableDoubts(gun, chart.crt[gun] ?? [], doubt)),
  ]
}

type Doubting = (ok: boolean, rule: RuleId, field: string, expected: string) => readonly Doubt[]

function trackDoubts(chart: AircraftChart, doubt: Doubting): readonly Doubt[] {
  const { vdTrack, maxSpeed, levelMax } = chart
  const speeds = Object.keys(vdTrack).map(Number)
  const diveSpeeds = Array.from({ length: Math.max(0, maxSpeed - levelMax) }, (_, i) => levelMax + 1 + i)
  const isPaid = speeds.every((speed) => diveCost(chart, 1) <= speed)
  const isWhole = diveSpeeds.every((speed) => trackAt(chart, speed) > 0)
  const isRising = rises(speeds.sort((a, b) => a - b).map((speed) => trackAt(chart, speed)))
  return [
    ...doubt(isPaid, 'SP-2.47-1', 'vdTrack', 'at speeds that can pay'),
    ...doubt(isWhole, 'SP-2.47-1', 'vdTrack', `given for every speed above ${levelMax}`),
    ...doubt(isRising, 'SP-2.47-1', 'vdTrack', 'rising with speed'),
  ]
}

function tableDoubts(gun: Gun, table: ResultsTable, doubt: Doubting): readonly Doubt[] {
  const width = table[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, range) => table.map((row) => row[range] ?? 0))
  const isFalling = table.every(falls) && columns.every(falls)
  const isFull = columns.every((column) => column.some((cell) => cell > 0))
  return [
    ...doubt(isFalling, 'SP-2.46-1', `crt.${gun}`, 'falling with range and die'),
    ...doubt(isFull, 'SP-2.46-1', `crt.${gun}`, 'without a column that always misses'),
  ]
}
