/** Flight counted twice: along the legal lists, and by trying every order there is against `check`. */
import { describe, expect, it } from 'vitest'
import { BANKS, FLIGHT_TYPES, SIDES, TURN_RATES } from '../../../../src/rulesets/fighting-wings/errata/vocabulary.js'
import { type Action, begin, fightingWings, type Plane, type Setting, type State } from '../fixture.js'

const of = { seat: 'blue', plane: 'A1' } as const

/** Every order that can be written down for the aircraft, sensible or not. */
const EVERY: readonly Action[] = [
  ...FLIGHT_TYPES.map((flight) => ({ type: 'chooseType', ...of, flight }) as const),
  ...SIDES.map((dir) => ({ type: 'declareTurnStall', ...of, dir }) as const),
  ...SIDES.flatMap((dir) =>
    TURN_RATES.flatMap((rate) => [true, false].map((negG) => ({ type: 'turn', ...of, dir, rate, negG }) as const)),
  ),
  ...BANKS.map((to) => ({ type: 'bank', ...of, to }) as const),
  ...SIDES.flatMap((dir) => (['slip', 'skid', 'barrelRoll'] as const).map((type) => ({ type, ...of, dir }) as const)),
  ...BANKS.map((to) => ({ type: 'snapRoll', ...of, to }) as const),
  ...Array.from({ length: 10 }, (_, inc) => ({ type: 'fp', ...of, inc }) as const),
  ...SIDES.flatMap((dir) =>
    [0, 1, 2, 3, 4].flatMap((facings) =>
      [null, ...BANKS].flatMap((bank) =>
        [true, false].map((stay) => ({ type: 'face', ...of, dir, facings, bank, stay }) as const),
      ),
    ),
  ),
  ...(['CW', 'CCW'] as const).flatMap((rot) =>
    [3, 4, 5, 6, 7].flatMap((facings) => [
      { type: 'reverse', ...of, rot, facings } as const,
      { type: 'executeReversal', ...of, rot, facings } as const,
    ]),
  ),
  ...BANKS.flatMap((bank) =>
    (['keep', 'opposite'] as const).map((facing) => ({ type: 'hammerhead', ...of, bank, facing }) as const),
  ),
  ...[0, 1, 2, 3].map((steps) => ({ type: 'bankBack', ...of, steps }) as const),
  ...(['endTurning', 'cancelBank', 'delayReversal', 'endMove'] as const).map((type) => ({ type, ...of }) as const),
]

const textOf = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())
const brute = (state: State): readonly Action[] => EVERY.filter((one) => fightingWings.check(state, one).length === 0)

/** Lines of so many orders, by the lists; at every position on the way the lists are what `check` accepts. */
function perft(state: State, depth: number): number {
  const listed = fightingWings.legalActions(state)
  expect(listed.map(textOf).sort()).toEqual(brute(state).map(textOf).sort())
  if (depth === 1) return listed.length
  let lines = 0
  for (const action of listed) {
    const step = fightingWings.reduce(state, action)
    if (!step.ok) continue
    lines += step.state.active === 'A1' && step.state.agenda.length === 0 ? perft(step.state, depth - 1) : 1
  }
  return lines
}

/** The position in which A1 chooses its flight type. */
function atChoice(setting: Setting, edits: Readonly<Record<string, Partial<Plane>>>): State {
  let state = begin(setting, edits)
  const opening: readonly Action[] = [
    { type: 'endPlot', seat: 'blue' },
    { type: 'endPlot', seat: 'red' },
    { type: 'rollInitiative', seat: 'referee', rolls: [1, 9] },
  ]
  for (const action of opening) {
    const step = fightingWings.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    state = step.state
  }
  return state
}

describe('perft of one aircraft', () => {
  it.each([
    ['level, 2.0', { A1: { speed: 2 } }, {}, 3, 496],
    ['from a zoom, 2.0', { A1: { speed: 2 } }, { A1: { flight: 'ZC' } }, 3, 474],
    [
      'down and inverted on a hexside',
      { A1: { q: 1, r: -2, facing: 1, speed: 2 } },
      { A1: { flight: 'VD', bank: 'IRB', inRow: 2 } },
      4,
      1_316,
    ],
    [
      'with limits of reversals',
      { A1: { speed: 2 }, options: { reversalLimits: true } },
      { A1: { flight: 'VD', bank: 'RB' } },
      4,
      1_861,
    ],
    [
      'first edition, vertical',
      { A1: { speed: 2 }, options: { edition: 'otr1' } },
      { A1: { flight: 'ZC', bank: 'RB' } },
      3,
      666,
    ],
  ] as const)('%s', (_, setting, edits, depth, lines) => {
    expect(perft(atChoice(setting as Setting, edits), depth)).toBe(lines)
  })
})
