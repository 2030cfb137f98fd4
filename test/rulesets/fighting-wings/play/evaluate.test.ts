/** What bots see in a position: a guess, so only what must hold of any good one. */
import { describe, expect, test } from 'vitest'
import { outlookOf } from '../../../../src/rulesets/fighting-wings/play/outlook.js'
import { type Action, begin, configOf, fightingWings, type Plane, type Setting, type State } from '../fixture.js'

const blue = (setting: Setting, edits: Readonly<Record<string, Partial<Plane>>> = {}): number =>
  fightingWings.evaluate(begin(setting, edits), 'blue')

/** Seven hexes north of the other, both on their way north. */
const ahead: Setting = { B1: { q: 0, r: -14 } }
const noAmmo = { W1: { ammo: 0, jam: 'no' }, W2: { ammo: 0, jam: 'no' } } as const

describe('a pilot would rather be', () => {
  test.each([
    ['behind than ahead', blue(ahead), blue({ B1: { q: 0, r: 14 } })],
    ['behind than nose to nose', blue(ahead), blue({ B1: { q: 0, r: -14, facing: 6 } })],
    ['near than far', blue(ahead), blue({ B1: { q: 0, r: -60 } })],
    ['unhurt than hurt', blue(ahead), blue(ahead, { A1: { hits: 2 } })],
    ['fast than slow', blue(ahead), blue({ ...ahead, A1: { speed: 3 } })],
    ['high than low', blue({}), blue({ A1: { alt: 140 } })],
    ['armed than not', blue(ahead), blue(ahead, { A1: { weapons: noAmmo } })],
  ])('%s', (_what, better, worse) => {
    expect(better).toBeGreaterThan(worse)
  })
})

const of = { seat: 'blue', plane: 'A1' } as const
const fp: Action = { type: 'fp', ...of, inc: 0 }
const bank = (to: 'LB' | 'RB'): Action => ({ type: 'bank', ...of, to })
const turn = (dir: 'L' | 'R', rate: 'EZ' | 'HT' | 'ET'): Action => ({ type: 'turn', ...of, dir, rate, negG: false })
const slip = (dir: 'L' | 'R'): Action => ({ type: 'slip', ...of, dir })

/** A1 in level flight with seven points; the other is far away unless said. */
function moving(B1: Setting['B1'] = {}): State {
  const first = fightingWings.setup({ ...configOf({ A1: { speed: 7 }, B1 }), dice: 'seeded', seed: 'outlook' })
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  let { state } = first
  while (state.active !== 'A1') state = after(state, fightingWings.legalActions(state).at(-1) as Action)
  return after(state, { type: 'chooseType', ...of, flight: 'LVL' })
}

function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((from, action) => {
    const step = fightingWings.reduce(from, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    return step.state
  }, state)
}

test.each<[string, readonly Action[]]>([
  ['nothing more', []],
  ['a bank', [bank('RB')]],
  ['a turn', [bank('RB'), fp, turn('R', 'HT')]],
  ['a turn as the wings come round', [bank('LB'), turn('L', 'EZ')]],
  ['a turn off a hexside', [bank('RB'), fp, turn('R', 'ET'), fp, fp]],
  ['a slip', [slip('L')]],
  ['a turn that goes on as the wings level', [bank('LB'), fp, turn('L', 'HT'), fp, { type: 'bank', ...of, to: 'LVL' }]],
])('the outlook of a move with %s is where it ends', (_what, orders) => {
  const under = after(moving(), ...orders)
  const { left } = under.planes.A1!.move!
  const { q, r, facing, alt, bank: wings, move } = after(under, ...Array<Action>(left).fill(fp)).planes.A1!
  const { turned, rate } = move!
  const ends = { q, r, facing, alt, bank: wings, turned, isHard: rate === 'ET' }
  expect(left).toBeGreaterThan(0)
  expect(outlookOf(under, 'A1')).toMatchObject(ends)
})

test('an order to turn toward the enemy looks better at once', () => {
  const under = after(moving({ q: 16, r: -8 }), bank('RB'), fp)
  const worth = (state: State): number => fightingWings.evaluate(state, 'blue')
  expect(worth(after(under, turn('R', 'HT')))).toBeGreaterThan(worth(under))
})
