/** What every ruleset owes to input from outside: nothing throws, and what is wrong is refused in words. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromView, type Game, type Shown } from '../../src/core/index.js'
import { mutateJson, type Pick, pickFrom, poolOf } from '../../src/tools/conformance/index.js'

/** What is spoilt, and how often. */
export interface Victim<G extends Game> {
  readonly ruleset: Shown<G>
  readonly configs: readonly G['Config'][]
  /** Positions of every phase and of every kind of question. */
  readonly positions: readonly G['State'][]
  readonly runs: { readonly configs: number; readonly actions: number; readonly states: number; readonly views: number }
}

const anySeed = fc.string({ minLength: 1, maxLength: 6 })
const fewTimes = fc.integer({ min: 1, max: 4 })
/** A state or a view is easily spoilt. */
const seldom = fc.constantFrom(1, 1, 2)

/** Declares the properties of spoilt configs, actions, states and views. */
export function itStandsSpoiltInput<G extends Game>({ ruleset, configs, positions, runs }: Victim<G>): void {
  const anyConfig = fc.constantFrom(...configs)
  const anyPosition = fc.constantFrom(...positions)
  const anyViewer = fc.constantFrom(...ruleset.info.seats, 'spectator' as const)

  /** JSON with some things about it changed, often the static config left alone: there is more to spoil in what changes. */
  function spoilt(value: object, pick: Pick, times: number, state = positions[0] as G['State']): unknown {
    const pool = poolOf(state, ruleset.legalActions(state), ruleset.info.seats, Object.keys(ruleset.info.actions))
    const { config, ...rest } = JSON.parse(JSON.stringify(value)) as Record<string, unknown>
    const isSpared = config !== undefined && pick.index(3) > 0
    let json: unknown = isSpared || config === undefined ? rest : { ...rest, config }
    for (let i = 0; i < times; i++) json = mutateJson(json, pool, pick)
    return isSpared && typeof json === 'object' ? { ...json, config } : json
  }

  describe('spoilt input', () => {
    it('a config is refused in words, or plays', () => {
      const property = fc.property(anyConfig, anySeed, fewTimes, (config, seed, times) => {
        const step = ruleset.setup(spoilt(config, pickFrom(seed), times) as G['Config'])
        if (step.ok) askAll(ruleset, step.state)
        else for (const { message } of step.violations) expect(message.length).toBeGreaterThan(5)
      })
      fc.assert(property, { numRuns: runs.configs })
    })

    it('any JSON at all is refused', () => {
      const property = fc.property(fc.jsonValue(), anyPosition, (json, state) => {
        expect(ruleset.setup(json as never).ok).toBe(false)
        for (const gate of Object.values(ruleset.parse)) expect(gate(json).ok).toBe(false)
        expect(ruleset.check(state, json as never).length).toBeGreaterThan(0)
        expect(ruleset.legalActions(json as never)).toEqual([])
      })
      fc.assert(property, { numRuns: 100 })
    })

    it('an action is refused alike by check and reduce, and changes nothing', () => {
      const property = fc.property(anyPosition, anySeed, fewTimes, (state, seed, times) => {
        const pick = pickFrom(seed)
        const action = spoilt(pick.of(ruleset.legalActions(state)), pick, times, state) as G['Action']
        const before = JSON.stringify(state)
        const [violations, step] = [ruleset.check(state, action), ruleset.reduce(state, action)]
        expect(JSON.stringify(state)).toBe(before)
        if (violations.length > 0) expect(step).toEqual({ ok: false, violations })
        else expect(step.ok || step.violations.every(({ rule }) => rule === 'CORE-DICE')).toBe(true)
      })
      fc.assert(property, { numRuns: runs.actions })
    })

    it('a state is refused, or can be read and played on', () => {
      let admitted = 0
      const property = fc.property(anyPosition, anySeed, seldom, (state, seed, times) => {
        const parsed = ruleset.parse.state(spoilt(state, pickFrom(seed), times, state))
        if (!parsed.ok) return
        admitted++
        askAll(ruleset, parsed.value)
      })
      fc.assert(property, { numRuns: runs.states })
      expect(admitted).toBeGreaterThan(0)
    })

    it('a view is refused, or gives a list and a picture', () => {
      let admitted = 0
      const property = fc.property(anyPosition, anyViewer, anySeed, seldom, (state, viewer, seed, times) => {
        const parsed = ruleset.parse.view(spoilt(ruleset.view(state, viewer), pickFrom(seed), times, state))
        if (!parsed.ok) return
        admitted++
        fromView(ruleset, parsed.value).legalActions()
        ruleset.scene(parsed.value, { piece: '__proto__' })
      })
      fc.assert(property, { numRuns: runs.views })
      expect(admitted).toBeGreaterThan(0)
    })
  })
}

/** Asks a state everything that can be asked. */
function askAll<G extends Game>(ruleset: Shown<G>, state: G['State']): void {
  const listed = ruleset.legalActions(state)
  expect(listed.length > 0).toBe(ruleset.outcome(state) === undefined)
  for (const viewer of [...ruleset.info.seats, 'spectator' as const]) {
    const view = ruleset.view(state, viewer)
    ruleset.scene(view)
    ruleset.sample(view, 'hostile')
  }
  for (const action of listed.slice(0, 4)) {
    expect(ruleset.check(state, action)).toEqual([])
    const step = ruleset.reduce(state, action)
    expect(step.ok || step.needs !== undefined).toBe(true)
  }
}

/** Positions of a chance game of each config, one of every few, its end included. */
export const positionsOf = <G extends Game>(
  ruleset: Shown<G>,
  configs: readonly G['Config'][],
  every: number,
  most = 200,
): readonly G['State'][] =>
  configs.flatMap((config) => {
    const first = ruleset.setup({ ...config, dice: 'seeded', seed: 'hostile' })
    return first.ok ? chanceGame(ruleset, first.state, most).filter((_, i) => i % every === 0) : []
  })

function chanceGame<G extends Game>(ruleset: Shown<G>, first: G['State'], most: number): readonly G['State'][] {
  const pick = pickFrom('hostile')
  const states = [first]
  for (let state = first; states.length < most && ruleset.outcome(state) === undefined; ) {
    const step = ruleset.reduce(state, pick.of(ruleset.legalActions(state)))
    if (!step.ok) throw new Error('a listed action was refused')
    state = step.state
    states.push(state)
  }
  return states
}
