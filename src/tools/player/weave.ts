/** Many values that are much alike, each part kept once. Plain JSON in, plain JSON out. */

/** A plain value, or where its parts stand: of an array their indices, of an object the names and the indices. */
export type Part =
  | string
  | number
  | boolean
  | null
  | readonly number[]
  | readonly [names: readonly string[], ...at: number[]]

/** Weaves a value: its parts, each after those that it is made of; the last is the whole. */
export function weave(value: unknown): readonly Part[] {
  const parts: Part[] = []
  const known = new Map<string, number>()
  const add = (one: unknown): number => {
    const part = partOf(one, add)
    const key = JSON.stringify(part)
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, parts.push(part) - 1)
    return parts.length - 1
  }
  add(value)
  return parts
}

function partOf(value: unknown, add: (inner: unknown) => number): Part {
  if (Array.isArray(value)) return value.map(add)
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return [fields.map(([name]) => name), ...fields.map(([, inner]) => add(inner))]
  }
  return value as string | number | boolean | null
}

/** The value that was woven. Parts that are used twice are one and the same object. */
export function unweave(parts: readonly Part[]): unknown {
  const made: unknown[] = []
  for (const part of parts) made.push(wholeOf(part, made))
  return made.at(-1)
}

function wholeOf(part: Part, made: readonly unknown[]): unknown {
  if (!Array.isArray(part)) return part
  const [names, ...at] = part
  if (!Array.isArray(names)) return part.map((index: number) => made[index])
  return Object.fromEntries(names.map((name: string, i: number) => [name, made[at[i] as number]]))
}
