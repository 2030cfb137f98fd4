/** Small shapes that every gate of Aerial Craps uses. */
import * as z from 'zod/mini'
import { idSchema } from '../../../../core/index.js'
import { CREW, SEATS, USES } from '../vocabulary.js'

export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
export const text = z.string().check(z.maxLength(200))
export const seat = z.enum(SEATS)
export const crew = z.enum(CREW)
export const use = z.enum(USES)
export const die = whole(0, 6)
export const number = whole(-10_000, 10_000)
export const count = whole(0, 1_000)
export const pitch = whole(-3, 3)
export const facing = z.literal([0, 1, 2, 3, 4, 5])
export const quarter = z.number().check(z.minimum(-10_000), z.maximum(10_000), z.multipleOf(0.25))
export const hex = z.strictObject({ q: whole(-100_000, 100_000), r: whole(-100_000, 100_000) })
export const bySeat = <T extends z.ZodMiniType>(value: T) => z.strictObject({ a: value, b: value })
export const list = <T extends z.ZodMiniType>(value: T, most: number) => z.array(value).check(z.maxLength(most))
export const exactly = <T extends z.ZodMiniType>(value: T, many: number) =>
  z.array(value).check(z.minLength(many), z.maxLength(many))
export const ids = list(idSchema, 100)
export const pairs = list(z.strictObject({ a: idSchema, b: idSchema }), 10_000)
