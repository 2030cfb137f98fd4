/** The gates of Fighting Wings: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import {
  byId,
  configFields,
  gate,
  idSchema,
  LIMITS,
  listOf,
  orders,
  real,
  rollsSchema,
  type Spec,
  stateFields,
  viewFields,
  whole,
} from '../../core/index.js'
import {
  BANDS,
  BANKS,
  BURSTS,
  EDITIONS,
  FLIGHT_TYPES,
  QUALITIES,
  ROLES,
  SIDES,
  SPEED_BANDS,
  STALL_KINDS,
  TURN_RATES,
  WEIGHT_CLASSES,
} from './errata/vocabulary.js'
import type { Options } from './options.js'
import { type RuleId, rules } from './rules.js'
import {
  type Action,
  ARCS,
  type Base,
  type Config,
  DEVICES,
  type FightingWings,
  FRAMES,
  JAMS,
  PHASES,
  SEATS,
  type State,
  THROTTLES,
  type View,
} from './state.js'

// ---------------------------------------------------------------------------------------- small parts

type Shape<T> = z.ZodMiniType<T>
const text = z.string().check(z.maxLength(200))
const seat = z.enum(SEATS)
const bank = z.enum(BANKS)
const flight = z.enum(FLIGHT_TYPES)
const hand = z.enum(SIDES)
const rate = z.enum(TURN_RATES)
const burst = z.enum(BURSTS)
const facing = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
const place = whole(-100_000, 100_000)
const altitude = whole(0, 999)
const speed = whole(0, 100)
const ruleId = z.enum(Object.keys(rules) as [RuleId, ...RuleId[]])

/** A record with exactly these keys. */
const each = <K extends string, T extends z.ZodMiniType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

const pilot = z.strictObject({
  quality: z.enum(QUALITIES),
  gifted: z.optional(z.boolean()),
  crackShot: z.optional(z.boolean()),
  hero: z.optional(z.boolean()),
  ace: z.optional(z.boolean()),
  nation: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
})

const firepower = z.tuple([real(0, 200), real(0, 200), real(0, 200), real(0, 200), real(0, 200), real(0, 200)])

const optionsSchema = z.strictObject({
  edition: z.enum(EDITIONS),
  slats: z.boolean(),
  reversalLimits: z.boolean(),
  inheritOtr1: z.boolean(),
  houseCriticals: z.boolean(),
  breakOff: z.boolean(),
})
const options: Shape<Options> = optionsSchema

// ---------------------------------------------------------------------------------------- data

const small = whole(-20, 20)
const die = whole(-20, 40)
const fraction = z.tuple([whole(1, 100), whole(1, 100)])
const span = z.tuple([whole(1, 9), whole(1, 9)])
const exactly = <T extends z.ZodMiniType>(value: T, count: number) => z.array(value).check(z.length(count))

const baseSchema = z.strictObject({
  bandTops: exactly(altitude, 7),
  accelPerHalf: whole(1, 50),
  turnChart: each(TURN_RATES, exactly(z.string().check(z.maxLength(5)), 22)),
  slipDecel: whole(0, 50),
  increments: each(['VC', 'ZC', 'SD', 'VD'], span),
  structure: z.strictObject({ overDive: whole(0, 20), holdsOn: die, hits: whole(0, 50) }),
  spin: z.strictObject({
    spinsAt: die,
    recoversOn: die,
    loss: whole(0, 50),
    pilot: each(QUALITIES, small),
    gifted: small,
  }),
  turnStall: z.strictObject({ loss: whole(0, 50), decel: whole(0, 50), facings: z.tuple([die, die, die]) }),
  hammerhead: z.strictObject({ overMin: whole(0, 50), decel: whole(0, 50) }),
  initiative: each([...QUALITIES, 'ace'], small),
  gunfire: z.strictObject({
    odds: exactly(fraction, 9),
    range: exactly(small, 6),
    deflection: each(['rear', 'rearQuarter', 'frontQuarter', 'front'], small),
    pilot: each(QUALITIES, small),
    crackShot: small,
    severe: small,
    flexible: small,
    gunnerRecruit: small,
    long: small,
    emptied: small,
    plus: small,
  }),
  ammo: z.strictObject({
    half: whole(1, 20),
    regular: whole(1, 20),
    long: whole(1, 20),
    gun: whole(1, 20),
    jamsOn: die,
  }),
  damage: each(['light', 'heavy', 'severe'], fraction),
  collision: z.strictObject({ at: die, headOnAt: die, headOnRange: whole(0, 6), headOnRise: whole(0, 20) }),
  points: each(['destroyed', 'severe', 'heavy', 'intercept'], whole(0, 100)),
})
const base: Shape<Base> = baseSchema

