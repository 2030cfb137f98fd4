import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fromView,
  type Game,
  type GameRecord,
  parseRecord,
  phaseReducer,
  type Ruleset,
  recordGame,
  replay,
  transcript,
  verify,
} from 'wingover'
import { bounded } from '../hostile/work.js'
import { configOf, everyGame, interruptingChit, must, playOut } from './games.js'

const anything = fc.oneof(
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
  }),
  fc.jsonValue(),
)

// ------------------------------------------------------------------------------------------------ mutations

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value)
  return [path, ...keys.flatMap((key) => pathsOf((value as Record<string | number, unknown>)[key], [...path, key]))]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** A copy of `value` in which the part at `path` has been changed. */
function changed(value: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  if (path.length === 0) return change(value)
  const [key, ...rest] = path as [string | number, ...Path]
  const copy: Record<string | number, unknown> = (Array.isArray(value) ? [...value] : { ...(value as object) }) as never
  const part = changed(copy[key], rest, change)
  if (part === undefined) delete copy[key]
  else copy[key] = part
  return copy
}

const POISON = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  'x',
  'constructor',
  'toString',
  '__proto__',
  'over',
  'hidden',
  'referee',
  'blue',
  'red',
  [],
  {},
  [[]],
  [null],
  JSON.parse('{"__proto__":{"flying":true}}'),
  { toString: 1 },
  Array(600).fill(1),
]

/** Valid input with a few parts changed, removed, doubled, or swapped for one another. */
const mutant = (valid: unknown) => {
  const paths = pathsOf(valid)
  const one = fc.tuple(fc.nat(paths.length - 1), fc.nat(paths.length - 1), fc.nat(POISON.length - 1), fc.nat(4))
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((json, [at, other, poison, kind]) => {
      try {
        return changed(json, paths[at]!, (part) => {
          if (kind === 0) return undefined
          if (kind === 1) return valueAt(valid, paths[other]!)
          if (kind === 2 && Array.isArray(part)) return [...part, ...part]
          if (kind === 3 && typeof part === 'number') return part + [-1, 1, 100, 0.5][poison % 4]!
          if (kind === 4 && typeof part === 'object' && part !== null) return { ...part, toString: POISON[poison] }
          return POISON[poison]
        })
      } catch {
        return json
      }
    }, valid),
  )
}

// ------------------------------------------------------------------------------------------------ what must hold

const safeText = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Runs and sees that input is neither changed nor frozen. */
function untouched<T>(input: unknown, run: () => T): T {
  const isObject = typeof input === 'object' && input !== null
  const [before, frozen] = [safeText(input), isObject && Object.isFrozen(input)]
  const result = run()
  expect(safeText(input)).toBe(before)
  if (isObject) expect(Object.isFrozen(input)).toBe(frozen)
  return result
}

function expectViolations(result: {
  readonly ok: boolean
  readonly violations?: readonly { message: string; code: string }[]
}) {
  if (result.ok) return
  expect(result.violations!.length).toBeGreaterThan(0)
  for (const { code, message } of result.violations!) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(message.length).toBeGreaterThan(0)
  }
}

/** Everything a caller can do with a state that was let in. */
function useState(game: Ruleset, state: Game['State'], actions: readonly Game['Action'][]): void {
  for (const action of [...game.legalActions(state).slice(0, 20), ...actions]) {
    expect(game.reduce(state, action).ok || game.check(state, action).length >= 0).toBe(true)
    if (game.check(state, action).length > 0) expect(game.reduce(state, action).ok).toBe(false)
  }
  for (const seat of game.info.seats) expect(game.view(state, seat).seat).toBe(seat)
  expect(game.actors(state).length === 0).toBe(game.outcome(state) !== undefined)
  game.score(state)
}

