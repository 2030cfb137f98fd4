/** What a state is made of. */
import { fromView } from '../../../core/from-view.js'
import { same } from '../../../core/json.js'
import type { BaseState, Simulation } from '../../../core/ruleset.js'
import type { Pick } from '../../random.js'
import { type Finding, type Law, type Position, show, viewersOf } from '../law.js'
import { mutateJson } from '../mutate.js'

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
    for (let i = 0; i < STEPS && fork.legal().length > 0; i++) fork.apply(pick.of(fork.legal()))
    return undefined
  } catch (error) {
    return `a fork breaks, or writes to what it does not own: ${String(error)}`
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

/** Views are asked before the gate: they are cheap, and most lists are public. */
function isSecretOrder(position: Position, list: readonly unknown[], path: string): boolean {
  const at = list.findIndex((value, i) => i > 0 && !same(value, list[0]))
  if (at < 0) return false
  const swapped = replaced(position.state, path.split('/').slice(1), swap(list, at)) as BaseState
  return looksTheSame(position, swapped) && position.ruleset.parse.state(swapped).ok
}

/** A state that no gate has seen may break a view: then the gate has to refuse it, which is another law. */
function looksTheSame({ ruleset, state }: Position, other: BaseState): boolean {
  try {
    return ruleset.info.seats.every((seat) => same(ruleset.view(state, seat), ruleset.view(other, seat)))
  } catch {
    return false
  }
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

/** No word in a state is hidden from everybody: what nobody knows has not been decided yet. */
export const somebodyKnows: Law<Position> = {
  name: 'somebody-knows',
  oneIn: 8,
  promise: 'chance is drawn when it is turned up: no word in a state is hidden from every player',
  broken({ ruleset, state, pick }) {
    const secrets = ruleset.info.seats.map((seat) => {
      const view = ruleset.view(state, seat)
      const twins = [0, 1, 2].map((i) => ruleset.sample(view, `known-${i}-${pick.index(1e6)}`))
      return new Set(twins.flatMap((twin) => otherWords(state, twin)))
    })
    const [first, ...rest] = secrets
    const path = [...(first ?? [])].find((word) => rest.every((words) => words.has(word)))
    return path === undefined ? undefined : `nobody knows ${path}, and it is decided`
  },
}

/** Paths at which a twin has another word. A thing in a list is the same wherever it stands: its owner may know no more. */
function otherWords(state: unknown, twin: unknown, path = ''): readonly string[] {
  if (state === twin) return []
  if (typeof state === 'string') return [path]
  if (typeof state !== 'object' || typeof twin !== 'object' || state === null || twin === null) return []
  const others = twin as Readonly<Record<string, unknown>>
  return Object.entries(state).flatMap(([key, value]) =>
    Array.isArray(twin) && hasThing(twin, value) ? [] : otherWords(value, others[key], `${path}/${key}`),
  )
}

const hasThing = (list: readonly unknown[], thing: unknown): boolean =>
  typeof thing === 'object' && thing !== null && list.some((other) => same(thing, other))

const HOSTILE = 3

/** A state from outside is refused, or it can be played. */
export const foreignStatesHold: Law<Position> = {
  name: 'foreign-states-hold',
  oneIn: 4,
  promise: 'what parse.state lets in makes no method throw',
  broken(position) {
    const { state, pick } = position
    for (let i = 0; i < HOSTILE; i++) {
      const changed = mutateJson(state, position.pool(), pick)
      const finding = breaksOn(position, changed)
      if (finding !== undefined) return finding
    }
    return undefined
  },
}

function breaksOn({ ruleset, state, listed, pick }: Position, changed: unknown): Finding {
  try {
    const parsed = ruleset.parse.state(changed)
    if (!parsed.ok) return undefined
    const actions = [...ruleset.legalActions(parsed.value), ...listed, { type: 'resign', seat: 'nobody' }]
    const action = pick.of(actions)
    ruleset.check(parsed.value, action)
    ruleset.reduce(parsed.value, action)
    ruleset.actors(parsed.value)
    ruleset.outcome(parsed.value)
    for (const seat of viewersOf(ruleset)) ruleset.view(parsed.value, seat)
    return undefined
  } catch (error) {
    return `parse.state lets in ${difference(state, changed)}: ${String(error)}`
  }
}

/** A view from outside is refused, or a bot can think about it. */
export const foreignViewsHold: Law<Position> = {
  name: 'foreign-views-hold',
  oneIn: 6,
  promise: 'what parse.view lets in can be sampled, listed and checked without a throw',
  broken(position) {
    const { ruleset, state, listed, pick } = position
    const view = ruleset.view(state, pick.of(viewersOf(ruleset)))
    const changed = mutateJson(view, position.pool(), pick)
    try {
      const parsed = ruleset.parse.view(changed)
      if (!parsed.ok) return undefined
      const rules = fromView(ruleset, parsed.value, `foreign-${pick.index(1e6)}`)
      rules.check(pick.of([...rules.legalActions(), ...listed, { type: 'resign', seat: 'nobody' }]))
      return undefined
    } catch (error) {
      return `parse.view lets in ${difference(view, changed)}: ${String(error)}`
    }
  },
}

/** Where two values first differ, and what stands there. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${show(b)} at ${path || '/'}`
  const [mine, others] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const key = Object.keys({ ...mine, ...others }).find((name) => !same(mine[name], others[name]))
  return key === undefined ? 'it unchanged' : difference(mine[key], others[key], `${path}/${key}`)
}

/** The same question has the same answer. */
export const answersStay: Law<Position> = {
  name: 'answers-stay',
  oneIn: 4,
  promise: 'asked twice, every method says the same: reduce, check, lists, views, and samples of one seed',
  broken({ ruleset, state, listed, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const action = listed.length > 0 ? pick.of(listed) : { type: 'resign', seat }
    const asked: Readonly<Record<string, () => unknown>> = {
      reduce: () => ruleset.reduce(state, action),
      check: () => ruleset.check(state, action),
      actors: () => ruleset.actors(state),
      legalActions: () => ruleset.legalActions(state),
      view: () => ruleset.view(state, seat),
      sample: () => ruleset.sample(ruleset.view(state, seat), 'twice'),
      score: () => ruleset.score(state),
    }
    const fickle = Object.keys(asked).find((name) => !same(asked[name]?.(), asked[name]?.()))
    return fickle === undefined ? undefined : `${fickle} has another answer when asked again`
  },
}
