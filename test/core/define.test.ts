/** What `defineRuleset` makes of a specification, and of one that says as little as it may. */
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type BaseConfig,
  type BaseState,
  configFields,
  coreRules,
  defineRuleset,
  type Game,
  gate,
  isShown,
  LIMITS,
  orders,
  type Ruleset,
  type Show,
  type Spec,
  shown,
  stateFields,
  viewFields,
  whole,
} from 'wingover'
import * as z from 'zod/mini'
import { UNTOUCHED } from '../../src/core/touch.js'

/** Two take one or two stones by turns; who takes the last has won. */
interface Stones extends Game {
  State: BaseState & { readonly stones: number; readonly mine: boolean }
  Config: BaseConfig & { readonly stones: number }
  Action: { readonly type: 'take'; readonly seat: 'a' | 'b'; readonly count: number }
  Seat: 'a' | 'b'
}
type State = Stones['State']

const SEATS = ['a', 'b'] as const
const shape = { phases: ['play', 'over'], seats: SEATS, frames: ['x'] } as const
const turnOf = ({ turn }: State): 'a' | 'b' => SEATS[turn % 2]!
const field = { stones: whole(0, 20), mine: z.boolean() }

/** Rule code that breaks on a position that play never comes to. */
function tread({ mine }: State): void {
  if (mine) throw new Error('a mine')
}

const least = {
  info: { id: 'stones', title: 'Stones', revision: 1, seats: SEATS, rules: coreRules, options: {}, scenarios: [] },
  gates: {
    config: gate(z.strictObject({ ...configFields, stones: whole(1, 20) }), LIMITS.config),
    action: gate(orders(SEATS)('take', { count: whole(1, 5) }), LIMITS.action),
    state: gate(z.strictObject({ ...stateFields(shape), ...field }), LIMITS.state),
    view: gate(z.strictObject({ ...viewFields(shape), ...field }), LIMITS.state),
  },
  actions: {
    take: {
      phases: ['play'],
      listed: 'all',
      check: (state: State, { count }: { count: number }) => {
        tread(state)
        return count > 2 ? [{ rule: 'CORE-OVER', code: 'too-many', message: 'Too many.', facts: {} }] : []
      },
      apply(draft: { stones: number; turn: number; phase: string }, { count }: { count: number }) {
        draft.stones -= count
        draft.turn++
        if (draft.stones <= 0) draft.phase = 'over'
      },
    },
  },
  first: ({ stones }: { stones: number }, io: { emit?: (event: object) => void }) => {
    io.emit?.({ type: 'laid', rule: 'CORE-OVER', audience: 'all', stones })
    return { phase: 'play', turn: 0, agenda: [], resigned: null, rng: null, stones, mine: false }
  },
  actors: (state: State) => [turnOf(state)],
  legal(state: State, seat: 'a' | 'b', out: object[]) {
    tread(state)
    for (const count of [1, 2]) out.push({ type: 'take', seat, count })
  },
  clone: (state: State) => ({ ...state }),
  view: ({ rng, ...rest }: State, seat: string) => ({ ...rest, seat, dice: rng === null ? 'manual' : 'seeded' }),
  sample: ({ seat: _, dice: __, ...rest }: Record<string, unknown>) => ({ ...rest, rng: null }),
  score: ({ stones }: State) => ({ a: stones, b: 0 }),
  outcome: (state: State) => ({ winner: SEATS[1 - (state.turn % 2)], rule: 'CORE-OVER' }),
}

const made = (more: object = {}): Ruleset<Stones> => defineRuleset({ ...least, ...more } as unknown as Spec<Stones>)
/** Each test has a game of its own. */
let game = made()
beforeEach(() => {
  game = made()
})
const config = { dice: 'manual', stones: 5 } as const

function begun(ruleset: Ruleset<Stones> = game): State {
  const first = ruleset.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  return first.state
}
const take = (count: number, seat: 'a' | 'b' = 'a') => ({ type: 'take', seat, count }) as const
const foreign = (more: object = {}): State => JSON.parse(JSON.stringify({ ...begun(), ...more }))
const unsound = { ok: false, violations: [{ rule: 'CORE-STATE', code: 'unsound-state' }] }

