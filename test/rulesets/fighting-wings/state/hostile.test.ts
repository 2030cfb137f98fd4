/** Bad input is answered with violations, never with an exception. */
import { describe, expect, it, vi } from 'vitest'
import { base } from '../../../../src/rulesets/fighting-wings/shown.js'
import { itStandsSpoiltInput, positionsOf } from '../../hostile.js'
import { begin, configOf, fightingWings } from '../fixture.js'

vi.setConfig({ testTimeout: 120_000 })

const configs = fightingWings.info.scenarios.map(({ config }) => config)

itStandsSpoiltInput({
  ruleset: fightingWings,
  configs: [...configs, configOf({ A1: { load: 'overloaded', tanks: 1 } })],
  positions: positionsOf(fightingWings, configs.slice(0, 2), 9),
  runs: { configs: 60, actions: 300, states: 120, views: 80 },
})

describe('bad input', () => {
  it.each([
    ['an unknown scenario', { scenario: 'nowhere' }, 'unknown-id'],
    ['an unknown card', configOf({ A1: { card: 'NONE' } }), 'unknown-id'],
    ['a speed between the steps', configOf({ A1: { speed: 4.3 } }), 'bad-scenario'],
    ['a speed past terminal', configOf({ A1: { speed: 20 } }), 'bad-scenario'],
    ['a speed past terminal for its load', configOf({ A1: { speed: 10.5, load: 'overloaded' } }), 'bad-scenario'],
    ['an altitude above the ceiling', configOf({ A1: { alt: 500 } }), 'bad-scenario'],
    ['a facing across a hexside', configOf({ A1: { q: 1, r: 0, facing: 0 } }), 'bad-scenario'],
    ['one id twice', configOf({ B1: { id: 'A1' } }), 'duplicate-id'],
    ['a side without aircraft', configOf({ B1: { side: 'blue' } }), 'no-side'],
    [
      'a fire that destroys and goes out',
      configOf({ base: { criticals: { ...base.criticals, fire: [7, 7] } } }),
      'bad-base',
    ],
    ['a chart that falls', configOf({ base: { bandTops: [9, 8, 7, 6, 5, 4, 3] } }), 'bad-base'],
  ])('refuses %s', (_, config, code) => {
    const parsed = fightingWings.parse.config({ dice: 'manual', ...config })
    expect(parsed.ok ? [] : parsed.violations.map((violation) => violation.code)).toContain(code)
  })

  it('refuses a state with a load of nothing', () => {
    const state = JSON.parse(JSON.stringify(begin({ A1: { tanks: 1 } })))
    expect(fightingWings.parse.state(state).ok).toBe(true)
    state.planes.A1.load.tanks = []
    expect(fightingWings.parse.state(state).ok).toBe(false)
  })

  it('refuses a state whose law is not the errata’s', () => {
    const state = JSON.parse(JSON.stringify(begin()))
    state.config.law.topics['tail.range'].value = 20
    expect(fightingWings.parse.state(state).ok).toBe(false)
    state.config.law = null
    expect(fightingWings.parse.state(state).ok).toBe(false)
  })
})
