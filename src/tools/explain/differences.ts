/** A place where two values differ; undefined where one of them has nothing. */
export interface Difference {
  /** From the top, with dots: `planes.A1.altitude`. */
  readonly path: string
  readonly values: readonly [unknown, unknown]
}

type Plain = Readonly<Record<string, unknown>>

/** Every place where two plain values differ, as deep as both have it, in the order of names. */
export function differencesOf(a: unknown, b: unknown, path = ''): readonly Difference[] {
  if (Object.is(a, b)) return []
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return [{ path, values: [a, b] }]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  if (!Array.isArray(a)) keys.sort()
  return keys.flatMap((key) => differencesOf(own(a, key), own(b, key), path === '' ? key : `${path}.${key}`))
}

const isTree = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const own = (tree: Plain, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined)
