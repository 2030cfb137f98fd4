import * as z from 'zod/mini'
import { beyondLimits, fieldName, type Limits } from './limits.js'
import { type CoreCode, refuse } from './messages.js'
import type { CoreRule } from './rules.js'
import type { Rng } from './ruleset.js'
import type { Facts, Parsed, Violation } from './violation.js'

/** Violations reported for one input; the rest would only repeat them. */
const MOST = 20

/** Unknown JSON in; the value, or violations that name field and limit, out. It carries the schema it looks with. */
export interface Gate<T> {
  (json: unknown): Parsed<T, CoreRule, CoreCode>
  readonly schema: z.core.$ZodType
}

/** A gate for one schema. It never throws. */
export function gate<T>(schema: z.core.$ZodType<T>, limits: Limits): Gate<T> {
  const pass = (json: unknown): Parsed<T, CoreRule, CoreCode> => {
    try {
      return read(schema, limits, json)
    } catch {
      return { ok: false, violations: [refuse('CORE-SHAPE', 'not-json', { field: 'input' })] }
    }
  }
  return Object.assign(pass, { schema })
}

/** Only an object with a getter or a trap of its own can make this throw. */
function read<T>(schema: z.core.$ZodType<T>, limits: Limits, json: unknown): Parsed<T, CoreRule, CoreCode> {
  const beyond = beyondLimits(json, limits)
  if (beyond) return { ok: false, violations: [beyond] }
  const parsed = z.safeParse(schema, json)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, violations: violationsOf(parsed.error) }
}

/** An id: a letter or digit, then up to 23 letters, digits, `_` or `-`. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,23}$/))

/** A record by id, of at most this many entries, and never more than `MOST_FIELDS`. They are counted before any is looked at. */
export const byId = <T extends z.ZodMiniType>(value: T, most: number) => z.pipe(atMost(most), z.record(idSchema, value))

const atMost = (most: number) =>
  z.unknown().check(({ value, issues }) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= most) return
    issues.push({ code: 'too_big', origin: 'record', maximum: most, inclusive: true, input: value })
  })

/** A whole number in a range. */
export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** Any number in a range. */
export const real = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/** A list of at most this many. */
export const listOf = <T extends z.ZodMiniType>(value: T, most: number) => z.array(value).check(z.maxLength(most))

/** Orders of these seats: `const order = orders(SEATS)`, `const duty = orders(['referee'])`, `order('setPlot', fields)`. */
export const orders =
  <S extends string>(seats: readonly S[]) =>
  <T extends string, F extends z.core.$ZodShape>(type: T, fields: F) =>
    z.strictObject({ type: z.literal(type), seat: z.enum(seats), ...fields })

/** Dice brought from a real table. */
export const rollsSchema = z.optional(listOf(whole(1, 1_000), 500))

/** The card turned at a real table. */
export const cardSchema = z.optional(idSchema)

const unit = z.number().check(z.minimum(0), z.lt(1))

/** The generator's state. */
export const rngSchema: z.ZodMiniType<Rng | null> = z.nullable(
  z.strictObject({ c: whole(0, 2_091_639), s0: unit, s1: unit, s2: unit }),
)

/** The fields every config has. */
export const configFields = {
  dice: z.enum(['seeded', 'manual']),
  seed: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
}

/** What the base of a state and of a view is made of: phases, players, and the kinds of agenda frame. */
export interface BaseShape<P extends string, S extends string, F extends string> {
  readonly phases: readonly P[]
  readonly seats: readonly S[]
  readonly frames: readonly F[]
}

const commonFields = <P extends string, S extends string, F extends string>(shape: BaseShape<P, S, F>) => ({
  phase: z.enum(shape.phases),
  turn: whole(0, 10_000),
  agenda: listOf(frameSchema(shape), 100),
  resigned: z.nullable(z.enum(shape.seats)),
})

const frameSchema = <P extends string, S extends string, F extends string>({ seats, frames }: BaseShape<P, S, F>) =>
  z.strictObject({
    kind: frames.length > 0 ? z.enum(frames) : z.never(),
    waiting: z.array(z.enum([...seats, 'referee'])).check(z.minLength(1), z.maxLength(seats.length)),
  })

/** The fields every state has. */
export const stateFields = <P extends string, S extends string, F extends string>(shape: BaseShape<P, S, F>) => ({
  ...commonFields(shape),
  rng: rngSchema,
})

/** The fields every view has. */
export const viewFields = <P extends string, S extends string, F extends string>(shape: BaseShape<P, S, F>) => ({
  ...commonFields(shape),
  seat: z.enum([...shape.seats, 'spectator']),
  dice: z.enum(['seeded', 'manual']),
})

type Issue = z.core.$ZodIssue

const violationsOf = (error: z.core.$ZodError): readonly Violation<CoreRule, CoreCode>[] =>
  error.issues.slice(0, MOST).map(violationOf)

function violationOf(issue: Issue): Violation<CoreRule, CoreCode> {
  const field = fieldName(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return refuse('CORE-SHAPE', 'unknown-field', { field: fieldName([...issue.path, issue.keys[0] as string]) })
    case 'invalid_value':
      return refuse('CORE-SHAPE', 'unknown-value', { field, expected: issue.values.map(String).join(', ') })
    case 'too_big':
    case 'too_small':
      return refuse('CORE-LIMIT', 'out-of-range', rangeFacts(issue, field))
    case 'invalid_type':
      return refuse('CORE-SHAPE', 'wrong-type', { field, expected: issue.expected })
    case 'invalid_union':
      return unionViolation(issue, field)
    case 'invalid_key':
    case 'invalid_format':
      return refuse('CORE-SHAPE', 'bad-format', { field, expected: 'letters, digits, _ or -, at most 24' })
    case 'not_multiple_of':
      return refuse('CORE-SHAPE', 'bad-format', { field, expected: `a multiple of ${issue.divisor}` })
    default:
      return refuse('CORE-SHAPE', 'bad-format', { field, expected: 'of another form' })
  }
}

function rangeFacts(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, field: string): Facts {
  const many =
    issue.origin === 'array' || issue.origin === 'string' ? ' long' : issue.origin === 'record' ? ' large' : ''
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  return { field, limit, expected: `${boundOf(issue)} ${limit}${many}` }
}

function boundOf({ code, inclusive }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  if (code === 'too_big') return inclusive === false ? 'less than' : 'at most'
  return inclusive === false ? 'more than' : 'at least'
}

/** The complaint of the alternative that came closest: the one with the fewest issues below its top. */
function unionViolation(issue: z.core.$ZodIssueInvalidUnion, field: string): Violation<CoreRule, CoreCode> {
  const options = (issue as { options?: readonly unknown[] }).options
  if (options) return refuse('CORE-SHAPE', 'unknown-value', { field, expected: options.map(String).join(', ') })
  const deep = issue.errors.find((issues) => issues.length > 0 && issues.every((inner) => inner.path.length > 0))?.[0]
  if (deep) return violationOf({ ...deep, path: [...issue.path, ...deep.path] } as Issue)
  return refuse('CORE-SHAPE', 'wrong-type', {
    field,
    expected: issue.errors.map((issues) => wish(issues[0])).join(' or '),
  })
}

function wish(issue: Issue | undefined): string {
  if (issue?.code === 'invalid_type') return issue.expected
  return issue?.code === 'invalid_value' ? issue.values.map(String).join(', ') : 'another form'
}