describe('a specification that says no more than it must', () => {
  it('has nothing to fill in, and no secret', () => {
    const view = game.view(begun(), 'a')
    expect(game.complete(config)).toBe(config)
    expect(game.provenance()).toEqual([])
    expect(game.secret(view, 'take')).toBe(false)
    expect(game.secret(view, 'other' as never)).toBe(false)
    expect(['inclination' in game, 'terms' in game]).toEqual([false, false])
    expect(game.notation.action(take(2))).toBe('a take count=2')
    expect(game.info).toMatchObject({ id: 'stones', revision: 1, seats: SEATS })
    expect(game.info.actions.take).toEqual({
      phases: ['play'],
      answers: [],
      listed: 'all',
      changeable: false,
      secret: false,
    })
  })

  it('tells its set-up, without a barrier', () => {
    expect(game.setup(config)).toMatchObject({ ok: true, barrier: 'none', events: [{ type: 'laid', stones: 5 }] })
  })

  it('answers what its specification says of a state', () => {
    const state = begun()
    expect(game.score(state)).toEqual({ a: 5, b: 0 })
    expect(game.view(state, 'b')).toMatchObject({ seat: 'b', dice: 'manual', stones: 5 })
    expect(game.outcome(state)).toBeUndefined()
    expect(game.evaluate(state, 'a')).toBeGreaterThan(0)
    const fork = game.fork(state, { seed: 'any' })
    for (const count of [2, 2, 1]) fork.apply(take(count, turnOf(fork.state)))
    expect(game.outcome(fork.state)).toMatchObject({ winner: 'a', rule: 'CORE-OVER' })
    expect(state.stones).toBe(5)
  })

  it('has schemas of all that is let in, resigning too', () => {
    const state = begun()
    expect(z.core.safeParse(game.schemas.config, config).success).toBe(true)
    expect(z.core.safeParse(game.schemas.state, state).success).toBe(true)
    expect(z.core.safeParse(game.schemas.view, game.view(state, 'a')).success).toBe(true)
    const takes = (action: unknown): boolean => z.core.safeParse(game.schemas.action, action).success
    expect([takes(take(1)), takes({ type: 'resign', seat: 'a' }), takes({ type: 'fly' })]).toEqual([true, true, false])
  })
})

describe('dice', () => {
  it('lie in the state if they are seeded, and in what is sampled from a view of it', () => {
    const first = game.setup({ dice: 'seeded', seed: 'any', stones: 5 })
    if (!first.ok) throw new Error('legal')
    expect(first.state.rng).not.toBeNull()
    const view = game.view(first.state, 'a')
    expect(game.sample(view, '1').rng).not.toBeNull()
    expect(game.sample(view, '1').rng).not.toEqual(game.sample(view, '2').rng)
  })

  it('lie nowhere if people throw them', () => {
    expect(begun().rng).toBeNull()
    expect(game.sample(game.view(begun(), 'a'), '1').rng).toBeNull()
  })
})

describe('a specification that says more', () => {
  const more = {
    complete: (given: object) => ({ ...given, done: true }),
    provenance: () => ['source'],
    inclination: (_: State, __: string, actions: readonly object[], out: number[]) => void out.push(actions.length),
    terms: () => ({ stones: 1 }),
    actions: { take: { ...least.actions.take, answers: ['ask'], changeable: true, secret: () => true } },
  }

  it('is heard', () => {
    const full = made(more)
    const view = full.view(begun(full), 'a')
    expect(full.terms!(begun(full), 'a')).toEqual({ stones: 1 })
    expect(full.complete(config)).toEqual({ ...config, done: true })
    expect(full.provenance()).toEqual(['source'])
    expect(full.secret(view, 'take')).toBe(true)
    expect(full.info.actions.take).toMatchObject({ answers: ['ask'], changeable: true, secret: true })
    const out: number[] = []
    full.inclination!(begun(full), 'a', [take(1), take(2)], out)
    expect(out).toEqual([2])
  })
})

describe('a game that is shown', () => {
  const touch = { subject: ['heap'] }
  const plain = shown(game, { touch: { take: () => touch } })
  const full = shown(game, {
    touch: { take: () => touch },
    scene: () => 'scene',
    fields: { take: () => ['field'] },
    changes: () => ['change'],
    wanted: () => ['wish'],
  } as unknown as Show<Stones>)
  const view = game.view(begun(), 'a')

  it('is known from one that is not', () => {
    expect([isShown(game), isShown(plain)]).toEqual([false, true])
    expect(plain.reduce(begun(), take(1))).toEqual(game.reduce(begun(), take(1)))
  })

  it('has no picture, nothing to fill in, to change or to look for unless it says so', () => {
    expect(plain.scene(view)).toBeUndefined()
    expect(plain.touch(view, take(1))).toBe(touch)
    expect(plain.touch(view, { type: 'resign', seat: 'a' })).toBe(UNTOUCHED)
    expect([plain.fields(view, 'take'), plain.changes(view), plain.wanted(view)]).toEqual([[], [], []])
  })

  it('is heard if it says so', () => {
    expect(full.scene(view)).toBe('scene')
    expect(full.fields(view, 'take')).toEqual(['field'])
  })

  it('offers changes and wishes to players, not to who looks on', () => {
    expect([full.changes(view), full.wanted(view)]).toEqual([['change'], ['wish']])
    const spectator = game.view(begun(), 'spectator')
    expect([full.changes(spectator), full.wanted(spectator)]).toEqual([[], []])
  })
})

