/** JSON of values that come again and again: positions share with each other whatever has not changed, and are frozen. */

const known = new WeakMap<object, string>()

/** JSON of a value. What is frozen is written once and remembered, down to the pieces of a game. */
export const jsonOf = (value: unknown, depth = 3): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (!Object.isFrozen(value)) return depth === 0 ? JSON.stringify(value) : partsOf(value, depth - 1)
  const before = known.get(value)
  if (before !== undefined) return before
  const text = depth === 0 ? JSON.stringify(value) : partsOf(value, depth - 1)
  known.set(value, text)
  return text
}

function partsOf(value: object, depth: number): string {
  if (Array.isArray(value)) return `[${value.map((one) => jsonOf(one, depth)).join(',')}]`
  let text = ''
  for (const [key, field] of Object.entries(value)) {
    if (field !== undefined) text += `${text === '' ? '{' : ','}${keyOf(key)}${jsonOf(field, depth)}`
  }
  return text === '' ? '{}' : `${text}}`
}

const keys = new Map<string, string>()

/** Keys that are kept; ids come from outside, so there is an end to it. */
const MOST_KEYS = 10_000

function keyOf(key: string): string {
  const before = keys.get(key)
  if (before !== undefined) return before
  const text = `${JSON.stringify(key)}:`
  if (keys.size < MOST_KEYS) keys.set(key, text)
  return text
}
