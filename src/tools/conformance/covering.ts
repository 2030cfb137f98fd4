/** Options by name, each with the values to try, the default first. */
export type Choices = Readonly<Record<string, readonly unknown[]>>
/** One value for each option. */
export type Row = Readonly<Record<string, unknown>>

interface Pair {
  readonly a: string
  readonly i: number
  readonly b: string
  readonly j: number
}

/**
 * Rows in which every pair of values of every two options occurs at least once: the defaults first, then greedily,
 * each row closing as many open pairs as it can. The same choices give the same rows.
 */
export function coveringArray(choices: Choices): readonly Row[] {
  const names = Object.keys(choices)
  const open = new Set(allPairs(choices, names).map(keyOf))
  const rows = names.length === 1 ? valuesOf(choices, names[0] as string) : [names.map(() => 0)]
  close(open, names, rows[0] as number[])
  while (open.size > 0) rows.push(nextRow(choices, names, open))
  return rows.map((row) => Object.fromEntries(names.map((name, k) => [name, choices[name]?.[row[k] as number]])))
}

/** A single option has no pairs: each of its values gets a row. */
const valuesOf = (choices: Choices, name: string): number[][] => (choices[name] ?? []).map((_, i) => [i])

function allPairs(choices: Choices, names: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = []
  for (const [x, a] of names.entries()) {
    for (const b of names.slice(x + 1)) {
      for (const i of (choices[a] ?? []).keys()) for (const j of (choices[b] ?? []).keys()) pairs.push({ a, i, b, j })
    }
  }
  return pairs
}

const keyOf = ({ a, i, b, j }: Pair): string => JSON.stringify([a, i, b, j])

/** A row that takes the first open pair and fills the rest with what closes most. */
function nextRow(choices: Choices, names: readonly string[], open: Set<string>): number[] {
  const [a, i, b, j] = JSON.parse(open.values().next().value as string) as [string, number, string, number]
  const row = names.map((name) => (name === a ? i : name === b ? j : -1))
  for (const [k, name] of names.entries()) if (row[k] === -1) row[k] = bestValue(choices, names, open, row, name)
  close(open, names, row)
  return row
}

function bestValue(
  choices: Choices,
  names: readonly string[],
  open: Set<string>,
  row: readonly number[],
  name: string,
): number {
  let [best, most] = [0, -1]
  for (const value of (choices[name] ?? []).keys()) {
    const gain = names.filter((other, k) => isOpen(open, names, name, value, other, row[k] as number)).length
    if (gain > most) [best, most] = [value, gain]
  }
  return best
}

function isOpen(open: Set<string>, names: readonly string[], a: string, i: number, b: string, j: number): boolean {
  if (a === b || j === -1) return false
  const inOrder = names.indexOf(a) < names.indexOf(b)
  return open.has(keyOf(inOrder ? { a, i, b, j } : { a: b, i: j, b: a, j: i }))
}

function close(open: Set<string>, names: readonly string[], row: readonly number[]): void {
  for (const [x, a] of names.entries()) {
    for (const [y, b] of names.entries())
      if (x < y) open.delete(keyOf({ a, i: row[x] as number, b, j: row[y] as number }))
  }
}
