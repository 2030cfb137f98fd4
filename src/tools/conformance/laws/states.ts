/** What a state is made of. */
import { same } from '../../../core/json.js'
import type { BaseState, Simulation } from '../../../core/ruleset.js'
import type { Finding, Law, Position } from '../law.js'
import type { Pick } from '../pick.js'

type Visitor = (value: object, path: string) => Finding

/** Visits every object below `value`, the static `config` left out. */
function visit(value: unknown, path: string, visitor: Visitor): Finding {
  if (typeof value !== 'object' || value === null) return undefined
  const finding = visitor(value, path)
  if (finding !== undefined) return finding
  for (const [key, inner] of Object.entries(value)) {
    if (path === '' && key === 'config') continue
    const deeper = visit(inner, `${path}/${key}`, visitor)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

const forkOf = ({ ruleset, state }: Position): BaseState => ruleset.fork(state, { seed: 'battery' }).state

/** A state survives JSON and its own gate. */
export const stateIsJson: Law<Position> = {
  name: 'state-is-json',
  promise: 'a state survives JSON, and its gate takes it back unchanged',
  broken({ ruleset, state }) {
    const read: unknown = JSON.parse(JSON.stringify(state))
    if (!same(read, state)) return 'the state does not survive JSON'
    const parsed = ruleset.parse.state(read)
    if (!parsed.ok) return `parse.state refuses a state of play: ${JSON.stringify(parsed.violations)}`
    return same(parsed.value, state) ? undefined : 'parse.state changes the state'
  },
}

/** Kept states cannot be written to. */
export const stateIsFrozen: Law<Position> = {
  name: 'state-is-frozen',
  promise: 'every part of a state is frozen',
  broken: ({ state }) =>
    visit(state, '', (value, path) => (Object.isFrozen(value) ? undefined : `${path} is not frozen`)),
}

const sameButDice = (a: BaseState, b: BaseState): boolean => same({ ...a, rng: null }, { ...b, rng: null })

const STEPS = 4

/** `clone` copies everything that rules write to: what happens in a fork stays there. */
export const forkIsApart: Law<Position> = {
  name: 'fork-is-apart',
  promise: 'a fork begins as its state, and what is played in it changes neither the state nor its own clones',
  broken({ ruleset, state, pick }) {
    const fork = ruleset.fork(state, { seed: 'apart' })
    if (!sameButDice(fork.state, state)) return 'the fork differs from its state'
    const clone = fork.clone()
    const finding = playAside(fork, pick)
    if (finding !== undefined) return finding
    return sameButDice(clone.state, state) ? undefined : 'what was played in a fork shows in its clone'
  },
}

function playAside(fork: Simulation, pick: Pick): Finding {
  try {
    for (let i = 0; i < STEPS && fork.outcome() === undefined; i++) fork.apply(pick.of(fork.legal()))
    return undefined
  } catch (error) {
    return `a fork writes to what it does not own: ${String(error)}`
  }
}

/** One object stands in one place. */
export const oneObjectOnePlace: Law<Position> = {
  name: 'one-object-one-place',
  promise: 'no object stands in two places of a state in play',
  broken(position) {
    const seen = new Map<object, string>()
    return visit(forkOf(position), '', (value, path) => {
      const other = seen.get(value)
      seen.set(value, path)
      return other === undefined ? undefined : `${other} and ${path} are one object`
    })
  },
}

/** Nothing is stored in an order that nobody may see. */
export const noStoredOrder: Law<Position> = {
  name: 'no-stored-order',
  oneIn: 8,
  promise: 'what nobody may look into is kept as counts: the order of every list is seen by somebody',
  broken(position) {
    const { state } = position
    return visit(state, '', (value, path) =>
      Array.isArray(value) && isSecretOrder(position, value, path) ? `nobody sees the order of ${path}` : undefined,
    )
  },
}

function isSecretOrder({ ruleset, state }: Position, list: readonly unknown[], path: string): boolean {
  const at = list.findIndex((value, i) => i > 0 && !same(value, list[0]))
  if (at < 0) return false
  const swapped = ruleset.parse.state(replaced(state, path.split('/').slice(1), swap(list, at)))
  if (!swapped.ok) return false
  return ruleset.info.seats.every((seat) => same(ruleset.view(state, seat), ruleset.view(swapped.value, seat)))
}

const swap = (list: readonly unknown[], at: number): readonly unknown[] =>
  list.map((value, i) => (i === 0 ? list[at] : i === at ? list[0] : value))

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const inner = replaced((value as Record<string, unknown>)[key], rest, by)
  return Array.isArray(value)
    ? value.map((old, i) => (i === Number(key) ? inner : old))
    : { ...(value as object), [key]: inner }
}