const printedSpeed = real(0, 25)
const card = z.strictObject({
  id: idSchema,
  name: text,
  house: z.boolean(),
  revised: z.optional(z.boolean()),
  cls: z.enum(WEIGHT_CLASSES),
  role: z.enum(ROLES),
  size: whole(-5, 5),
  defense: whole(1, 50),
  hits: whole(1, 100),
  fuelInjected: z.boolean(),
  slats: z.boolean(),
  pressurized: z.boolean(),
  radio: z.boolean(),
  combatFlaps: z.optional(z.strictObject({ maxOverMin: printedSpeed })),
  blindArc: z.enum(['none', 'rear', 'rearLow']),
  engines: whole(1, 8),
  bands: each(
    BANDS,
    z.strictObject({
      minSpeed: real(0.5, 15),
      maxLevel: printedSpeed,
      safeDive: printedSpeed,
      minTurn: each(TURN_RATES, printedSpeed),
    }),
  ),
  power: each(BANDS, each(SPEED_BANDS, z.nullable(z.tuple([whole(0, 50), z.nullable(whole(0, 50))])))),
  bankSlip: each(SPEED_BANDS, z.strictObject({ bank: whole(1, 30), slip: whole(1, 30) })),
  climbDecel: whole(0, 20),
  diveAccel: whole(0, 20),
  turnDecel: each(TURN_RATES, whole(0, 50)),
  weapons: listOf(
    z.strictObject({
      id: idSchema,
      kind: z.enum(['mg', 'cannon']),
      mm: whole(1, 500),
      mount: z.enum(['nose', 'wing']),
      cap: real(0, 100),
      clearable: z.boolean(),
      fp: firepower,
    }),
    5,
  ),
  defensiveGuns: z.optional(
    listOf(
      z.strictObject({
        id: idSchema,
        arcs: listOf(z.enum(ARCS), 6),
        alt: z.enum(['any', 'high', 'low']),
        cap: real(0, 100),
        fp: firepower,
        blindSpot6: z.boolean(),
      }),
      10,
    ),
  ),
  ceilingInc: whole(10, 900),
})

const clouds = listOf(z.strictObject({ lo: altitude, hi: altitude }), 20)
const turns = whole(1, 500)
const win = z.enum(['points', 'interceptPoints'])

const scenario = z.strictObject({
  title: text,
  turns,
  win,
  planes: listOf(
    z.strictObject({
      id: idSchema,
      side: seat,
      card: idSchema,
      pilot,
      q: whole(-1_000, 1_000),
      r: whole(-1_000, 1_000),
      facing,
      alt: whole(1, 900),
      speed: real(0.5, 25),
      surprised: z.optional(whole(0, 20)),
      formation: z.optional(idSchema),
      leader: z.optional(z.boolean()),
    }),
    16,
  ),
  clouds: z.optional(clouds),
})

const config = z.strictObject({
  ...configFields,
  scenario: z.union([idSchema, scenario]),
  options: z.optional(z.partial(optionsSchema)),
  cards: z.optional(listOf(card, 100)),
  base: z.optional(z.partial(baseSchema)),
}) as unknown as Shape<Config>

// ---------------------------------------------------------------------------------------- actions

const order = orders(SEATS)
const duty = orders(['referee'])
const plane = { plane: idSchema }
const dice = { rolls: rollsSchema }

