/** The invariants of the catalogue, by number, over games drawn at random and over positions of their own. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Hex, hexDistance, hexStep, turnFacing } from '../../../src/geometry/index.js'
import {
  type Action,
  type AircraftChart,
  type Config,
  charts,
  type GameEvent,
  type Gun,
  type MpRecord,
  type Plane,
  type State,
  sightingOf,
  spitfire,
} from '../../../src/rulesets/spitfire/shown.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { N, S, type Setting, start } from './fixture.js'

const check = <T>(numRuns: number, property: fc.IProperty<T>): void => fc.assert(property, { numRuns })

/** One action of a game, and what came of it. */
interface Step {
  readonly before: State
  readonly action: Action
  readonly after: State
  readonly events: readonly GameEvent[]
}

type Pick = ReturnType<typeof pickFrom>
/** What a player is after: one of the listed actions, or undefined if any will do. */
type Style = (listed: readonly Action[], state: State, pick: Pick) => Action | undefined

const anything: Style = () => undefined
/** All fly level and slowly, so that there is fire. */
const melee: Style = (listed) => listed.find(({ type }) => type.startsWith('close'))
/** Climbs and vertical dives, and what they prepare. */
const aerobatics: Style = (listed, state, pick) => {
  const stunts = listed.filter(({ type }) => type === 'wingOver' || type === 'splitS')
  if (stunts.length > 0) return pick.of(stunts)
  const climb = listed.find(({ type }) => type === 'climb')
  if (climb !== undefined) return climb
  const declared = listed.filter((one) => one.type === 'declareAltitude')
  if (declared.length === 0) return undefined
  const { prepared } = state.planes[declared[0]!.plane]!
  const mode = prepared === null ? pick.of(['climb', 'vdive']) : 'level'
  return declared.find((one) => one.plane === declared[0]!.plane && one.mode === mode) ?? declared[0]
}

/** A game at random. Fire is given rather than held. */
function watch(config: Config, seed: string, style: Style, look: (step: Step) => void): State {
  const set = spitfire.setup({ ...config, dice: 'seeded', seed, options: { turnCap: 12 } } as Config)
  if (!set.ok) throw new Error(JSON.stringify(set.violations))
  const pick = pickFrom(seed)
  let { state } = set
  while (spitfire.outcome(state) === undefined) {
    const listed = spitfire.legalActions(state) as readonly Action[]
    const action = style(listed, state, pick) ?? listed.find(({ type }) => type === 'declareFire') ?? pick.of(listed)
    const step = spitfire.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    look({ before: state, action, after: step.state, events: step.events as readonly GameEvent[] })
    state = step.state
  }
  return state
}

/** Cheaper than an expectation: it is asked very often. */
function must(holds: boolean, invariant: number, ...facts: readonly unknown[]): void {
  if (!holds) throw new Error(`invariant ${invariant}: ${JSON.stringify(facts)}`)
}

const chart = (plane: Plane): AircraftChart => charts.find(({ id }) => id === plane.chart)!
const flying = (state: State): readonly Plane[] =>
  Object.values(state.planes).filter(({ status }) => status === 'flying')

// ---------------------------------------------------------------------------------------- one aircraft at a time

function markers(plane: Plane, { moving }: State): void {
  const { minSpeed, climbSteps, destruct, maxSpeed, hitsPerStep, levelMax, rollCost, woss } = chart(plane)
  if (plane.moved && plane.side === moving) must(plane.path.length === plane.speedSet, 1, plane)
  must(minSpeed <= plane.speed && plane.speed <= plane.maxSpeed && plane.maxSpeed > destruct, 2, plane)
  if (plane.moved && plane.speedSet! > levelMax) must(plane.mode === 'hdive' || plane.mode === 'vdive', 3, plane)
  must(plane.altitude >= 1 && plane.altitude <= 20 && plane.climbStep < climbSteps, 4, plane)
  must(maxSpeed - plane.maxSpeed === Math.floor(plane.damage / hitsPerStep), 6, plane)
  if (rollCost === null) must(!plane.path.some(({ kind }) => kind.startsWith('roll')), 10, plane)
  if (woss === null) must(!plane.path.some(({ kind }) => kind === 'maneuver'), 10, plane)
}

