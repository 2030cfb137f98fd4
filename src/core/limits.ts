import { type CoreCode, refuse } from './messages.js'
import type { CoreRule } from './rules.js'
import type { Violation } from './violation.js'

/** How large an input may be: levels of nesting, values in all, characters in one text. */
export interface Limits {
  readonly depth: number
  readonly values: number
  readonly text: number
}

/** The limits of each gate. */
export const LIMITS = {
  action: { depth: 8, values: 2_000, text: 256 },
  config: { depth: 16, values: 100_000, text: 4_096 },
  state: { depth: 16, values: 200_000, text: 4_096 },
  view: { depth: 16, values: 200_000, text: 4_096 },
  record: { depth: 20, values: 2_000_000, text: 4_096 },
} as const satisfies Record<string, Limits>

/** No object that is let in anywhere has more fields or entries than this: what a schema does not know, it still counts. */
export const MOST_FIELDS = 2_000

interface Walk {
  readonly limits: Limits
  readonly path: (string | number)[]
  seen: number
}

type Wrong = Violation<CoreRule, CoreCode> | undefined

/** `['forces', 0, 'card']` as `forces[0].card`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 80)}`))
    .join('')
    .replace(/^\./, '') || 'input'

/** The first thing about an unknown value that no schema should have to look at: too large, or not plain JSON. */
export const beyondLimits = (json: unknown, limits: Limits): Wrong => visit(json, { limits, path: [], seen: 0 })

function visit(value: unknown, walk: Walk): Wrong {
  if (++walk.seen > walk.limits.values) return refuse('CORE-LIMIT', 'too-many-values', { limit: walk.limits.values })
  if (typeof value !== 'object' || value === null) return visitLeaf(value, walk)
  if (walk.path.length >= walk.limits.depth) return at(walk, 'CORE-LIMIT', 'too-deep', walk.limits.depth)
  if (Array.isArray(value)) return visitArray(value, walk)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return at(walk, 'CORE-SHAPE', 'not-json')
  return visitObject(value as Readonly<Record<string, unknown>>, walk)
}

function visitLeaf(value: unknown, walk: Walk): Wrong {
  if (typeof value === 'string') {
    return value.length > walk.limits.text ? at(walk, 'CORE-LIMIT', 'too-long', walk.limits.text) : undefined
  }
  const plain = value == null || typeof value === 'boolean' || Number.isFinite(value)
  return plain ? undefined : at(walk, 'CORE-SHAPE', 'not-json')
}

function visitArray(array: readonly unknown[], walk: Walk): Wrong {
  if (array.length > walk.limits.values) return at(walk, 'CORE-LIMIT', 'too-many-values', walk.limits.values)
  for (let i = 0; i < array.length; i++) {
    walk.path.push(i)
    const wrong = visit(array[i], walk)
    if (wrong) return wrong
    walk.path.pop()
  }
  return undefined
}

function visitObject(object: Readonly<Record<string, unknown>>, walk: Walk): Wrong {
  const keys = Object.keys(object)
  if (keys.length > MOST_FIELDS) return at(walk, 'CORE-LIMIT', 'too-many-fields', MOST_FIELDS)
  for (const key of keys) {
    walk.path.push(key)
    const wrong = visitKey(key, walk) ?? visit(object[key], walk)
    if (wrong) return wrong
    walk.path.pop()
  }
  return undefined
}

function visitKey(key: string, walk: Walk): Wrong {
  if (key === '__proto__') return at(walk, 'CORE-SHAPE', 'forbidden-key')
  return key.length > walk.limits.text ? at(walk, 'CORE-LIMIT', 'too-long', walk.limits.text) : undefined
}

function at(
  walk: Walk,
  rule: CoreRule,
  code: 'too-deep' | 'too-long' | 'too-many-values' | 'too-many-fields' | 'not-json' | 'forbidden-key',
  limit?: number,
) {
  const field = fieldName(walk.path)
  return refuse(rule, code, limit === undefined ? { field } : { field, limit })
}
