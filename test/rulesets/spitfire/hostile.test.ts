/** Whatever comes from outside is data: nothing throws, and what is wrong is refused in words. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromView } from '../../../src/core/index.js'
import {
  type Action,
  type Config,
  charts,
  flyPath,
  type State,
  spitfire,
  type View,
} from '../../../src/rulesets/spitfire/index.js'
import { mutateJson, pickFrom, poolOf } from '../../../src/tools/conformance/index.js'
import { configOf, type Play, start } from './fixture.js'

const TIMES = Number(process.env.TIMES ?? 1)
const check = <T>(numRuns: number, property: fc.IProperty<T>): void => fc.assert(property, { numRuns: numRuns * TIMES })

const SEATS = ['first', 'second'] as const
const spit = charts.find(({ id }) => id === 'spit1')!
const ahead = { F1: { speed: 3 }, S1: { hex: '3012', altitude: 10, facing: 3 } } as const

const CONFIGS: readonly Config[] = [
  ...spitfire.info.scenarios.map(({ config }) => config),
  configOf({ charts: [spit], options: { hexSpace: true, interAltitude: true, segmentScope: 'aircraft' } }),
]

/** A position of every phase and of every kind of question. */
const POSITIONS: readonly State[] = (() => {
  const set = CONFIGS.map((config) => spitfire.setup(config)).flatMap((step) => (step.ok ? [step.state] : []))
  const play = start({ placements: ahead })
  const begun = play.begin('F1')
  const combat = begun.path('FFF').end().rest()
  const sealed = combat.do(combat.fire('first', 'F1', 'S1'))
  const locked = sealed.do({ type: 'lockFire', seat: 'first' }, { type: 'lockFire', seat: 'second' })
  const plays: readonly Play[] = [
    ...[play, play.do({ type: 'closeAltitude', seat: 'first' }), begun, begun.path('F'), begun.path('FFF')],
    ...[combat, sealed, locked, start({ turn: 11 }).do({ type: 'offerEnd', seat: 'first' })],
  ]
  return [...set, ...plays.map(({ state }) => state)]
})()

const anySeed = fc.string({ minLength: 1, maxLength: 6 })
const anyPosition = fc.constantFrom(...POSITIONS)
const times = fc.integer({ min: 1, max: 4 })
/** A state is easily spoilt. */
const seldom = fc.constantFrom(1, 1, 2)

/** JSON with some things about it changed. */
function spoilt(value: object, seed: string, n: number, state: State = POSITIONS[0]!): unknown {
  const pick = pickFrom(seed)
  const pool = poolOf(state, spitfire.legalActions(state), SEATS, Object.keys(spitfire.info.actions))
  let json: unknown = JSON.parse(JSON.stringify(value))
  for (let i = 0; i < n; i++) json = mutateJson(json, pool, pick)
  return json
}

/** The same, but the charts are left alone: there is more to spoil in what changes. */
function spoiltPlay({ config, ...play }: State | View, seed: string, n: number, state: State): unknown {
  const json = spoilt(play, seed, n, state)
  return typeof json === 'object' ? { ...json, config } : json
}

/** Asks a state everything that can be asked. */
function readAll(state: State): void {
  const listed = spitfire.legalActions(state)
  expect(listed.length > 0).toBe(spitfire.outcome(state) === undefined)
  for (const seat of [...SEATS, 'spectator' as const]) spitfire.sample(spitfire.view(state, seat), 'hostile')
  for (const action of listed.slice(0, 4)) {
    expect(spitfire.check(state, action)).toEqual([])
    const step = spitfire.reduce(state, action)
    expect(step.ok || step.needs !== undefined).toBe(true)
  }
}

