/** The shape of what never changes in a game. */
import * as z from 'zod/mini'
import { byId, idSchema, listOf, real, whole } from '../../../../core/index.js'
import { BANDS, ROLES, SPEED_BANDS, TURN_RATES, WEIGHT_CLASSES } from '../../errata/vocabulary.js'
import { ARCS } from '../vocabulary.js'
import { base, clouds, flak, options, turns, win } from './config.js'
import { each, firepower, MOST_PLANES, pilot, seat, speed, text } from './parts.js'

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
  pressurized: z.boolean(),
  combatFlaps: z.nullable(speed),
  blindArc: z.enum(['none', 'rear', 'rearLow']),
  engines: whole(1, 8),
  armor: whole(0, 9),
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
      mm: real(1, 500),
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

/** What never changes in a game. */
export const rulesSchema = z.strictObject({
  title: text,
  turns,
  win,
  defender: z.nullable(seat),
  clouds,
  targets: listOf(
    z.strictObject({
      id: idSchema,
      side: seat,
      name: text,
      q: whole(-1_000, 1_000),
      r: whole(-1_000, 1_000),
      defense: whole(1, 100),
      hits: whole(1, 200),
      points: whole(0, 100),
      hard: z.boolean(),
      flak: z.nullable(flak),
    }),
    50,
  ),
  options,
  law: z.any(),
  base,
  chart: z.any(),
  inverted: z.any(),
  crafts: byId(craft, MOST_PLANES),
  flyers: byId(
    z.strictObject({
      side: seat,
      craft: idSchema,
      pilot,
      formation: z.nullable(idSchema),
      leader: z.boolean(),
      hours: real(0, 48),
    }),
    MOST_PLANES,
  ),
  ids: listOf(idSchema, MOST_PLANES),
})
