/** The shapes of cards and tables of the user's own. */
import * as z from 'zod/mini'
import { idSchema } from '../../../../core/index.js'
import { CRITICALS, type Tables, TEST_ROWS } from '../../book/tables.js'
import type { AircraftCard, PilotCard } from '../config.js'
import { count, exactly, list, number, text, whole } from './parts.js'

const gun = z.strictObject({
  id: idSchema,
  type: text,
  rating: z.number().check(z.minimum(0.25), z.maximum(10), z.multipleOf(0.25)),
  mount: z.enum(['fixed', 'rear', 'front']),
  flexible: z.boolean(),
  reloadable: z.boolean(),
})

const rating = whole(-10, 10)
export const card = z.strictObject({
  id: idSchema,
  name: text,
  side: text,
  crew: z.literal([1, 2]),
  minSpeed: whole(0, 30),
  maxLevel: whole(1, 30),
  maxDive: whole(1, 40),
  power: rating,
  drag: rating,
  climb: rating,
  rows: exactly(whole(1, 50), 4),
  strength: text,
  handling: text,
  ppRow: exactly(whole(0, 10), 4),
  mtRow: exactly(whole(0, 10), 4),
  mtBonus: rating,
  aero: rating,
  spin: rating,
  guns: list(gun, 8),
}) as z.ZodMiniType<AircraftCard>

export const pilot: z.ZodMiniType<PilotCard> = z.strictObject({
  id: idSchema,
  name: text,
  experience: rating,
  flyingAdd: whole(0, 10),
  flyingFree: whole(0, 10),
  shooting: whole(1, 20),
  pp: whole(0, 20),
  spot: rating,
})

const position = z.strictObject({ nose: number, front: number, rear: number, tail: number })
const row = exactly(z.nullable(whole(-50, 50)), 10)
const rowsOf = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject(Object.fromEntries(TEST_ROWS.map((name) => [name, value])) as Record<(typeof TEST_ROWS)[number], T>)

export const tablesSchema = z.strictObject({
  position: exactly(position, 2),
  sameHex: number,
  encounter: list(number, 10),
  ammo: z.strictObject({ drum: whole(1, 1_000), belt: whole(1, 1_000) }),
  mp: list(number, 6),
  horizontal: exactly(number, 4),
  vertical: exactly(number, 4),
  test: rowsOf(row),
  over10: rowsOf(z.nullable(whole(0, 50))),
  mtLevel: exactly(number, 3),
  minRise: exactly(whole(0, 20), 4),
  failure: z
    .array(
      z.strictObject({
        max: number,
        cv: whole(-20, 0),
        move: whole(0, 10),
        speed: whole(0, 10),
        stress: z.nullable(whole(-20, 20)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  stress: z.strictObject({ destroyed: number, two: number, one: number }),
  stall: z.strictObject({ spin: number, stall: number, below: number }),
  burst: z.strictObject({ speed: exactly(count, 2), levels: exactly(count, 2) }),
  rangeHalves: exactly(whole(0, 20), 2),
  burstHalves: exactly(whole(0, 20), 3),
  criticals: exactly(z.enum(CRITICALS), 11),
})
export const tables = tablesSchema as unknown as z.ZodMiniType<Tables>
