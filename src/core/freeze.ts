/** Freezes plain JSON, all the way down; parts that are frozen are taken as frozen to the bottom. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) freeze(value[key])
  return value
}

/**
 * Is this part of a state frozen? What is frozen here is frozen whole, so it is enough that it cannot grow:
 * `Object.isFrozen` looks at every field, which made a third of a microsecond of a piece with forty.
 */
export const isFrozen = (value: object): boolean => !Object.isExtensible(value)
