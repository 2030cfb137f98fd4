import type { BaseAction } from '../../core/ruleset.js'
import type { Pick } from '../random.js'

/** Words that could stand in an action: ids and values seen nearby, other seats, and some that never should. */
export interface Pool {
  readonly words: readonly string[]
  readonly types: readonly string[]
}

const ODD_WORDS = ['', '__proto__', 'constructor', 'referee', 'nobody'] as const
const ODD_NUMBERS = [0, -1, 1, 2, 0.5, 0.0005, 7, 61, 1e9, 1e308] as const

/** Every word in the actions and every id in the records of a state. */
export function poolOf(
  state: object,
  actions: readonly BaseAction[],
  seats: readonly string[],
  types: readonly string[],
): Pool {
  const words = new Set<string>([...seats, ...ODD_WORDS])
  for (const action of actions) collect(action, words)
  for (const field of Object.values(state)) if (isRecord(field)) for (const key of Object.keys(field)) words.add(key)
  return { words: [...words], types }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, words)
}

/** An action with one thing about it changed: often illegal, sometimes malformed, now and then legal. */
export function mutate(action: BaseAction, pool: Pool, pick: Pick): BaseAction {
  const roll = pick.index(12)
  if (roll === 0) return { ...action, type: pick.of(pool.types) }
  if (roll === 1) return { ...action, extra: 1 } as BaseAction
  const key = pick.of(Object.keys(action))
  const { [key]: value, ...rest } = action as unknown as Record<string, unknown>
  return (roll === 2 ? rest : { ...action, [key]: mutateValue(value, pool, pick) }) as unknown as BaseAction
}

/** JSON with one thing about it changed, however deep it stands; the original is left alone. */
export function mutateJson(value: unknown, pool: Pool, pick: Pick): unknown {
  if (!isRecord(value) && !Array.isArray(value)) return mutateLeaf(value, pool, pick)
  const keys = Object.keys(value)
  const roll = pick.index(12)
  if (roll === 0 || keys.length === 0) return mutateLeaf(value, pool, pick)
  if (Array.isArray(value)) return mutateArray(value, pool, pick)
  const key = pick.of(keys)
  const { [key]: inner, ...rest } = value
  if (roll === 1) return rest
  if (roll === 2) return { ...value, [pick.of(pool.words)]: inner }
  return { ...value, [key]: mutateJson(inner, pool, pick) }
}

const mutateLeaf = (value: unknown, pool: Pool, pick: Pick): unknown =>
  pick.index(6) === 0 ? pick.of([null, 0, '', [], {}, true]) : mutateValue(value, pool, pick)

function mutateValue(value: unknown, pool: Pool, pick: Pick): unknown {
  if (typeof value === 'number') return mutateNumber(value, pick)
  if (typeof value === 'string') return pick.of(pool.words)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return mutateArray(value, pool, pick)
  if (isRecord(value) && Object.keys(value).length > 0) return mutateRecord(value, pool, pick)
  return pick.of([null, 0, [], {}])
}

const mutateNumber = (value: number, pick: Pick): number =>
  pick.of([value + 1, value - 1, -value, value / 2, value * 2, pick.of(ODD_NUMBERS)])

function mutateArray(array: readonly unknown[], pool: Pool, pick: Pick): readonly unknown[] {
  if (array.length === 0) return [pick.of([0, null, pick.of(pool.words)])]
  const at = pick.index(array.length)
  const roll = pick.index(4)
  if (roll === 0) return array.filter((_, i) => i !== at)
  if (roll === 1) return [...array, array[at]]
  if (roll === 2) return [...array].reverse()
  return array.map((value, i) => (i === at ? mutateValue(value, pool, pick) : value))
}

function mutateRecord(record: Readonly<Record<string, unknown>>, pool: Pool, pick: Pick): unknown {
  const key = pick.of(Object.keys(record))
  return { ...record, [key]: mutateValue(record[key], pool, pick) }
}