const action = z.discriminatedUnion('type', [
  order('setThrottle', { ...plane, throttle: z.enum(THROTTLES) }),
  order('setFlaps', { ...plane, flaps: z.enum(['up', 'down']) }),
  order('endPlot', {}),
  order('declareSpin', plane),
  order('declineSpin', plane),
  order('declareTail', { ...plane, target: idSchema }),
  order('declineTail', plane),
  duty('rollInitiative', dice),
  order('rideLeader', plane),
  order('ownInitiative', plane),
  duty('flyOn', dice),
  order('chooseType', { ...plane, flight }),
  order('declareTurnStall', { ...plane, dir: hand, ...dice }),
  order('turn', { ...plane, dir: hand, rate, negG: z.boolean() }),
  order('endTurning', plane),
  order('bank', { ...plane, to: bank }),
  order('cancelBank', plane),
  order('slip', { ...plane, dir: hand }),
  order('fp', { ...plane, inc: whole(0, 9), ...dice }),
  order('face', { ...plane, dir: hand, facings: whole(0, 6), bank: z.nullable(bank) }),
  order('reverse', { ...plane, rot: z.enum(['CW', 'CCW']), facings: whole(0, 11) }),
  order('delayReversal', plane),
  order('executeReversal', { ...plane, rot: z.enum(['CW', 'CCW']), facings: whole(0, 11) }),
  order('hammerhead', { ...plane, bank, facing: z.enum(['keep', 'opposite']) }),
  order('bankBack', { ...plane, steps: whole(0, 6) }),
  order('endMove', { ...plane, ...dice }),
  order('fire', { ...plane, target: idSchema, weapons: listOf(idSchema, 5), burst, sighting: z.boolean() }),
  order('fireGun', { ...plane, gun: idSchema, target: idSchema }),
  order('endAttack', {}),
  duty('rollShots', dice),
  order('clearJam', { ...plane, weapon: idSchema, ...dice }),
  order('endJams', {}),
  duty('endTurn', dice),
])

// ---------------------------------------------------------------------------------------- state and view

const shape = { phases: PHASES, seats: SEATS, frames: FRAMES } as const

const craft = z.strictObject({
  id: idSchema,
  name: text,
  house: z.boolean(),
  cls: z.enum(WEIGHT_CLASSES),
  role: z.enum(ROLES),
  size: whole(-5, 5),
  defense: whole(1, 50),
  hits: whole(1, 100),
  fuelInjected: z.boolean(),
  slats: z.boolean(),
  radio: z.boolean(),
  combatFlaps: z.nullable(speed),
  blindArc: z.enum(['none', 'rear', 'rearLow']),
  engines: whole(1, 8),
  ceiling: whole(10, 900),
  bands: each(
    BANDS,
    z.strictObject({ min: whole(1, 30), max: whole(0, 50), dive: whole(0, 50), turn: each(TURN_RATES, whole(0, 50)) }),
  ),
  power: each(BANDS, each(SPEED_BANDS, z.tuple([whole(0, 50), whole(0, 50)]))),
  bank: each(SPEED_BANDS, whole(1, 30)),
  slip: each(SPEED_BANDS, whole(1, 30)),
  climbDecel: whole(0, 20),
  diveAccel: whole(0, 20),
  turnDecel: each(TURN_RATES, whole(0, 50)),
  weapons: listOf(
    z.strictObject({
      id: idSchema,
      kind: z.enum(['mg', 'cannon']),
      mm: whole(1, 500),
      mount: z.enum(['nose', 'wing']),
      cap: whole(0, 200),
      clearable: z.boolean(),
      fp: firepower,
    }),
    5,
  ),
  guns: listOf(
    z.strictObject({
      id: idSchema,
      arcs: listOf(z.enum(ARCS), 6),
      alt: z.enum(['any', 'high', 'low']),
      cap: whole(0, 200),
      fp: firepower,
      blindSpot6: z.boolean(),
    }),
    10,
  ),
})

const rulesSchema = z.strictObject({
  title: text,
  turns,
  win,
  clouds,
  options,
  law: z.any(),
  base,
  chart: z.any(),
  inverted: z.any(),
  crafts: byId(craft, 16),
  flyers: byId(
    z.strictObject({ side: seat, craft: idSchema, pilot, formation: z.nullable(idSchema), leader: z.boolean() }),
    16,
  ),
  ids: listOf(idSchema, 16),
})

const count = whole(0, 200)
const bankRun = z.nullable(z.strictObject({ from: bank, to: bank, h: count, v: count, carried: z.boolean() }))
const turnRun = z.nullable(
  z.strictObject({
    dir: hand,
    rate,
    negG: z.boolean(),
    k: count,
    fps: count,
    need: count,
    inverted: z.boolean(),
    carried: z.boolean(),
  }),
)
const slipRun = z.nullable(z.strictObject({ dir: hand, fps: count, carried: z.boolean() }))

