/** Whatever comes from outside is data: nothing throws, and what is wrong is refused in words. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Config, charts, flyPath, type State, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { itStandsSpoiltInput } from '../../hostile.js'
import { configOf, type Play, start } from '../fixture.js'

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

itStandsSpoiltInput({
  ruleset: spitfire,
  configs: CONFIGS,
  positions: POSITIONS,
  runs: { configs: 150, actions: 300, states: 300, views: 150 },
})

describe('spoilt texts and ids', () => {
  it('a path of any text is refused in words', () => {
    const { state } = start({ placements: ahead }).begin('F1')
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[FLRSWVc0-9:lr END-]{0,12}$/)), (text) => {
        const flight = flyPath(state, text)
        expect(flight.reasons.length > 0).toBe(flight.refused !== null)
      }),
      { numRuns: 150 },
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
