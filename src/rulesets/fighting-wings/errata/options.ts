import type { Citation } from './amendments.js'
import { gate, record, show, type Test } from './gate.js'
import { baseUnknown, type Refused, type Ruled, violation } from './ruled.js'
import { DEFAULT_READINGS, type Readings, ruling } from './rulings.js'

/** How a group plays where the sheet leaves a choice. */
export interface Options {
  /** Readings other than the default ones. */
  readonly readings?: Partial<Readings>
  /** Whether our own numbers may stand in for a rulebook we do not have; default true. */
  readonly houseDefaults?: boolean
}

const isFlag: Test = (value, at) =>
  value === undefined || typeof value === 'boolean'
    ? []
    : [{ code: 'wrong-shape', at, wanted: 'true or false', got: show(value) }]

const isObject: Test = (value, at) => (value === undefined ? [] : record({})(value, at))

/** Whether options from outside are options: known rulings, known readings. */
export function checkOptions(rule: Citation, options: unknown): Refused | null {
  const bad = gate(rule, options, { houseDefaults: isFlag, readings: isObject })
  if (bad !== null) return bad
  const readings = (options as Options).readings ?? {}
  const unknown = Object.entries(readings).filter(([id, value]) => !isReading(id, value))
  if (unknown.length === 0) return null
  const say = ([ruling, value]: [string, unknown]) =>
    violation(rule, 'unknown-reading', { ruling: ruling.slice(0, 40), got: show(value) })
  return { ok: false, violations: unknown.map(say) }
}

function isReading(id: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULT_READINGS, id)) return false
  return typeof value === 'string' && (ruling(id as keyof Readings).readings ?? []).includes(value)
}

/** The reading in force for a ruling. */
export const reading = <K extends keyof Readings>(options: Options, id: K): Readings[K] =>
  options.readings?.[id] ?? DEFAULT_READINGS[id]

/** Our own answer, or `base-unknown` for a group that wants none of ours. */
export const houseOr = <T>(options: Options, rule: Citation, need: string, answer: () => Ruled<T>): Ruled<T> =>
  (options.houseDefaults ?? true) ? answer() : baseUnknown(rule, need)