const move = z.strictObject({
  flight: z.nullable(flight),
  start: whole(1, 100),
  band: z.enum(BANDS),
  startBank: bank,
  fps: count,
  left: count,
  h: count,
  v: count,
  vMin: count,
  vMax: count,
  leadIn: count,
  vInv: count,
  up: whole(0, 1_000),
  down: whole(0, 2_000),
  upInv: whole(0, 1_000),
  short: z.boolean(),
  ledger: listOf(z.strictObject({ rule: ruleId, why: text, points: whole(-5_000, 5_000) }), 60),
  turn: turnRun,
  bank: bankRun,
  slip: slipRun,
  vert: z.nullable(z.strictObject({ dir: hand, facings: whole(1, 3) })),
  unused: whole(0, 20_000),
  ordered: z.strictObject({ turn: z.boolean(), bank: z.boolean(), slip: z.boolean() }),
  rate: z.nullable(rate),
  negG: listOf(whole(1, 8), 8),
  everUpright: z.boolean(),
  everInverted: z.boolean(),
  unstable: z.nullable(ruleId),
  turned: z.nullable(hand),
  banked: z.nullable(hand),
  reversed: z.boolean(),
  hammerhead: z.boolean(),
  helpless: z.boolean(),
  done: z.boolean(),
})

const planeSchema = z.strictObject({
  q: place,
  r: place,
  facing,
  alt: altitude,
  bank,
  speed: whole(1, 100),
  half: z.literal([0, 1]),
  accel: whole(-60, 60),
  flight,
  inRow: count,
  dives: count,
  lastFps: count,
  lastVfps: count,
  stall: z.enum(STALL_KINDS),
  stallTurns: count,
  stallNext: z.nullable(hand),
  due: z.boolean(),
  gloc: whole(0, 50),
  surprised: whole(0, 50),
  throttle: z.enum(THROTTLES),
  flaps: z.enum(DEVICES),
  flapsHit: z.boolean(),
  carryBank: bankRun,
  carryTurn: turnRun,
  carrySlip: slipRun,
  weapons: byId(z.strictObject({ ammo: count, jam: z.enum(JAMS) }), 5),
  guns: byId(z.strictObject({ ammo: count, out: z.boolean() }), 10),
  hits: count,
  wounds: z.strictObject({
    power: whole(0, 50),
    coolant: z.nullable(whole(0, 100)),
    fire: z.boolean(),
    hydraulics: z.boolean(),
    oxygen: whole(0, 9),
    grace: z.nullable(whole(0, 5)),
    crew: whole(0, 50),
  }),
  out: z.boolean(),
  tail: z.nullable(idSchema),
  rides: z.boolean(),
  initiative: z.nullable(whole(-10_000, 10_000)),
  blind: listOf(idSchema, 16),
  move: z.nullable(move),
})

const shot = z.strictObject({
  plane: idSchema,
  gun: z.nullable(idSchema),
  target: idSchema,
  weapons: listOf(idSchema, 5),
  burst,
  sighting: z.boolean(),
})

const openFields = {
  config: rulesSchema,
  planes: byId(planeSchema, 16),
  asked: listOf(idSchema, 16),
  spins: listOf(idSchema, 16),
  order: listOf(idSchema, 16),
  active: z.nullable(idSchema),
  shots: listOf(shot, 200),
  headOn: z.boolean(),
  fired: listOf(idSchema, 32),
}

const orderSchema = z.strictObject({
  throttle: z.nullable(z.enum(THROTTLES)),
  flaps: z.nullable(z.enum(['up', 'down'])),
})

const state = z.strictObject({ ...stateFields(shape), ...openFields, orders: byId(orderSchema, 16) })
const view = z.strictObject({
  ...viewFields(shape),
  ...openFields,
  orders: byId(z.union([orderSchema, z.literal('hidden')]), 16),
  sealed: z.boolean(),
})

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<FightingWings>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action as unknown as Shape<Action>, LIMITS.action),
  state: gate<State>(state as unknown as Shape<State>, LIMITS.state),
  view: gate<View>(view as unknown as Shape<View>, LIMITS.view),
}