/** Hexes between turns, read off the path alone. */
function turns({ path, turnMode }: { path: readonly MpRecord[]; turnMode: readonly [number, number] }): void {
  const own = path.filter(({ kind }) => kind !== 'dive')
  let [straight, made] = [0, 0]
  for (const [i, { kind }] of own.entries()) {
    if (kind === 'hex') straight++
    if (kind === 'maneuver') straight = 0
    if (kind !== 'turn' || i === 0) continue
    must(straight >= turnMode[made % 2]!, 8, path)
    straight = 0
    made++
  }
}

function changes(old: Plane, now: Plane, id: string, { action, before, events }: Step): void {
  const { climbSteps, maxAccel } = chart(now)
  const height = (one: Plane): number => one.altitude * climbSteps + one.climbStep
  const isMover = before.move?.plane === id
  if (action.type === 'climb' && isMover) must(height(now) - height(old) === action.steps, 5, old, now)
  if (now.mode === 'climb' && old.mode === 'climb') must(height(now) >= height(old), 5, old, now)
  if (old.mode?.endsWith('dive') && now.mode === old.mode) must(now.climbStep === old.climbStep, 4, old, now)
  must(now.maxSpeed <= old.maxSpeed, 6, old, now)
  must(now.speed - old.speed <= maxAccel, 9, old, now)
  const slowed = events.some(
    (event) => /^speed(Clamped|Bled)$/.test(event.type) && 'plane' in event && event.plane === id,
  )
  if (now.speed < old.speed) must(slowed, 9, old, now)
  if (action.type === 'forward' && isMover) must(hexDistance(old.hex, now.hex) === 1, 1, old, now)
}

// ---------------------------------------------------------------------------------------- shots, by hand

/** Is a hex straight ahead (or behind) at some distance? */
const onRow = (from: Hex, facing: Plane['facing'], to: Hex): boolean =>
  Array.from({ length: 100 }, (_, k) => hexStep(from, facing, k + 1)).some(({ q, r }) => q === to.q && r === to.r)

function sees(gun: Gun, from: Hex, facing: Plane['facing'], to: Hex): boolean {
  return gun === 'all' || onRow(from, gun === 'fwd' ? facing : turnFacing(facing, 3), to)
}

/** Sighting once more, straight from cases 8A, 8B, 8F and 8G. */
function sighted(state: State, firer: Plane, gun: Gun, target: Plane): boolean {
  const mover = firer.side === state.moving ? firer : target
  const last = mover.path.slice(-Math.ceil(mover.path.length / 3))
  if (mover === target) return last.every(({ hex }) => sees(gun, firer.hex, firer.facing, hex))
  const blind = ['turn', 'maneuver', 'rollStart']
  return last.every(({ kind, hex, facing }) => !blind.includes(kind) && sees(gun, hex, facing, target.hex))
}

function shots({ before, events }: Step): void {
  const fired = before.fire!.shots
  must(new Set(fired.map(({ plane, gun }) => `${plane} ${gun}`)).size === fired.length, 12, fired)
  must(events.filter(({ type }) => type === 'shotResolved').length === fired.length, 12, events)
  for (const { plane, gun, target } of fired) {
    const [firer, aim] = [before.planes[plane]!, before.planes[target]!]
    const reach = chart(firer).crt[gun]![0]!.length
    must(hexDistance(firer.hex, aim.hex) <= reach && firer.altitude === aim.altitude, 11, firer, aim)
    must(sees(gun, firer.hex, firer.facing, aim.hex) && sighted(before, firer, gun, aim), 11, firer, aim)
    if (gun === 'all') continue
    const way = gun === 'fwd' ? firer.facing : turnFacing(firer.facing, 3)
    const between = Array.from({ length: hexDistance(firer.hex, aim.hex) - 1 }, (_, k) =>
      hexStep(firer.hex, way, k + 1),
    )
    const taken = between.filter(({ q, r }) =>
      flying(before).some(({ hex, altitude }) => hex.q === q && hex.r === r && altitude === firer.altitude),
    )
    must(taken.length <= 1, 11, firer, aim, taken)
  }
}

// ---------------------------------------------------------------------------------------- points

