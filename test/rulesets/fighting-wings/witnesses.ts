/** For each value of each option but the default, a position and orders that come out differently. */
import type { Witness } from '../../../src/tools/conformance/index.js'
import { type Action, configOf, type FightingWings, type Setting } from './fixture.js'

const opening: readonly Action[] = [
  { type: 'endPlot', seat: 'blue' },
  { type: 'endPlot', seat: 'red' },
]
const first: Action = { type: 'rollInitiative', seat: 'referee', rolls: [1, 9] }
const A1 = { seat: 'blue', plane: 'A1' } as const
const B1 = { seat: 'red', plane: 'B1' } as const
const ahead = (of: typeof A1 | typeof B1, fps: number): readonly Action[] =>
  Array.from({ length: fps }, () => ({ type: 'fp', ...of, inc: 0 }))

const witness = (
  option: string,
  value: unknown,
  setting: Setting,
  actions: readonly Action[],
): Witness<FightingWings> => ({
  option,
  value,
  config: configOf(setting),
  actions: [...opening, ...actions],
})

/** The second portion of the turn is begun and not flown: in otr1 it costs nothing yet. */
const turning: readonly Action[] = [
  first,
  { type: 'chooseType', ...A1, flight: 'LVL' },
  { type: 'bank', ...A1, to: 'RB' },
  { type: 'turn', ...A1, dir: 'R', rate: 'HT', negG: false },
  ...ahead(A1, 4),
]

/** A shot from dead astern. */
const behind: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
const shooting = (die: number): readonly Action[] => [
  { type: 'declineTail', ...A1 },
  first,
  { type: 'chooseType', ...A1, flight: 'LVL' },
  ...ahead(A1, 6),
  { type: 'endMove', ...A1 },
  { type: 'chooseType', ...B1, flight: 'LVL' },
  ...ahead(B1, 6),
  { type: 'endMove', ...B1 },
  { type: 'fire', ...A1, target: 'B1', weapons: ['W1', 'W2'], burst: 'regular', sighting: false },
  { type: 'endAttack', seat: 'blue' },
  { type: 'endAttack', seat: 'red' },
  { type: 'rollShots', seat: 'referee', rolls: [die] },
  { type: 'endTurn', seat: 'referee' },
]

/** Every witness. */
export const witnesses: readonly Witness<FightingWings>[] = [
  witness('edition', 'otr2', {}, turning),
  witness('edition', 'otr1', {}, turning),
  witness('slats', false, { A1: { speed: 3 } }, [
    first,
    { type: 'chooseType', ...A1, flight: 'LVL' },
    { type: 'bank', ...A1, to: 'RB' },
    { type: 'turn', ...A1, dir: 'R', rate: 'HT', negG: false },
    ...ahead(A1, 1),
  ]),
  witness('reversalLimits', true, { A1: { speed: 2 } }, [
    first,
    { type: 'chooseType', ...A1, flight: 'VD' },
    { type: 'bank', ...A1, to: 'RB' },
    { type: 'fp', ...A1, inc: 2 },
    { type: 'fp', ...A1, inc: 2 },
    { type: 'reverse', ...A1, rot: 'CW', facings: 6 },
  ]),
  witness('inheritOtr1', false, { A1: { card: 'HOUSE-B17G', speed: 4.5 } }, [
    first,
    { type: 'chooseType', ...A1, flight: 'VD' },
  ]),
  witness('houseCriticals', true, behind, shooting(1)),
  witness('breakOff', false, behind, shooting(3)),
]
