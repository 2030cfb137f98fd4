import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type ActionOf,
  type ActionRules,
  type Game,
  type RuleOf,
  type Ruleset,
  refusals,
  type Show,
  type Touches,
  untouched,
  type Violation,
} from 'wingover'
import {
  configOf,
  games,
  type InterruptingChit,
  interruptingChit,
  must,
  type SealedFire,
  type SealedPlots,
  sealedFire,
  sealedPlots,
} from './games.js'

// Most of this file is proved by the compiler: every line after `@ts-expect-error` must be refused by it.

describe('types', () => {
  test('one registry holds different games without a cast', () => {
    const registry: Readonly<Record<string, Ruleset>> = { sealedPlots, sealedFire, interruptingChit }
    expect(Object.keys(registry)).toEqual(['sealedPlots', 'sealedFire', 'interruptingChit'])
    expectTypeOf(sealedPlots).toExtend<Ruleset>()
    expect(Object.values(games)).toHaveLength(4)
  })

  test('an unknown action, field, seat or value does not compile', () => {
    const { state } = must(sealedPlots.setup(configOf(sealedPlots)))
    // @ts-expect-error no such action
    sealedPlots.check(state, { type: 'loop', seat: 'blue' })
    // @ts-expect-error no such seat
    sealedPlots.check(state, { type: 'hold', seat: 'green' })
    // @ts-expect-error no such field
    sealedPlots.check(state, { type: 'hold', seat: 'blue', why: 1 })
    // @ts-expect-error no such course
    sealedPlots.check(state, { type: 'setPlot', seat: 'blue', plane: 'b1', course: 'up' })
    // @ts-expect-error the referee does not look
    sealedPlots.view(state, 'referee')
    // @ts-expect-error a spectator does not act
    sealedPlots.legalActions(state, 'spectator')
    expect(sealedPlots.legalActions(state, 'blue')).not.toEqual([])
  })

  test('a state of one game is not a state of another', () => {
    const { state } = must(sealedPlots.setup(configOf(sealedPlots)))
    // @ts-expect-error another game
    expect(sealedFire.check(state, { type: 'lockFire', seat: 'blue' })[0]?.rule).toMatch(/^CORE/)
  })

  test('an unknown rule or code does not compile', () => {
    const no = refusals<InterruptingChit['Rule']>()({ known: 'Known.' })
    expect(no('IC-FIRE-01', 'known').message).toBe('Known.')
    // @ts-expect-error no such rule
    no('IC-NOWHERE-99', 'known')
    // @ts-expect-error no such code
    expect(() => no('IC-FIRE-01', 'unknown')).toThrow()
    // @ts-expect-error no such rule
    const rule: RuleOf<SealedFire> = 'IC-FIRE-01'
    expect(rule).toBeDefined()
    expectTypeOf<'CORE-DICE'>().toExtend<RuleOf<SealedFire>>()
  })

  test('the rule of an action is told which action it is', () => {
    type Shoot = Parameters<ActionRules<SealedPlots>['shoot']['check']>[1]
    expectTypeOf<Shoot['target']>().toBeString()
    expectTypeOf<ActionOf<SealedPlots>['type']>().toEqualTypeOf<
      'setPlot' | 'commitPlots' | 'flyPlots' | 'shoot' | 'hold' | 'resign'
    >()
    // @ts-expect-error one rule for each action, none is missing
    const rules: ActionRules<SealedFire> = {}
    expect(rules).toEqual({})
    // @ts-expect-error one touch for each action, none is missing
    const touches: Show<SealedFire>['touch'] = { aim: untouched, lockFire: untouched }
    expect(touches).toBeDefined()
    expectTypeOf<Show<SealedFire>>().toHaveProperty('touch').toEqualTypeOf<Touches<SealedFire>>()
  })

  test('states and violations are read-only', () => {
    const { state } = must(sealedFire.setup(configOf(sealedFire)))
    expect(() => {
      // @ts-expect-error read-only
      state.turn = 2
    }).toThrow(TypeError)
    expectTypeOf(sealedFire.check(state, { type: 'lockFire', seat: 'blue' })).toEqualTypeOf<
      readonly Violation<RuleOf<SealedFire>>[]
    >()
  })

  test('events narrow by their type, the kernel’s own included', () => {
    const step = must(sealedFire.setup(configOf(sealedFire)))
    for (const event of step.events)
      if (event.type === 'shotsRolled') expectTypeOf(event.dice).toEqualTypeOf<readonly number[]>()
    for (const event of step.events)
      if (event.type === 'resigned') expectTypeOf(event.rule).toEqualTypeOf<'CORE-RESIGN'>()
  })

  test('a game is an interface over the base', () => {
    expectTypeOf<SealedFire>().toExtend<Game>()
    expectTypeOf<SealedFire['Seat']>().toEqualTypeOf<'blue' | 'red'>()
  })
})