/** Points as the events tell them; in 9.3 each loss is one. */
function told(events: readonly GameEvent[], state: State): Record<string, number> {
  const sum: Record<string, number> = { first: 0, second: 0 }
  for (const event of events) {
    if (event.type === 'pointsScored') sum[event.seat]! += event.points
    if (event.type === 'planeShotDown' && state.config.scenario.startsWith('9.3'))
      sum[state.planes[event.plane]!.side === 'first' ? 'second' : 'first']!++
  }
  return sum
}

function points({ before, after, events }: Step): void {
  const [old, now, sum] = [spitfire.score(before), spitfire.score(after), told(events, after)]
  const isKill = events.some(({ type }) => type === 'planeShotDown')
  for (const seat of ['first', 'second'] as const) {
    must(now[seat] === old[seat]! + sum[seat]!, 18, old, now, events)
    if (!(isKill && after.config.scenario === '9.1')) must(now[seat]! >= old[seat]!, 18, old, now)
  }
}

// ---------------------------------------------------------------------------------------- games

function stacking({ before, action }: Step): void {
  if (action.type !== 'endPhase') return
  const places = flying(before).map(({ hex, altitude }) => `${hex.q} ${hex.r} ${altitude}`)
  must(new Set(places).size === places.length, 7, places)
}

const ENDS_93 = ['SP-9.3-12', 'SP-9.3-17', 'SP-9.3-20', 'SP-9-8']

const close = (hex: string, facing: Plane['facing']) => ({ hex, facing, altitude: 10, speed: 3 })
const dogfight = {
  ...{ F1: close('3020', 0), F2: close('3220', 0), F3: close('2820', 0) },
  ...{ S1: close('3010', 3), S2: close('3210', 3), S3: close('2810', 3) },
}
const brawl = (scenario: Config['scenario'], first: string, second: string): Config => ({
  ...{ dice: 'manual', scenario, period: 2, types: { first, second }, placements: dogfight },
})
/** Slow enough to stay on the map, at the end of their climb rings; the Germans fast enough to dive. */
const display: Config = {
  ...brawl('9.1', 'd520', 'bf109e3'),
  placements: Object.fromEntries(
    Object.entries(dogfight).map(([id, one]) => [id, { ...one, speed: id < 'S' ? 4 : 8, climbStep: 14 }]),
  ),
}
const GAMES: readonly (readonly [string, Config, Style])[] = [
  ...spitfire.info.scenarios.map(({ id, config }) => [id, config, anything] as const),
  ...['a', 'b'].map((id) => [`head-on ${id}`, brawl('9.1', 'd520', 'bf109e3'), melee] as const),
  ...['a', 'b', 'c'].map((id) => [`heavies ${id}`, brawl('9.2', 'hurricane1', 'ju88a1'), melee] as const),
  ...['a', 'b'].map((id) => [`gunners ${id}`, brawl('9.2', 'hurricane1', 'ju87b2'), melee] as const),
  ...['a', 'b'].map((id) => [`display ${id}`, display, aerobatics] as const),
]

/** How often orders were given and events happened. */
const seen = new Map<string, number>()
const count = (kind: string): void => void seen.set(kind, (seen.get(kind) ?? 0) + 1)

const read = new Set<string>()

/** Every order can be written down and read again. */
function readBack(action: Action): void {
  const text = spitfire.notation.action(action)
  if (read.has(text)) return
  read.add(text)
  expect(spitfire.notation.parseAction(text)).toEqual({ ok: true, value: action })
}

describe('games at random keep the invariants', () => {
  it.each(GAMES)('1 to 12, 17 to 19: %s', (name, config, style) => {
    const maneuvered = new Map<string, number>()
    const end = watch(config, name, style, (step) => {
      const { before, action, after, events } = step
      for (const { type } of [action, ...events]) count(type)
      readBack(action)
      for (const plane of flying(after)) markers(plane, after)
      for (const id in before.planes) changes(before.planes[id]!, after.planes[id]!, id, step)
      if (action.type === 'endMove') {
        const plane = after.planes[before.move!.plane]!
        turns({ path: plane.path, turnMode: chart(plane).turnMode })
      }
      if (action.type === 'wingOver' || action.type === 'splitS') {
        const id = before.move!.plane
        must(maneuvered.get(id) !== before.planes[id]!.phases - 1, 10, id)
        maneuvered.set(id, before.planes[id]!.phases)
      }
      if (action.type === 'rollFire') shots(step)
      stacking(step)
      if (Object.keys(before.planes).length > 0) points(step)
      must(after.phase === 'over' || spitfire.legalActions(after).length > 0, 17, events)
    })
    if (end.config.scenario.startsWith('9.3')) must(ENDS_93.includes(end.ending!.rule), 19, end.ending)
  })
})

