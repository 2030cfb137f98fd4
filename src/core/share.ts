import { freeze } from 'immer'

type Plain = Record<string, unknown>

/**
 * `next` with every subtree that equals its counterpart in `base` replaced by it, and all new parts frozen.
 * Plain JSON only; `next` is consumed.
 */
export function share<T>(base: T, next: T): T {
  if (base === next || typeof next !== 'object' || next === null) return next
  if (typeof base !== 'object' || base === null) return freeze(next, true)
  if (Array.isArray(next)) return (Array.isArray(base) ? shareArray(base, next) : freeze(next, true)) as T
  return (Array.isArray(base) ? freeze(next, true) : shareObject(base as Plain, next as Plain)) as T
}

function shareObject(base: Plain, next: Plain): Plain {
  let same = true
  let fields = 0
  for (const key in next) {
    fields++
    const value = shareField(base, next, key)
    if (value !== base[key]) same = false
  }
  return same && fields === countFields(base) ? base : Object.freeze(next)
}

function shareField(base: Plain, next: Plain, key: string): unknown {
  const old = Object.hasOwn(base, key) ? base[key] : undefined
  const value = next[key]
  if (old === value) return value
  const shared = share(old, value)
  if (shared !== value) next[key] = shared
  return shared
}

function shareArray(base: readonly unknown[], next: unknown[]): readonly unknown[] {
  let same = base.length === next.length
  for (let i = 0; i < next.length; i++) {
    const old = base[i]
    if (old === next[i]) continue
    next[i] = share(old, next[i])
    if (next[i] !== old) same = false
  }
  return same ? base : Object.freeze(next)
}

function countFields(object: Plain): number {
  let fields = 0
  for (const _ in object) fields++
  return fields
}
