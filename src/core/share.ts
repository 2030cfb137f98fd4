import { freeze, isFrozen } from './freeze.js'
import { same } from './json.js'

type Plain = Record<string, unknown>

/**
 * `next` with every subtree that equals its counterpart in `base` replaced by it, and all new parts frozen.
 * Plain JSON only; `next` is consumed, except for parts that are frozen: those are taken whole, as old or as new.
 */
export function share<T>(base: T, next: T): T {
  if (base === next || !isObject(next)) return next
  return (isObject(base) ? shareObjects(base, next) : freeze(next)) as T
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function shareObjects(base: object, next: object): object {
  if (isFrozen(next)) return same(base, next) ? base : next
  if (Array.isArray(next)) return Array.isArray(base) ? shareArray(base, next) : freeze(next)
  return Array.isArray(base) ? freeze(next) : shareRecord(base as Plain, next as Plain)
}

/** The hot loop of `reduce`. It reads `next[key]` in place because V8 makes that a plain load in a loop over `next`. */
function shareRecord(base: Plain, next: Plain): Plain {
  let isNew = false
  let fields = 0
  for (const key in next) {
    fields++
    const value = next[key]
    // One field that differs makes the whole new; of the others only objects can still be shared.
    if (isNew && (typeof value !== 'object' || value === null)) continue
    const old = base[key]
    if (old === value) continue
    const shared = share(old, value)
    if (shared !== value) next[key] = shared
    if (shared !== old) isNew = true
  }
  return isNew || fields !== countFields(base) ? Object.freeze(next) : base
}

function shareArray(base: readonly unknown[], next: unknown[]): readonly unknown[] {
  let unchanged = base.length === next.length
  for (let i = 0; i < next.length; i++) {
    const old = base[i]
    if (old === next[i]) continue
    next[i] = share(old, next[i])
    if (next[i] !== old) unchanged = false
  }
  return unchanged ? base : Object.freeze(next)
}

function countFields(object: Plain): number {
  let fields = 0
  for (const _ in object) fields++
  return fields
}