it('saw enough of everything', () => {
  const rare = ['rollFire', 'snapRoll', 'climb', 'wingOver', 'splitS', 'speedBled', 'altitudeGained', 'diveExecuted']
  const few = [...rare, 'planeLeft', 'damageApplied'].filter((kind) => (seen.get(kind) ?? 0) < 10)
  expect(few).toEqual([])
})

// ---------------------------------------------------------------------------------------- 13: sighting

const PATHS = ['FFFFFF', 'FFFRFF', 'FFFFFR', 'RFFFFF', 'LFFFLF', 'rolll', 'rollr', 'FFFLFF']

/** After a move of F1. */
function afterMove(path: string, first: string): State {
  const second = first === 'spit1' ? 'bf109e3' : 'spit1'
  const setting: Setting = {
    ...{ first: first === 'spit1' ? 'allied' : 'german', types: { first, second } },
    charts: [{ ...charts.find(({ id }) => id === 'bf110c3')!, turnMode: [3, 3] }],
    placements: { F1: { hex: '3020', speed: 6, facing: N } },
  }
  const steps = path.startsWith('roll') ? (path === 'rolll' ? '<' : '>') : path.replace(/^([LR])/, 's$1')
  return start(setting).fly('F1', { path: steps }).wait().state
}
const MOVES = PATHS.flatMap((path) => [
  afterMove(path, 'spit1'),
  ...(path.startsWith('roll') ? [] : [afterMove(path, 'bf110c3')]),
])

/** The state with S1 somewhere else. */
const withS1 = (state: State, hex: Hex, facing: Plane['facing']): State => ({
  ...state,
  planes: { ...state.planes, S1: { ...state.planes.S1!, hex, facing } },
})

const anyFacing = fc.constantFrom(0, 1, 2, 3, 4, 5) as fc.Arbitrary<Plane['facing']>
const anyHex = fc.tuple(fc.integer({ min: 25, max: 33 }), fc.integer({ min: -2, max: 12 })).map(([q, r]) => ({ q, r }))
/** Ahead of F1 or behind it, as often as not facing it. */
const onItsRow = (state: State) =>
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean(), anyFacing, fc.boolean()).map(([k, ahead, any, faces]) => {
    const { hex, facing } = state.planes.F1!
    const way = ahead ? facing : turnFacing(facing, 3)
    return withS1(state, hexStep(hex, way, k), faces ? turnFacing(way, 3) : any)
  })
const anyAfter = fc.constantFrom(...MOVES).chain((state) =>
  fc.oneof(
    onItsRow(state),
    fc.tuple(anyHex, anyFacing).map(([hex, facing]) => withS1(state, hex, facing)),
  ),
)

