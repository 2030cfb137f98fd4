import { describe, expect, test } from 'vitest'
import type { BaseConfig, BaseState, Game, Resolution, Ruleset } from '../../../src/core/index.js'
import type { Witness } from '../../../src/tools/conformance/index.js'
import { type Comparison, compare, compareRecord } from '../../../src/tools/explain/index.js'
import { witnesses as aerialCraps } from '../../rulesets/aerial-craps/witnesses.js'
import { witnesses as fightingWings } from '../../rulesets/fighting-wings/witnesses.js'
import { witnesses as regia } from '../../rulesets/regia-aeronautica/witnesses.js'
import { witnesses as spitfire } from '../../rulesets/spitfire/witnesses.js'
import { witnesses as spittingFire } from '../../rulesets/spitting-fire/witnesses.js'
import { cases as games, recordOf } from './games.js'

type G = Game

const witnessesOf: Readonly<Record<string, readonly unknown[]>> = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regia,
  'aerial-craps': aerialCraps,
}
const cases = games.map((one) => ({ ...one, witnesses: witnessesOf[one.id] as readonly Witness[] }))

const game = (id: string) => {
  const found = cases.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

/** The position before action `at` of a witness, under the default of its option. */
function placeBefore(ruleset: Ruleset, witness: Witness, at: number) {
  const config = withOptions(witness.config, { [witness.option]: ruleset.info.options[witness.option]?.values[0] })
  let step: Resolution<G> = ruleset.setup(config)
  for (const action of witness.actions.slice(0, at)) step = ruleset.reduce(stateOf(step), action)
  return { config, state: stateOf(step) }
}

/** A config with some options changed. */
const withOptions = (config: BaseConfig, options: object): BaseConfig =>
  ({ ...config, options: { ...(config as { options?: object }).options, ...options } }) as BaseConfig

function stateOf(step: Resolution<G>): BaseState {
  if (!step.ok) throw new Error(step.violations[0]?.message)
  return step.state
}

/** What is compared, without the states themselves: one was moved, the other played. */
const essence = ({ violations, events, state, next, rules, decisive, text }: Comparison<G>) => ({
  ...{ violations, events, state, next, rules, decisive, text },
})

const sidesOf = ({ info }: Ruleset, { option, value }: Witness) =>
  [{ [option]: info.options[option]?.values[0] }, { [option]: value }] as const

describe.each(cases)('every option of $id', ({ ruleset, witnesses, words }) => {
  test.each(witnesses)('$option $value: the first action that differs, and why', (witness) => {
    const sides = sidesOf(ruleset, witness)
    const found = compareRecord(ruleset, witness, sides, { words })
    if (!found.ok) throw new Error(found.violations[0]?.message)
    const at = found.value?.at ?? witness.actions.length - 1
    const action = witness.actions[at]
    const placed = action && compare(ruleset, placeBefore(ruleset, witness, at), action, sides, { words })
    if (placed?.ok === false) throw new Error(placed.violations[0]?.message)
    const comparison = found.value?.comparison ?? placed?.value
    expect(comparison?.differs).toBe(true)
    expect(comparison?.decisive).toEqual([witness.option])
    expect(comparison?.options.map(({ rule }) => rule.id)).toEqual([ruleset.info.options[witness.option]?.rule])
    if (found.value && placed?.ok) expect(essence(placed.value)).toEqual(essence(found.value.comparison))
    if (found.value === undefined) expect(placed?.value.next.flat()).not.toEqual([])
  })

  test('a record does not part from itself', () => {
    const record = recordOf(game(ruleset.info.id), 30)
    expect(compareRecord(ruleset, record, [{}, {}], { words })).toEqual({ ok: true, value: undefined })
  })
})

describe('half loops either way or to the side of the marker', () => {
  const { ruleset, witnesses, words } = game('spitting-fire')
  const loop = witnesses.find(({ option }) => option === 'halfLoopHandedness')
  if (loop === undefined) throw new Error('no witness')
  const last = loop.actions.length - 1
  const pivot = loop.actions[last]
  if (pivot === undefined) throw new Error('no action')

  test('the option to blame is found among several', () => {
    const sides = [{}, { turnLimit: 3, halfLoopHandedness: 'marker', crashAwardsVP: false }] as const
    const found = compareRecord(ruleset, loop, sides, { words })
    expect(found.ok && found.value?.comparison.options.map(({ option }) => option)).toEqual([
      'crashAwardsVP',
      'halfLoopHandedness',
      'turnLimit',
    ])
    expect(found.ok && found.value?.comparison.decisive).toEqual(['halfLoopHandedness'])
    expect(found.ok && found.value?.comparison.text).toContain('halfLoopHandedness free or marker: SF-LOOP-06')
  })

  test('what both sides do is said once; what they differ in, by its values', () => {
    const found = compareRecord(ruleset, loop, [{}, { halfLoopHandedness: 'marker' }], { words })
    const text = found.ok ? found.value?.comparison.text : ''
    expect(text).toMatch(/^Both: .* tries a half-loop, .* comes off, .*\./)
    expect(text).toMatch(/Only the first goes on to offer: Pivot left/)
  })

  test('alike where the option does not matter', () => {
    const place = placeBefore(ruleset, loop, 0)
    const first = loop.actions[0]
    const found = first && compare(ruleset, place, first, [{}, { halfLoopHandedness: 'marker' }], { words })
    expect(found?.ok && found.value).toMatchObject({ differs: false, decisive: [], text: 'Both come out alike.' })
  })

  test('SF-OPT-AMMO-01 a position without ammunition cannot be moved to a game that counts it', () => {
    const found = compare(ruleset, placeBefore(ruleset, loop, last), pivot, [{}, { limitedAmmo: true }], { words })
    expect(found.ok ? [] : found.violations.map(({ rule, code }) => [rule, code])).toEqual([
      ['CORE-STATE', 'position-bound'],
      ['CORE-STATE', 'unsound-state'],
    ])
  })

  test('a position of another game is refused, with the place', () => {
    const { config, state } = placeBefore(ruleset, loop, last)
    const found = compare(ruleset, { config: withOptions(config, { turnLimit: 7 }), state }, pivot, [{}, {}], { words })
    expect(found.ok ? [] : found.violations).toMatchObject([
      { code: 'other-game', facts: { path: 'config.options.turnLimit' } },
    ])
  })

  test.each([
    [{ handedness: 'free' }, 'unknown-option'],
    [{ halfLoopHandedness: 'left' }, 'unknown-value'],
    [{ turnLimit: 0 }, 'out-of-range'],
  ])('%j is refused', (choice, code) => {
    const place = placeBefore(ruleset, loop, last)
    for (const found of [
      compare(ruleset, place, pivot, [{}, choice], { words }),
      compareRecord(ruleset, loop, [choice, {}], { words }),
    ])
      expect(found.ok ? [] : found.violations).toMatchObject([{ code }])
  })
})

test('AC-1.51-2 games that differ from the start say where', () => {
  const { ruleset, words } = game('aerial-craps')
  const record = recordOf(game('aerial-craps'), 3)
  const step = ruleset.setup(record.config)
  const action = record.actions[0]
  const found =
    action && compare(ruleset, { config: record.config, state: stateOf(step) }, action, [{}, { ammo: true }], { words })
  expect(found?.ok && found.value.setup[0]?.path).toMatch(/^aircraft\.\w+\.guns\.0\.ammo$/)
})
