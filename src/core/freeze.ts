/** Freezes plain JSON, all the way down; parts that are frozen are taken as frozen to the bottom. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) freeze(value[key])
  return value
}
