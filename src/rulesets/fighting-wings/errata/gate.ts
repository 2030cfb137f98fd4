import type { Violation } from '../../../core/violation.js'
import type { Citation } from './amendments.js'
import type { Code } from './messages.js'
import type { Refused } from './ruled.js'
import { violation } from './ruled.js'
import { BANKS, FLIGHT_TYPES, QUALITIES, ROLES, TURN_RATES, WEIGHT_CLASSES } from './vocabulary.js'

interface Complaint {
  readonly code: Code
  readonly at: string
  readonly wanted: string
  readonly got: string
}

/** Looks at a value from outside and says what is wrong with it. Never throws. */
export type Test = (value: unknown, at: string) => readonly Complaint[]

const FINE: readonly Complaint[] = []
const MOST = 512

/** A value in a few characters. */
export function show(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') return typeof value
  return String(value).slice(0, 40)
}

const complain = (code: Code, at: string, wanted: string, value: unknown): readonly Complaint[] => [
  { code, at, wanted, got: show(value) },
]

/** An integer in a range. */
export const whole =
  (min: number, max: number): Test =>
  (value, at) => {
    const wanted = `an integer from ${min} to ${max}`
    if (typeof value !== 'number' || !Number.isInteger(value)) return complain('not-an-integer', at, wanted, value)
    return value >= min && value <= max ? FINE : complain('out-of-range', at, wanted, value)
  }

/** A finite number in a range. */
export const amount =
  (min: number, max: number): Test =>
  (value, at) => {
    const wanted = `a number from ${min} to ${max}`
    if (typeof value !== 'number' || Number.isNaN(value)) return complain('wrong-shape', at, wanted, value)
    return value >= min && value <= max ? FINE : complain('out-of-range', at, wanted, value)
  }

/** One of a list of words. */
export const oneOf =
  (words: readonly string[]): Test =>
  (value, at) =>
    typeof value === 'string' && words.includes(value)
      ? FINE
      : complain('unknown-value', at, `one of ${words.join(', ')}`, value)

/** True or false. */
export const flag: Test = (value, at) =>
  typeof value === 'boolean' ? FINE : complain('wrong-shape', at, 'true or false', value)

/** A text of 1 to 80 characters. */
export const text: Test = (value, at) =>
  typeof value === 'string' && value.length > 0 && value.length <= 80
    ? FINE
    : complain('wrong-shape', at, 'a text of 1 to 80 characters', value)

/** A value, `null` or nothing. */
export const maybe =
  (test: Test): Test =>
  (value, at) =>
    value === undefined || value === null ? FINE : test(value, at)

/** A value or `null`, but not nothing. */
export const orNull =
  (test: Test): Test =>
  (value, at) =>
    value === null ? FINE : test(value, at)

/** A list of at most 512 values. */
export const listOf =
  (test: Test, min = 0): Test =>
  (value, at) => {
    const wanted = `a list of ${min} to ${MOST}`
    if (!Array.isArray(value)) return complain('wrong-shape', at, wanted, value)
    if (value.length < min || value.length > MOST) return complain('out-of-range', at, wanted, value.length)
    return Array.from({ length: value.length }, (_, i) => test(value[i], `${at}[${i}]`)).flat()
  }

/** An object with these fields of its own. */
export const record =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return complain('wrong-shape', at, 'an object', value)
    }
    const own = value as Readonly<Record<string, unknown>>
    const read = (name: string) => (Object.hasOwn(own, name) ? own[name] : undefined)
    return Object.entries(fields).flatMap(([name, test]) => test(read(name), at === '' ? name : `${at}.${name}`))
  }

/** A speed, count of flight points or of shots in halves: 0 to 50.0. */
export const half = whole(0, 100)
/** A count: 0 to 200. */
export const count = whole(0, 200)
/** A die: 1 to 10. */
export const d10 = whole(1, 10)
/** An altitude in increments: 0 to 1,000. */
export const altitude = whole(0, 1000)
/** A difference of altitude in increments. */
export const rise = whole(-1000, 1000)
/** A modifier of a die roll. */
export const dieModifier = whole(-20, 20)
/** A bank angle. */
export const bank = oneOf(BANKS)
/** A flight type. */
export const flightType = oneOf(FLIGHT_TYPES)
/** A rate of turn. */
export const turnRate = oneOf(TURN_RATES)
/** A weight class. */
export const weightClass = oneOf(WEIGHT_CLASSES)
/** A role. */
export const role = oneOf(ROLES)
/** A pilot quality. */
export const quality = oneOf(QUALITIES)
/** A pilot. */
export const pilot = record({
  quality,
  gifted: maybe(flag),
  crackShot: maybe(flag),
  hero: maybe(flag),
  ace: maybe(flag),
  nation: maybe(text),
})

const toViolation = (rule: Citation, { code, ...facts }: Complaint): Violation<Citation> =>
  violation(rule, code, { ...facts })

/** Every argument that is not what the rule asks for, as a refusal; `null` when all are. */
export function gate(rule: Citation, args: unknown, fields: Readonly<Record<string, Test>>): Refused | null {
  const complaints = record(fields)(args, '')
  return complaints.length === 0 ? null : { ok: false, violations: complaints.map((c) => toViolation(rule, c)) }
}