describe.each(everyGame)('%s: whatever comes in', (_, game) => {
  const played = playOut(game, configOf(game, 1), 101)
  const { state } = played.steps[Math.floor(played.steps.length / 2)]!
  const states = played.steps.filter((__, i) => i % 5 === 0).map((step) => step.state)
  const views = states.flatMap((from) => [...game.info.seats, 'spectator'].map((seat) => game.view(from, seat)))
  const made = recordGame(game, configOf(game, 1), played.actions)
  if (!made.ok) throw new Error('no record')
  const record: GameRecord = JSON.parse(JSON.stringify(made.value))
  const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
  const runs = { numRuns: 150 }

  test('config', () => {
    fc.assert(
      fc.property(fc.oneof(anything, mutant(configOf(game, 1))), (json) => {
        const parsed = untouched(json, () => game.parse.config(json))
        expectViolations(parsed)
        const first = untouched(json, () => game.setup(json as never))
        expectViolations(first)
        expect(first.ok).toBe(parsed.ok)
      }),
      runs,
    )
  })

  test('action', () => {
    const valid = some(played.actions).chain(mutant)
    fc.assert(
      fc.property(fc.oneof(anything, valid), some(states), (json, from) => {
        expectViolations(untouched(json, () => game.parse.action(json)))
        const violations = untouched(json, () => game.check(from, json as never))
        const result = untouched(json, () => game.reduce(from, json as never))
        expectViolations(result)
        expect(result.ok).toBe(violations.length === 0)
      }),
      runs,
    )
  })

  test('state', () => {
    fc.assert(
      fc.property(fc.oneof(anything, some(states).chain(mutant)), (json) => {
        const parsed = untouched(json, () => game.parse.state(json))
        expectViolations(parsed)
        for (const action of played.actions.slice(0, 3)) {
          expectViolations(untouched(json, () => game.reduce(json as never, action)))
          untouched(json, () => game.check(json as never, action))
        }
        untouched(json, () => [game.actors(json as never), game.legalActions(json as never)])
        if (parsed.ok) useState(game, parsed.value, played.actions.slice(0, 10))
      }),
      { numRuns: 300 },
    )
  })

  test('view', () => {
    fc.assert(
      fc.property(fc.oneof(anything, some(views).chain(mutant)), (json) => {
        const parsed = untouched(json, () => game.parse.view(json))
        expectViolations(parsed)
        if (!parsed.ok) return
        const seat = fromView(game, parsed.value, 'hostile')
        seat.legalActions()
        for (const action of played.actions.slice(0, 10)) seat.check(action)
        useState(game, seat.state, [])
      }),
      { numRuns: 300 },
    )
  })

  test('record', () => {
    const short = { ...record, actions: record.actions.slice(0, 12), heads: record.heads.slice(0, 13) }
    fc.assert(
      fc.property(fc.oneof(anything, mutant(short)), (json) => {
        expectViolations(untouched(json, () => parseRecord(game, json)))
        expect(untouched(json, () => verify(game, json as never)).verdict).toBeTypeOf('string')
        expect(Array.isArray(untouched(json, () => replay(game, json as never)).steps)).toBe(true)
        untouched(json, () => transcript(game, json as never, game.info.seats[0]!))
      }),
      runs,
    )
  })

  test('notation', () => {
    const lines = played.actions.map((action) => game.notation.action(action))
    const cut = fc
      .tuple(some(lines), fc.nat(60), fc.string())
      .map(([line, at, more]) => line.slice(0, at) + more + line.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), cut), (text) => {
        expectViolations(game.notation.parseAction(text as string))
      }),
      runs,
    )
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('the id %s finds nothing', (id) => {
    for (const from of states)
      for (const action of played.actions.slice(0, 20)) {
        const poisoned = Object.fromEntries(
          Object.entries(action).map(([key, value]) => [key, /^[br]\d$/.test(String(value)) ? id : value]),
        )
        if (JSON.stringify(poisoned) === JSON.stringify(action)) continue
        expect(game.reduce(from, poisoned as never).ok).toBe(false)
      }
    expect(({} as { flying?: boolean }).flying).toBeUndefined()
  })

  test('a resigning seat of any kind', () => {
    fc.assert(
      fc.property(anything, (seat) => {
        const result = game.reduce(state, { type: 'resign', seat } as never)
        expect(result.ok).toBe(game.info.seats.includes(seat as string))
      }),
      runs,
    )
  })

  test('absurd sizes are refused quickly, and the limit is stated', () => {
    const planes = Object.fromEntries(
      Array.from({ length: 10_000 }, (__, i) => [
        `p${i}`,
        Object.values((state as unknown as { planes: object }).planes)[0],
      ]),
    )
    let deep: unknown = []
    for (let i = 0; i < 10_000; i++) deep = [deep]
    const text = 'x'.repeat(10_000_000)
    const config = configOf(game)
    const absurd: [string, () => { ok: boolean; violations?: readonly { code: string; facts: object }[] }][] = [
      ['10,000 planes in a config', () => game.setup({ ...config, planes: 10_000 } as never)],
      ['1e308 planes', () => game.setup({ ...config, planes: 1e308 } as never)],
      ['1e308 turns', () => game.setup({ ...config, turns: 1e308 } as never)],
      ['a seed of 10 MB', () => game.setup({ ...config, dice: 'seeded', seed: text } as never)],
      ['a key of 10 MB', () => game.setup({ ...config, [text]: 1 } as never)],
      ['10,000 planes in a state', () => game.parse.state({ ...state, planes })],
      ['10,000 planes in a view', () => game.parse.view({ ...game.view(state, 'spectator'), planes })],
      ['a turn beyond all turns', () => game.parse.state({ ...state, turn: 1e308 })],
      [
        'a million frames',
        () => game.parse.state({ ...state, agenda: Array(1_000_000).fill({ kind: 'x', waiting: [] }) }),
      ],
      ['10,000 levels in an action', () => game.reduce(state, { type: 'pass', seat: 'blue', deep } as never)],
      ['10,000 levels in a record', () => parseRecord(game, { ...record, config: deep })],
      [
        'a million dice',
        () => game.reduce(state, { type: 'rollFire', seat: 'referee', rolls: Array(1_000_000).fill(1) } as never),
      ],
      ['a million actions', () => parseRecord(game, { ...record, actions: Array(1_000_000).fill(0) })],
      ['a seat of 10 MB', () => game.reduce(state, { type: 'resign', seat: text })],
    ]
    for (const [name, run] of absurd) {
      let result: ReturnType<typeof run> | undefined
      bounded(name, () => {
        result = run()
      })
      if (result === undefined) throw new Error(name)
      expect(result.ok, name).toBe(false)
      expect(
        result.violations?.some(({ facts }) => 'limit' in facts),
        `${name}: ${result.violations?.[0]?.code}`,
      ).toBe(true)
    }
    expect(game.notation.parseAction(text).ok).toBe(false)
  })

  test('a getter that throws', () => {
    const trap = {
      get type(): string {
        throw new Error('trap')
      },
    }
    for (const json of [
      trap,
      {
        type: 'resign',
        get seat(): string {
          throw new Error('trap')
        },
      },
    ]) {
      expect(game.parse.action(json).ok).toBe(false)
      expect(game.reduce(state, json as never).ok).toBe(false)
      expect(game.check(state, json as never).length).toBeGreaterThan(0)
    }
    for (const gate of [game.parse.config, game.parse.state, game.parse.view]) expect(gate(trap).ok).toBe(false)
    expect(parseRecord(game, trap).ok).toBe(false)
  })

  test('a proxy whose every trap throws', () => {
    const json = everyTrap()
    expect(game.reduce(state, json).ok).toBe(false)
    expect(game.check(state, json).length).toBeGreaterThan(0)
    expect(game.reduce(json, { type: 'resign', seat: game.info.seats[0]! }).ok).toBe(false)
    expect(game.setup(json).ok).toBe(false)
    expect(game.actors(json)).toEqual([])
    expect(game.legalActions(json)).toEqual([])
    for (const gate of Object.values(game.parse)) expect(gate(json).ok).toBe(false)
    expect(replay(game, json).steps).toEqual([])
    expect(phaseReducer(game, ['resign'])(state, json).ok).toBe(false)
  })

  test('nonsense that is well-formed: a resigned game that goes on, a finished game that asks', () => {
    const seat = game.info.seats[0]!
    expect(game.parse.state({ ...state, resigned: seat }).ok).toBe(false)
    expect(game.parse.state({ ...state, phase: 'over', agenda: [{ kind: 'x', waiting: [seat] }] }).ok).toBe(false)
    const asked = played.steps.find((step) => step.state.agenda.length > 0)!.state
    expect(game.parse.state({ ...asked, phase: 'over' }).ok).toBe(false)
    const [frame] = asked.agenda
    expect(game.parse.state({ ...asked, agenda: [{ ...frame, waiting: [seat, seat] }] }).ok).toBe(false)
  })
})

/** Looks like an object until anybody asks it anything. */
function everyTrap(): never {
  const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const
  const thrown = () => {
    throw new Error('trap')
  }
  return new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, thrown]))) as never
}

test('a frozen state that play has made is trusted, its JSON is let in by the gate', () => {
  for (const [, game] of everyGame) {
    const { state } = must(game.setup(configOf(game)))
    expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state })
  }
})

test('a view that no state can have is refused, its possible neighbour is let in', () => {
  const config = { dice: 'manual', planes: 1, turns: 3, cup: { lucky: 1, blank: 0 } } as const
  const first = must(interruptingChit.setup(config)).state
  const drawn = must(interruptingChit.reduce(first, { type: 'drawChit', seat: 'blue', card: 'lucky' })).state
  const view = interruptingChit.view(drawn, 'red')
  expect(interruptingChit.parse.view(view).ok).toBe(true)
  const empty = { ...view, config: { ...view.config, cup: { lucky: 0, blank: 0 } } }
  expect(interruptingChit.parse.view(empty)).toMatchObject({ ok: false, violations: [{ rule: 'CORE-STATE' }] })
})
