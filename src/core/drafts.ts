/**
 * Copying no more than is written to. A kept state is frozen, so its pieces may be shared with a draft until a rule
 * writes to one: `clone` copies only what is not frozen, and the accessor for writing copies a frozen piece first.
 * A rule that forgets the accessor throws at once: nothing frozen can be written to.
 */

import { isFrozen } from './freeze.js'

/** The entry of a record, to write to; a frozen one is replaced by its copy first. */
export function owned<T extends object>(record: Record<string, T>, id: string, copy: (value: T) => T): T {
  const value = record[id] as T
  if (!isFrozen(value)) return value
  const mine = copy(value)
  record[id] = mine
  return mine
}

/** A record for a `clone`: frozen entries shared, others copied. What is frozen is frozen to the bottom. */
export function sharedRecord<T extends object>(record: Readonly<Record<string, T>>, copy: (value: T) => T) {
  const out: Record<string, T> = { ...record }
  if (isFrozen(record)) return out
  for (const id in out) if (!isFrozen(out[id] as T)) out[id] = copy(out[id] as T)
  return out
}
