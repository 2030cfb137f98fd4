/** The gates of SPITFIRE: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import {
  byId,
  configFields,
  gate,
  idSchema,
  LIMITS,
  rollsSchema,
  type Spec,
  stateFields,
  viewFields,
} from '../../../core/index.js'
import type { Options } from '../book/options.js'
import {
  type Action,
  type AircraftChart,
  ALLIANCES,
  ARMAMENTS,
  ATTITUDES,
  CLASSES,
  type Config,
  END_RULES,
  FRAMES,
  GUNS,
  HANDS,
  MODES,
  MP_KINDS,
  PERIODS,
  PHASES,
  PREPARATIONS,
  SCENARIOS,
  SEATS,
  type Spitfire,
  STATUSES,
  type State,
  type View,
  ZONES,
} from './state.js'

// ---------------------------------------------------------------------------------------- small parts

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const text = z.string().check(z.maxLength(200))
const seat = z.enum(SEATS)
const facing = z.literal([0, 1, 2, 3, 4, 5])
const period = z.literal(PERIODS)
const hex = z.strictObject({ q: whole(-200, 200), r: whole(-200, 200) })
const number = z.string().check(z.regex(/^(0[1-9]|[1-9]\d)(0[1-9]|[1-9]\d)$/))
const level = whole(1, 1_000)
const speed = whole(1, 60)
const gun = z.enum(GUNS)
const bySeat = <T extends z.ZodMiniType>(value: T) => z.strictObject({ first: value, second: value })
const perKey = <T extends z.ZodMiniType>(value: T) => z.record(z.string().check(z.regex(/^[1-9]\d?$/)), value)

const table = z.array(z.array(whole(0, 60)).check(z.minLength(1), z.maxLength(40))).check(z.length(6))
const cost = z.nullable(whole(1, 60))

const chart: z.ZodMiniType<AircraftChart> = z.strictObject({
  id: idSchema,
  name: text,
  nation: text,
  side: z.enum(ALLIANCES),
  cls: z.enum(CLASSES),
  periods: z.array(period).check(z.maxLength(4)),
  minSpeed: speed,
  levelMax: speed,
  maxSpeed: speed,
  destruct: speed,
  turnMode: z.tuple([whole(1, 20), whole(1, 20)]),
  maxAccel: whole(0, 60),
  rollCost: cost,
  woss: z.nullable(z.tuple([whole(1, 60), whole(1, 60), whole(1, 60)])),
  vdCost: z.union([whole(1, 60), perKey(whole(1, 60))]),
  fuelInjected: z.boolean(),
  vdTrack: perKey(whole(1, 20)),
  climbSteps: whole(1, 200),
  climbMpPerStep: z.literal([1, 2]),
  hitsPerStep: z.literal([1, 2]),
  armament: z.enum(ARMAMENTS),
  crt: z.strictObject({ fwd: z.optional(table), rear: z.optional(table), all: z.optional(table) }),
  vpValue: whole(0, 1_000),
  provenance: z.record(text, z.enum(['book', 'inferred', 'house'])),
}) as unknown as z.ZodMiniType<AircraftChart>

const optionsSchema = z.strictObject({
  segmentScope: z.enum(['player', 'aircraft']),
  diveSpeedBasis: z.enum(['phase', 'previous']),
  diveDepth: z.enum(['max', 'exact']),
  diveSpeedExit: z.enum(['clampToLevelMax', 'locked']),
  driftSatisfiesDiveZone: z.boolean(),
  climbDuty: z.enum(['oneStep', 'none']),
  startTurnAfterDive: z.boolean(),
  startTurnCountsAsFirst: z.boolean(),
  turnModeCarriesOver: z.boolean(),
  rollHex: z.enum(['neutral', 'resets']),
  sightingWindow: z.enum(['lastThird', 'lastCountable']),
  evenThirds: z.enum(['up', 'down']),
  rollSighting: z.enum(['lastHalf', 'none']),
  obstruction: z.enum(['anyAltitude', 'sameAltitude']),
  ceiling: z.enum(['hard20', 'none']),
  stackingCheck: z.enum(['phaseEnd', 'moveEnd']),
  formationGrace: z.enum(['endOfNextOwnPhase', 'none']),
  joinDeadline: z.union([z.literal('none'), whole(1, 100)]),
  fireDeclaration: z.enum(['lockedBeforeDice', 'sealed', 'open']),
  targetPass: z.enum(['entered', 'within']),
  hexSpace: z.boolean(),
  interAltitude: z.boolean(),
  turnCap: z.union([whole(1, 1_000), z.literal('none')]),
  map: z.tuple([whole(1, 99), whole(1, 99)]),
})
const options: z.ZodMiniType<Options> = optionsSchema

const placement = z.strictObject({
  hex: z.optional(number),
  facing: z.optional(facing),
  altitude: z.optional(level),
  speed: z.optional(speed),
  climbStep: z.optional(whole(0, 200)),
  damage: z.optional(whole(0, 100)),
  phases: z.optional(whole(0, 1_000)),
  passes: z.optional(whole(0, 1_000)),
  prepared: z.optional(z.enum(PREPARATIONS)),
})

// ---------------------------------------------------------------------------------------- config

const config: z.ZodMiniType<Config> = z.strictObject({
  ...configFields,
  scenario: z.enum(SCENARIOS),
  period,
  first: z.optional(z.enum(ALLIANCES)),
  types: z.optional(z.strictObject({ first: z.optional(idSchema), second: z.optional(idSchema) })),
  options: z.optional(z.partial(optionsSchema)),
  charts: z.optional(z.array(chart).check(z.maxLength(100))),
  placements: z.optional(byId(placement, 8)),
  turn: z.optional(whole(1, 1_000)),
})

// ---------------------------------------------------------------------------------------- actions

const order = <T extends string, F extends object>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), seat, ...fields })
const hand = z.enum(HANDS)
const hexsides = z.literal([1, 2, 3])

const action: z.ZodMiniType<Action> = z.discriminatedUnion('type', [
  order('chooseType', { chart: idSchema }),
  order('chooseFacing', { plane: idSchema, facing }),
  order('declareAltitude', { plane: idSchema, mode: z.enum(MODES), levels: whole(0, 1_000) }),
  order('closeAltitude', {}),
  order('setSpeed', { plane: idSchema, speed: whole(0, 1_000) }),
  order('closeSpeed', {}),
  order('beginMove', { plane: idSchema }),
  order('startTurn', { hand }),
  order('wingOver', { hand, hexsides }),
  order('splitS', { hand, hexsides }),
  order('forward', { toward: z.optional(hand) }),
  order('turn', { hand }),
  order('snapRoll', { hand }),
  order('climb', { steps: whole(1, 1_000) }),
  order('endMove', { bleed: whole(0, 1_000), attitude: z.optional(z.enum(['keep', 'level'])) }),
  order('endPhase', {}),
  order('declareFire', { plane: idSchema, gun, target: z.nullable(idSchema), rolls: rollsSchema }),
  order('lockFire', {}),
  z.strictObject({ type: z.literal('rollFire'), seat: z.literal('referee'), rolls: rollsSchema }),
  order('nameLeader', { plane: idSchema }),
  order('assignWing', { zone: hand }),
  order('offerEnd', {}),
  order('agreeEnd', {}),
  order('refuseEnd', {}),
])

// ---------------------------------------------------------------------------------------- state and view

const shape = { phases: PHASES, seats: SEATS, frames: FRAMES } as const

const planeSchema = z.strictObject({
  side: seat,
  chart: idSchema,
  role: z.enum(['fighter', 'bomber']),
  status: z.enum(STATUSES),
  hex,
  facing,
  altitude: level,
  climbStep: whole(0, 200),
  speed,
  maxSpeed: speed,
  damage: whole(0, 1_000),
  mode: z.nullable(z.enum(MODES)),
  levels: whole(0, 1_000),
  speedSet: z.nullable(speed),
  moved: z.boolean(),
  straight: whole(0, 10_000),
  turns: whole(0, 100_000),
  path: z.array(z.strictObject({ kind: z.enum(MP_KINDS), hex, facing })).check(z.maxLength(60)),
  attitude: z.enum(ATTITUDES),
  prepared: z.nullable(z.enum(PREPARATIONS)),
  dived: z.boolean(),
  phases: whole(0, 10_000),
  passes: whole(0, 10_000),
})

const ids = z.array(idSchema).check(z.maxLength(4))
const formation = z.strictObject({
  kind: z.enum(['vee', 'schwarm']),
  leaders: ids,
  wings: z.array(z.strictObject({ plane: idSchema, of: idSchema, zone: z.enum(ZONES) })).check(z.maxLength(4)),
  joining: z.nullable(idSchema),
  apart: whole(0, 10_000),
  waived: z.nullable(z.enum(['loss', 'corners'])),
})

const die = z.nullable(whole(1, 6))
const openFields = {
  config: z.strictObject({
    scenario: z.enum(SCENARIOS),
    period,
    alliances: bySeat(z.enum(ALLIANCES)),
    options,
    charts: byId(chart, 200),
    placements: byId(placement, 8),
  }),
  moving: seat,
  types: bySeat(z.nullable(idSchema)),
  planes: byId(planeSchema, 8),
  move: z.nullable(
    z.strictObject({
      plane: idSchema,
      left: whole(0, 60),
      started: z.boolean(),
      rolled: z.nullable(hand),
      climbMp: whole(0, 60),
      waived: z.boolean(),
    }),
  ),
  fire: z.nullable(
    z.strictObject({
      shots: z.array(z.strictObject({ plane: idSchema, gun, target: idSchema, die })).check(z.maxLength(16)),
      locked: z.array(seat).check(z.maxLength(2)),
    }),
  ),
  formations: z.nullable(bySeat(formation)),
  cornerless: ids,
  offered: z.array(seat).check(z.maxLength(2)),
  ending: z.nullable(z.strictObject({ winner: z.enum([...SEATS, 'draw']), rule: z.enum(END_RULES) })),
}

const state: z.ZodMiniType<State> = z.strictObject({
  ...stateFields(shape),
  ...openFields,
}) as unknown as z.ZodMiniType<State>
const view: z.ZodMiniType<View> = z.strictObject({
  ...viewFields(shape),
  ...openFields,
}) as unknown as z.ZodMiniType<View>

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<Spitfire>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action, LIMITS.action),
  state: gate<State>(state, LIMITS.state),
  view: gate<View>(view, LIMITS.view),
}
