/** The shape of a position, and of what a seat sees of it. */
import * as z from 'zod/mini'
import { byId, idSchema, listOf, stateFields, viewFields, whole } from '../../../../core/index.js'
import { DOORS } from '../../errata/functions/loads.js'
import { BANDS, LOADS, STALL_KINDS } from '../../errata/vocabulary.js'
import { DEVICES, FRAMES, JAMS, PHASES, SEATS, SHIFTS, TANKS, THROTTLES } from '../vocabulary.js'
import { altitude, bank, burst, facing, flight, hand, MOST_PLANES, place, rate, ruleId, text } from './parts.js'
import { rulesSchema } from './rules.js'

const shape = { phases: PHASES, seats: SEATS, frames: FRAMES } as const

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
    reduced: z.boolean(),
    inverted: z.boolean(),
    carried: z.boolean(),
  }),
)
const slipRun = z.nullable(z.strictObject({ dir: hand, kind: z.enum(SHIFTS), fps: count, carried: z.boolean() }))

const move = z.strictObject({
  flight: z.nullable(flight),
  start: whole(1, 100),
  band: z.enum(BANDS),
  load: z.enum(LOADS),
  attainable: whole(0, 100),
  startBank: bank,
  fps: count,
  left: count,
  h: count,
  v: count,
  vMin: count,
  vMax: count,
  leadIn: count,
  leadMost: z.nullable(count),
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
  stays: z.nullable(hand),
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
  snapped: z.boolean(),
  evades: z.boolean(),
  turnStalled: z.boolean(),
  cloud: z.boolean(),
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
  spotted: z.boolean(),
  throttle: z.enum(THROTTLES),
  flaps: z.enum(DEVICES),
  flapsHit: z.boolean(),
  carryBank: bankRun,
  carryTurn: turnRun,
  carrySlip: slipRun,
  weapons: byId(z.strictObject({ ammo: count, jam: z.enum(JAMS) }), 5),
  guns: byId(z.strictObject({ ammo: count, out: z.boolean() }), 10),
  gear: z.nullable(z.enum(DEVICES)),
  bay: z.nullable(z.enum(DOORS)),
  load: z.nullable(z.strictObject({ stores: z.enum(LOADS), tanks: listOf(z.enum(TANKS), 4), rockets: whole(0, 4) })),
  hits: count,
  wounds: z.strictObject({
    power: whole(0, 50),
    coolant: z.nullable(whole(0, 100)),
    fire: z.boolean(),
    hydraulics: z.boolean(),
    oxygen: whole(0, 9),
    grace: z.nullable(whole(0, 5)),
    fainted: z.boolean(),
    crew: whole(0, 50),
    engines: whole(0, 8),
    feathering: z.boolean(),
    rudder: z.boolean(),
  }),
  out: z.boolean(),
  tail: z.nullable(idSchema),
  rides: z.boolean(),
  fixed: z.boolean(),
  initiative: z.nullable(whole(-10_000, 10_000)),
  blind: listOf(idSchema, MOST_PLANES),
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
  planes: byId(planeSchema, MOST_PLANES),
  asked: listOf(idSchema, MOST_PLANES),
  spins: listOf(idSchema, MOST_PLANES),
  order: listOf(idSchema, MOST_PLANES),
  active: z.nullable(idSchema),
  shots: listOf(shot, 12 * MOST_PLANES),
  headOn: z.boolean(),
  fired: listOf(idSchema, 2 * MOST_PLANES),
  scattered: listOf(
    z.strictObject({
      side: z.enum(SEATS),
      formation: idSchema,
      left: whole(1, 999),
      moved: byId(whole(0, 4), MOST_PLANES),
    }),
    MOST_PLANES,
  ),
  parachutes: listOf(
    z.strictObject({ plane: idSchema, q: place, r: place, alt: whole(1, 999), hits: whole(0, 4), wounds: whole(0, 1) }),
    MOST_PLANES,
  ),
  ground: byId(z.strictObject({ hits: count, reload: whole(0, 10) }), 50),
}

const orderSchema = z.strictObject({
  throttle: z.nullable(z.enum(THROTTLES)),
  flaps: z.nullable(z.enum(['up', 'down'])),
  gear: z.nullable(z.enum(['up', 'down'])),
  bay: z.nullable(z.enum(['open', 'close'])),
  shutdown: z.nullable(z.literal(true)),
  loosen: z.nullable(z.literal(true)),
})

/** A position. */
export const state = z.strictObject({ ...stateFields(shape), ...openFields, orders: byId(orderSchema, MOST_PLANES) })
/** What a seat sees. */
export const view = z.strictObject({
  ...viewFields(shape),
  ...openFields,
  orders: byId(z.union([orderSchema, z.literal('hidden')]), MOST_PLANES),
  sealed: z.boolean(),
})