describe('13 sighting', () => {
  it('SP-8D-1 depends on nothing but the path and on where the other stands', () => {
    let [yes, no] = [0, 0]
    check(
      300,
      fc.property(
        anyAfter,
        fc.integer({ min: 1, max: 20 }),
        fc.nat(4),
        fc.nat(16),
        (state, altitude, damage, climbStep) => {
          const other = { altitude, climbStep, damage, speed: 3, attitude: 'dive', prepared: null, phases: 9 } as const
          const planes = Object.fromEntries(Object.entries(state.planes).map(([id, one]) => [id, { ...one, ...other }]))
          const changed = { ...state, planes, turn: 7, rng: null }
          const guns: readonly Gun[] = state.types.first === 'spit1' ? ['fwd'] : ['fwd', 'rear']
          const looks = (at: State) => [
            ...guns.map((gun) => sightingOf(at, 'F1', gun, 'S1')),
            sightingOf(at, 'S1', 'fwd', 'F1'),
          ]
          const now = looks(state)
          expect(looks(changed)).toEqual(now)
          const { F1, S1 } = state.planes as { F1: Plane; S1: Plane }
          const byHand = [...guns.map((gun) => sighted(state, F1, gun, S1)), sighted(state, S1, 'fwd', F1)]
          expect(now.map((one) => one.sighted)).toEqual(byHand)
          if (now.some((one) => one.sighted)) yes++
          else no++
        },
      ),
    )
    expect(Math.min(yes, no)).toBeGreaterThan(50)
  })
  it.each(PATHS)('SP-8-2 knows no range: along the row ahead it is the same at every distance, after %s', (path) => {
    const state = afterMove(path, 'spit1')
    const { hex, facing } = state.planes.F1!
    const far = (k: number): boolean => sightingOf(withS1(state, hexStep(hex, facing, k), S), 'F1', 'fwd', 'S1').sighted
    expect(new Set([1, 2, 5, 9, 30].map(far)).size).toBe(1)
  })
})

// ---------------------------------------------------------------------------------------- 15: order of damage

/** Three in a row behind and before one another: who is who is dealt out anew each time. */
const PLACES = [
  { hex: '2816', facing: N },
  { hex: '3016', facing: N },
  { hex: '3216', facing: N },
] as const
const TARGETS = [
  { hex: '2812', facing: S, damage: 0 },
  { hex: '3012', facing: S, damage: 5 },
  { hex: '3212', facing: S, damage: 6 },
] as const

/** Each fires at the one ahead; dice belong to the place that fires. What has become of each place. */
function fought(own: readonly number[], other: readonly number[], dice: readonly number[], order: readonly number[]) {
  const ids = (seat: 'F' | 'S', deal: readonly number[]) => deal.map((i) => `${seat}${i + 1}`)
  const [mine, theirs] = [ids('F', own), ids('S', other)]
  const placements = Object.fromEntries([
    ...mine.map((id, i) => [id, { ...PLACES[i]!, altitude: 10, speed: 3 }]),
    ...theirs.map((id, i) => [id, { ...TARGETS[i]!, altitude: 10, speed: 3 }]),
  ])
  const moved = start({ placements, options: { fireDeclaration: 'sealed' } }).rest()
  const all = [
    ...mine.map((id, i) => ({ seat: 'first' as const, id, target: theirs[i]!, die: dice[i]! })),
    ...theirs.map((id, i) => ({ seat: 'second' as const, id, target: mine[i]!, die: dice[i + 3]! })),
  ]
  const declared = order.map((i) => all[i]!).map(({ seat, id, target }) => moved.fire(seat, id, target))
  const rolls = [...all].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ die }) => die)
  const end = moved.do(
    ...declared,
    { type: 'lockFire', seat: 'second' },
    { type: 'lockFire', seat: 'first' },
    { type: 'rollFire', seat: 'referee', rolls },
  )
  const fates = [...mine, ...theirs].map((id) => {
    const { status, damage, maxSpeed, speed } = end.plane(id)
    return { status, damage, maxSpeed, speed }
  })
  return { fates, score: spitfire.score(end.state), phase: end.state.phase }
}

describe('15 the order of damage', () => {
  const deal = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 })
  const anyDice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 })
  it('SP-5.2-10 changes nothing: neither who is called F1, nor who declares first', () => {
    check(
      40,
      fc.property(deal, deal, anyDice, anyOrder, (own, other, dice, order) => {
        expect(fought(own, other, dice, order)).toEqual(fought([0, 1, 2], [0, 1, 2], dice, [0, 1, 2, 3, 4, 5]))
      }),
    )
  })
  it('SP-9.1-3, SP-9.1-4 scores hits and kills, whoever declares first', () => {
    const { fates, score } = fought([0, 1, 2], [0, 1, 2], [1, 1, 6, 6, 6, 6], [5, 4, 3, 2, 1, 0])
    expect(fates.map(({ status }) => status)).toEqual([
      'flying',
      'flying',
      'flying',
      'flying',
      'shot-down',
      'shot-down',
    ])
    expect(score).toMatchObject({ first: 4 + 25 + 25 })
  })
})