describe('a config', () => {
  it('is refused for its shape, its seed, and by the book', () => {
    expect(game.setup({ dice: 'manual', stones: 21 })).toMatchObject({ ok: false })
    expect(game.setup({ dice: 'seeded', stones: 5 })).toMatchObject({
      ok: false,
      violations: [{ rule: 'CORE-SEED', code: 'seed-needed' }],
    })
    expect(game.setup({ ...config, seed: 'any' })).toMatchObject({
      ok: false,
      violations: [{ rule: 'CORE-SEED', code: 'seed-not-asked' }],
    })
    const violation = { rule: 'CORE-OVER', code: 'odd', message: 'Odd.', facts: {} }
    const picky = made({ admit: ({ stones }: { stones: number }) => (stones % 2 === 1 ? [violation] : []) })
    expect(picky.setup(config)).toEqual({ ok: false, violations: [violation] })
    expect(picky.setup({ ...config, stones: 4 })).toMatchObject({ ok: true })
    expect(game.setup({ dice: 'seeded', seed: 'any', stones: 5 })).toMatchObject({ ok: true })
  })
})

describe('a state from outside', () => {
  it('is played on if it is sound, and refused as data if it is none', () => {
    expect(game.reduce(foreign(), take(1))).toMatchObject({ ok: true, state: { stones: 4 } })
    const shapeless = { ok: false, violations: [{ rule: 'CORE-SHAPE' }] }
    expect(game.parse.state({ ...foreign(), stones: 'many' })).toMatchObject(shapeless)
    expect(game.parse.view({ ...game.view(begun(), 'a'), stones: 'many' })).toMatchObject(shapeless)
    for (const no of [null, undefined, 3, 'state', []]) {
      expect(game.reduce(no as never, take(1))).toMatchObject({ ok: false })
      expect([game.actors(no as never), game.legalActions(no as never)]).toEqual([[], []])
    }
  })

  it.each([
    ['who has resigned plays no more', { resigned: 'a' }],
    ['an end that nobody has reached', { phase: 'over', agenda: [{ kind: 'x', waiting: ['a'] }] }],
    ['somebody who is asked twice', { agenda: [{ kind: 'x', waiting: ['a', 'a'] }] }],
  ])('%s', (_name, more) => expect(game.parse.state(foreign(more))).toMatchObject({ ok: false }))

  it('must be readable from every seat, and end where nobody is asked', () => {
    const shy = made({
      view: (state: State, seat: string) => {
        if (seat === 'spectator' && state.stones === 3) throw new Error('not for you')
        return least.view(state, seat)
      },
    })
    expect(shy.parse.state(foreign())).toMatchObject({ ok: true })
    expect(shy.parse.state(foreign({ stones: 3 }))).toMatchObject(unsound)
    const endless = made({ outcome: () => undefined })
    expect(endless.parse.state(foreign({ phase: 'over' }))).toMatchObject(unsound)
    expect(game.parse.state(foreign({ phase: 'over', stones: 0 }))).toMatchObject({ ok: true })
  })

  it('must keep what the game says is sound, and says which', () => {
    const violation = { rule: 'CORE-STATE', code: 'three', message: 'Three.', facts: {} }
    const wary = made({ sound: ({ stones }: State) => (stones === 3 ? [violation] : []) })
    expect(wary.parse.state(foreign({ stones: 3 }))).toEqual({ ok: false, violations: [violation] })
    expect(wary.parse.state(foreign())).toMatchObject({ ok: true })
    const blind = made({ sound: () => [violation], outcome: () => undefined })
    expect(blind.parse.state(foreign({ phase: 'over' }))).toEqual({ ok: false, violations: [violation] })
    const { rng: _, ...open } = foreign({ stones: 3 })
    expect(wary.parse.view({ ...open, seat: 'a', dice: 'manual' })).toEqual({ ok: false, violations: [violation] })
  })

  it('is to blame if rule code breaks on it, and so is what came of it; a state of our own is not', () => {
    const parsed = game.parse.state(foreign({ mine: true }))
    if (!parsed.ok) throw new Error('it looks sound')
    expect(game.reduce(parsed.value, take(1))).toMatchObject(unsound)
    expect(game.check(parsed.value, take(1))).toMatchObject(unsound.violations)
    expect(game.legalActions(parsed.value)).toEqual([])
    expect(game.actors(parsed.value)).toEqual(['a'])
    const ours = made({ first: () => ({ ...begun(), mine: true }) })
    expect(() => ours.reduce(begun(ours), take(1))).toThrow('a mine')
    expect(() => ours.legalActions(begun(ours))).toThrow('a mine')
  })

  it('stays foreign in what is played from it, sampled from its views or kept by a fork', () => {
    const laying = made({
      actions: {
        take: {
          ...least.actions.take,
          apply(draft: { mine: boolean; turn: number }) {
            draft.mine = true
            draft.turn++
          },
        },
      },
    })
    const stepped = laying.reduce(foreign(), take(1))
    if (!stepped.ok) throw new Error('legal')
    expect(laying.reduce(stepped.state, take(1, 'b'))).toMatchObject(unsound)
    const own = laying.reduce(begun(laying), take(1))
    if (!own.ok) throw new Error('legal')
    expect(() => laying.reduce(own.state, take(1, 'b'))).toThrow('a mine')
    const { rng: _, ...open } = foreign({ mine: true })
    const seen = game.parse.view({ ...open, seat: 'a', dice: 'manual' })
    if (!seen.ok) throw new Error('it looks sound')
    expect(game.legalActions(game.sample(seen.value, '1'))).toEqual([])
  })
})