describe('spoilt input', () => {
  it('a config is refused in words, or plays', () => {
    check(
      150,
      fc.property(fc.constantFrom(...CONFIGS), anySeed, times, (config, seed, n) => {
        const step = spitfire.setup(spoilt(config, seed, n) as Config)
        if (step.ok) readAll(step.state)
        else for (const { message } of step.violations) expect(message.length).toBeGreaterThan(5)
      }),
    )
  })

  it('any JSON at all is refused', () => {
    check(
      100,
      fc.property(fc.jsonValue(), anyPosition, (json, state) => {
        expect(spitfire.setup(json as unknown as Config).ok).toBe(false)
        expect(spitfire.parse.state(json).ok).toBe(false)
        expect(spitfire.parse.view(json).ok).toBe(false)
        expect(spitfire.check(state, json as unknown as Action).length).toBeGreaterThan(0)
        expect(spitfire.legalActions(json as unknown as State)).toEqual([])
      }),
    )
  })

  it('an action is refused alike by check and reduce, and changes nothing', () => {
    check(
      300,
      fc.property(anyPosition, anySeed, times, (state, seed, n) => {
        const action = spoilt(pickFrom(seed).of(spitfire.legalActions(state)), seed, n, state) as Action
        const before = JSON.stringify(state)
        const [violations, step] = [spitfire.check(state, action), spitfire.reduce(state, action)]
        expect(JSON.stringify(state)).toBe(before)
        if (violations.length > 0) expect(step).toEqual({ ok: false, violations })
        else expect(step.ok || step.violations.every(({ rule }) => rule === 'CORE-DICE')).toBe(true)
      }),
    )
  })

  it('a state is refused, or can be read and played on', () => {
    let admitted = 0
    check(
      300,
      fc.property(anyPosition, anySeed, seldom, (state, seed, n) => {
        const parsed = spitfire.parse.state(spoiltPlay(state, seed, n, state))
        if (!parsed.ok) return
        admitted++
        readAll(parsed.value)
      }),
    )
    expect(admitted).toBeGreaterThan(10)
  })

  it('a view is refused, or gives a list', () => {
    let admitted = 0
    check(
      150,
      fc.property(anyPosition, fc.constantFrom(...SEATS), anySeed, seldom, (state, seat, seed, n) => {
        const parsed = spitfire.parse.view(spoiltPlay(spitfire.view(state, seat), seed, n, state))
        if (!parsed.ok) return
        admitted++
        fromView(spitfire, parsed.value as View).legalActions()
      }),
    )
    expect(admitted).toBeGreaterThan(3)
  })

  it('a path of any text is refused in words', () => {
    const { state } = start({ placements: ahead }).begin('F1')
    check(
      150,
      fc.property(fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[FLRSWVc0-9:lr END-]{0,12}$/)), (text) => {
        const flight = flyPath(state, text)
        expect(flight.reasons.length > 0).toBe(flight.refused !== null)
      }),
    )
  })

  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])('%s is no id', (id) => {
    const { state } = start({ placements: ahead })
    const order = { type: 'declareAltitude', seat: 'first', plane: id, mode: 'level', levels: 0 } as const
    expect(spitfire.check(state, order).length).toBeGreaterThan(0)
    expect(spitfire.setup(configOf({ types: { first: id, second: 'bf109e3' } })).ok).toBe(false)
    expect(spitfire.setup(configOf({ placements: { [id]: { speed: 3 } } })).ok).toBe(false)
  })
})

describe('absurd sizes are refused with their limit', () => {
  it.each<[string, object, number]>([
    ['a map', { options: { map: [60, 1e9] } }, 99],
    ['charts', { charts: Array.from({ length: 101 }, () => spit) }, 100],
    ['speeds', { charts: [{ ...spit, maxSpeed: 1e6 }] }, 60],
    ['a ring', { charts: [{ ...spit, climbSteps: 201 }] }, 200],
    ['turns', { options: { turnCap: 1e6 } }, 1_000],
    ['damage', { placements: { F1: { damage: 1e9 } } }, 100],
  ])('%s', (_what, part, limit) => {
    const step = spitfire.setup({ ...configOf({}), ...part } as Config)
    expect(step).toMatchObject({ ok: false, violations: [{ rule: 'CORE-LIMIT', facts: { limit } }] })
  })
})
