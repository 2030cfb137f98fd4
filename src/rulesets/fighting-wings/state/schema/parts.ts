/** Small shapes that several others are made of. */
import * as z from 'zod/mini'
import { real, whole } from '../../../../core/index.js'
import { type RuleId, rules } from '../../book/rules.js'
import { BANKS, BURSTS, FLIGHT_TYPES, QUALITIES, SIDES, TURN_RATES } from '../../errata/vocabulary.js'
import { SEATS } from '../vocabulary.js'

/** A schema of a known type. */
export type Shape<T> = z.ZodMiniType<T>
/** Planes in one game: no rule counts them. */
export const MOST_PLANES = 100
/** A line of text. */
export const text = z.string().check(z.maxLength(200))
/** A player. */
export const seat = z.enum(SEATS)
/** A bank angle. */
export const bank = z.enum(BANKS)
/** A flight type. */
export const flight = z.enum(FLIGHT_TYPES)
/** Left or right. */
export const hand = z.enum(SIDES)
/** A rate of turn. */
export const rate = z.enum(TURN_RATES)
/** A burst. */
export const burst = z.enum(BURSTS)
/** A facing. */
export const facing = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
/** A coordinate. */
export const place = whole(-100_000, 100_000)
/** An altitude in increments. */
export const altitude = whole(0, 999)
/** A speed in halves. */
export const speed = whole(0, 100)
/** The id of a rule. */
export const ruleId = z.enum(Object.keys(rules) as [RuleId, ...RuleId[]])

/** A record with exactly these keys. */
export const each = <K extends string, T extends z.ZodMiniType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

/** A pilot. */
export const pilot = z.strictObject({
  quality: z.enum(QUALITIES),
  gifted: z.optional(z.boolean()),
  crackShot: z.optional(z.boolean()),
  hero: z.optional(z.boolean()),
  ace: z.optional(z.boolean()),
  nation: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
})

/** Firepower at ranges 1 to 6. */
export const firepower = z.tuple([real(0, 200), real(0, 200), real(0, 200), real(0, 200), real(0, 200), real(0, 200)])
