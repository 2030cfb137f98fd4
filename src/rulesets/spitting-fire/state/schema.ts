/** The gates of Spitting Fire: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import {
  byId,
  cardSchema,
  configFields,
  gate,
  idSchema,
  LIMITS,
  orders,
  real,
  rollsSchema,
  type Spec,
  stateFields,
  viewFields,
  whole,
} from '../../../core/index.js'
import type { Options } from '../book/options.js'
import {
  type Action,
  type AircraftCard,
  COLOURS,
  type Config,
  EDGES,
  MARKERS,
  NATIONS,
  PHASES,
  SEATS,
  type SpittingFire,
  STATUSES,
  type State,
  type View,
  WEAPON_TYPES,
} from './state.js'

// ---------------------------------------------------------------------------------------- small parts

const text = z.string().check(z.maxLength(200))
const seat = z.enum(SEATS)
const marker = z.enum(MARKERS as [string, ...string[]]) as unknown as z.ZodMiniType<(typeof MARKERS)[number]>
const angle = real(-10_000, 10_000)
const level = whole(0, 50)
const bySeat = <T extends z.ZodMiniType>(value: T) => z.strictObject({ axis: value, allies: value })
const byColour = z.strictObject({ red: whole(0, 200), black: whole(0, 200) })

const pose = z.union([
  z.strictObject({
    x: real(-2_000, 2_000),
    y: real(-2_000, 2_000),
    heading: z.number().check(z.minimum(0), z.lt(360)),
  }),
  z.strictObject({ q: whole(-2_000, 2_000), r: whole(-2_000, 2_000), facing: z.literal([0, 1, 2, 3, 4, 5]) }),
])

const table = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), width: real(1, 500), length: real(1, 500) }),
  z.strictObject({ kind: z.literal('hex'), columns: whole(1, 500), rows: whole(1, 500) }),
])

const card: z.ZodMiniType<AircraftCard> = z.strictObject({
  id: idSchema,
  name: text,
  type: text,
  nation: z.enum(NATIONS),
  points: whole(1, 10_000),
  defence: z.literal([2, 3, 4, 5, 6]),
  boxes: whole(1, 100),
  min: whole(1, 100),
  climb: whole(1, 100),
  level: whole(1, 100),
  dive: whole(1, 100),
  turn: whole(1, 50),
  maxAlt: whole(1, 50),
  weapons: z
    .array(z.strictObject({ type: z.enum(WEAPON_TYPES), mounts: text, damage: z.literal([1, 2, 3, 4, 5]) }))
    .check(z.maxLength(20)),
  provenance: z.record(text, z.enum(['book', 'inferred', 'house'])),
})

const optionsSchema = z.strictObject({
  minBoard: z.tuple([real(1, 500), real(1, 500)]),
  tableEdge: z.enum(['in', 'out']),
  mpGranularity: z.enum(['continuous', 'whole']),
  baseDiameter: real(0.001, 2),
  stackingAltitude: z.enum(['ignore', 'sameLevel']),
  pointFill: z.enum(['noRoom', 'underLimit', 'noRoomStrict']),
  mirrorFactions: z.boolean(),
  forceSecrecy: z.enum(['sealed', 'open']),
  startFacing: z.enum(['free', 'towardEnemyEdge']),
  startStacking: z.enum(['apart', 'free']),
  plotSafety: z.enum(['allow', 'forbid']),
  lostMarkers: z.enum(['unseen', 'shown']),
  planeOrder: z.enum(['free', 'listed']),
  altitudeTiming: z.enum(['perPlane', 'atActivation']),
  crashAwardsVP: z.boolean(),
  curvedBoundary: z.enum(['strict', 'inclusive']),
  curvedObligation: z.enum(['must', 'deadlineOnly']),
  minMarkerTurnDeg: real(0, 60),
  markerBinds: z.enum(['first', 'all']),
  attemptDistance: z.enum(['sinceTurn', 'inAll']),
  halfLoopHandedness: z.enum(['free', 'marker']),
  halfLoopBothRule: z.enum(['bothLess', 'noneGreater']),
  minMoveAfterFailedTurn: z.enum(['ends', 'topUp']),
  failedTurnEnds: z.enum(['movement', 'activation']),
  deliberateOverlap: z.enum(['refused', 'backedUp']),
  backUpHeading: z.enum(['stretch', 'last']),
  openArcBoundary: z.enum(['both', 'frontWins']),
  eliminationEnds: z.enum(['immediate', 'endOfTurn', 'never']),
  winnerBy: z.enum(['vp', 'lastStanding']),
  turnLimit: whole(1, 1_000),
  banking: z.boolean(),
  deflection: z.boolean(),
  limitedAmmo: z.boolean(),
  tailing: z.boolean(),
})
const options: z.ZodMiniType<Options> = optionsSchema

const plane = z.union([idSchema, z.strictObject({ id: idSchema, card: idSchema })])
const groupOrder = z.strictObject({ group: idSchema, card: idSchema, planes: z.array(plane).check(z.maxLength(100)) })
const force = z.array(groupOrder).check(z.maxLength(100))

// ---------------------------------------------------------------------------------------- config

const config: z.ZodMiniType<Config> = z.strictObject({
  ...configFields,
  table: z.optional(table),
  options: z.optional(z.partial(optionsSchema)),
  cards: z.optional(z.array(card).check(z.maxLength(500))),
  points: z.optional(whole(1, 100_000)),
  factions: z.optional(bySeat(seat)),
  edge: z.optional(z.enum(EDGES)),
  forces: z.optional(bySeat(force)),
  placements: z.optional(byId(z.strictObject({ altitude: level, poses: z.array(pose).check(z.maxLength(4)) }), 200)),
})

// ---------------------------------------------------------------------------------------- actions

const order = orders(SEATS)
const duty = orders(['referee'])
const shots = z.array(z.strictObject({ weapon: whole(0, 100), target: idSchema })).check(z.maxLength(100))

const action: z.ZodMiniType<Action> = z.discriminatedUnion('type', [
  order('addPlane', { aircraft: idSchema }),
  order('submitForce', { groups: z.optional(force) }),
  duty('chooseEdges', { axis: z.enum([...EDGES, 'random']), rolls: rollsSchema }),
  duty('flipCard', { card: cardSchema as unknown as z.ZodMiniOptional<z.ZodMiniEnum<{ red: 'red'; black: 'black' }>> }),
  order('placeGroup', { group: idSchema, altitude: whole(-100, 100), poses: z.array(pose).check(z.maxLength(100)) }),
  order('placePlane', { group: idSchema, altitude: whole(-100, 100), pose }),
  order('setPlot', { group: idSchema, marker }),
  order('commitPlots', {}),
  order('activateGroup', { group: idSchema }),
  order('beginPlane', { plane: idSchema }),
  order('forward', { distance: real(-10_000, 10_000) }),
  order('turn', { angle }),
  order('attemptTightTurn', { rolls: rollsSchema }),
  order('attemptHalfLoop', { rolls: rollsSchema }),
  order('pivot', { angle }),
  order('endMovement', {}),
  order('attack', { shots, rolls: rollsSchema }),
  order('earlyAttack', { shots, rolls: rollsSchema }),
  duty('endTurn', {}),
])

// ---------------------------------------------------------------------------------------- state and view

const shape = { phases: PHASES, seats: SEATS, frames: [] } as const

const groupFields = {
  side: seat,
  card: idSchema,
  planes: z.array(idSchema).check(z.minLength(1), z.maxLength(4)),
  altitudeMarker: level,
  placed: z.boolean(),
  activated: z.boolean(),
  revealed: z.nullable(marker),
}

const planeSchema = z.strictObject({
  group: idSchema,
  side: seat,
  card: idSchema,
  pose: z.nullable(pose),
  altitude: level,
  damage: whole(0, 100),
  status: z.enum(STATUSES),
  acted: z.boolean(),
  fired: z.array(whole(0, 100)).check(z.maxLength(100)),
  bank: z.enum(['left', 'level', 'right']),
  ammo: z.array(whole(0, 10)).check(z.maxLength(20)),
})

const movement = z.strictObject({
  rate: whole(1, 100),
  spent: real(0, 200),
  forward: real(0, 200),
  sinceTurn: real(0, 200),
  turned: z.boolean(),
  markerMet: z.boolean(),
  path: z.array(z.strictObject({ from: pose, length: real(0, 200) })).check(z.maxLength(200)),
  pivot: z.nullable(
    z.strictObject({
      kind: z.enum(['tight-turn', 'half-loop']),
      max: z.literal([120, 180]),
      sign: z.literal([-1, 0, 1]),
      min: real(0, 60),
    }),
  ),
  lastPivot: z.nullable(real(-180, 180)),
})

const openFields = {
  config: z.strictObject({
    table,
    options,
    cards: byId(card, 1_000),
    points: whole(1, 100_000),
    factions: bySeat(seat),
    edge: z.nullable(z.enum(EDGES)),
  }),
  score: bySeat(whole(0, 1_000_000)),
  edges: z.nullable(bySeat(z.enum(EDGES))),
  planes: byId(planeSchema, 200),
  deck: z.strictObject({ down: byColour, discard: byColour }),
  card: z.nullable(z.enum(COLOURS)),
  placing: z.nullable(z.strictObject({ group: idSchema, altitude: level })),
  committed: bySeat(z.boolean()),
  activation: z.nullable(
    z.strictObject({
      group: idSchema,
      remaining: z.array(idSchema).check(z.maxLength(4)),
      plane: z.nullable(idSchema),
      movement: z.nullable(movement),
      attackedEarly: z.boolean(),
    }),
  ),
}

const choice = z.strictObject({ roster: byId(whole(1, 100), 100), groups: z.nullable(force) })
const seenChoice = z.union([choice, z.strictObject({ submitted: z.boolean() })])
const groups = byId(z.strictObject({ ...groupFields, plot: z.nullable(marker) }), 200)
const hiddenMarker = z.nullable(z.union([marker, z.literal('hidden')]))
const seenGroups = byId(z.strictObject({ ...groupFields, plot: hiddenMarker }), 200)

const state: z.ZodMiniType<State> = z.strictObject({
  ...stateFields(shape),
  agenda: z.array(z.never()).check(z.maxLength(0)),
  ...openFields,
  forces: z.nullable(bySeat(choice)),
  groups,
})

const view: z.ZodMiniType<View> = z.strictObject({
  ...viewFields(shape),
  agenda: z.array(z.never()).check(z.maxLength(0)),
  ...openFields,
  forces: z.nullable(bySeat(seenChoice)),
  groups: seenGroups,
})

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<SpittingFire>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action, LIMITS.action),
  state: gate<State>(state, LIMITS.state),
  view: gate<View>(view, LIMITS.view),
}
