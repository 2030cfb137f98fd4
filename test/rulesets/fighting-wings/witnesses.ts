/** For each value of each option but the default, a position and orders that come out differently. */

import { cards, type FlightRuling } from '../../../src/rulesets/fighting-wings/shown.js'
import type { Witness } from '../../../src/tools/conformance/index.js'
import {
  type Action,
  begin,
  configOf,
  type FightingWings,
  fightingWings,
  type Plan,
  playTurn,
  type Setting,
} from './fixture.js'

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
  { type: 'stayAboard', seat: 'red' },
  { type: 'endTurn', seat: 'referee' },
]

/** The orders of some turns, written down as they are played. */
function written(setting: Setting, turns: readonly Plan[]): readonly Action[] {
  const actions: Action[] = []
  const game: typeof fightingWings = {
    ...fightingWings,
    reduce(state, action) {
      const step = fightingWings.reduce(state, action)
      if (step.ok) actions.push(action as Action)
      return step
    },
  }
  let state = begin(setting)
  for (const plan of turns) state = playTurn(state, plan, game).state
  return actions
}

type Ruling = FlightRuling

/** A ruling read the other way. Orders that only the other reading allows are written down under it. */
function reading(
  option: Ruling,
  value: string,
  setting: Setting,
  turns: readonly Plan[],
  under: Setting['options'] = {},
): Witness<FightingWings> {
  const actions = written({ ...setting, options: { ...setting.options, ...under } }, turns)
  return { option, value, config: configOf(setting), actions }
}

const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
const bomber = cards.find(({ id }) => id === 'HOUSE-B17G')!
const flapped = { ...light, id: 'FLAPPED', combatFlaps: { maxOverMin: 6 } }
const spotted = {
  ...bomber,
  id: 'SPOTTED',
  defensiveGuns: bomber.defensiveGuns!.map((gun) => ({ ...gun, blindSpot6: true })),
}
const fly = (A1: string, B1 = 'LVL'): Plan => ({ fly: { A1, B1 } })
/** Over on its back, straight down. */
const bunt = fly('VD, bank RB, V3, bank IRB, V3, bank INV, V3')

/** Three fighters astern of a loaded bomber, each of which stops an engine. */
const ASTERN = {
  card: 'HOUSE-LIGHT',
  q: 0,
  r: 4,
  facing: 0,
  alt: 150,
  speed: 4.5,
  pilot: { quality: 'regular' },
} as const
const crippled: Setting = {
  A1: { q: 0, r: 4, speed: 4.5 },
  B1: { q: 0, r: 0, card: 'HOUSE-B17G', speed: 4.5, load: 'loaded' },
  more: ['A2', 'A3'].map((id) => ({ ...ASTERN, id, side: 'blue' })),
  options: { houseCriticals: true, breakOff: false },
}
const volley = ['A1', 'A2', 'A3'].map((plane): Action => {
  return { type: 'fire', seat: 'blue', plane, target: 'B1', weapons: ['W1', 'W2'], burst: 'regular', sighting: false }
})

const readings: readonly Witness<FightingWings>[] = [
  reading('R-01', 'at-most', {}, [bunt, fly('VD'), fly('SD')]),
  reading('R-47', 'exactly-two', {}, [bunt, fly('VD'), fly('VD'), fly('SD')]),
  reading('R-04', 'at-most', {}, [fly('ZC'), fly('SD')]),
  reading('R-05', 'at-most', { B1: { q: -10, r: -14, facing: 4, alt: 160 } }, [fly('ZC', 'ZC'), {}]),
  reading('R-07', 'printed', crippled, [{ shots: volley, dice: [1, 2, 3, 10, 1, 1, 1, 1, 7, 1, 7, 1, 7] }, {}]),
  reading('R-11', 'per-turn', {}, [fly('LVL, bank RB, H, bank IRB, H'), fly('LVL, R HT')]),
  reading(
    'R-12',
    'down',
    {
      A1: { q: 0, r: 4, speed: 6.5 },
      B1: { q: 0, r: 0, speed: 6.5 },
      options: { houseCriticals: true, breakOff: false },
    },
    [
      {
        shots: [{ type: 'fire', ...A1, target: 'B1', weapons: ['W1'], burst: 'regular', sighting: false }],
        dice: [5, 6, 1, 8, 3],
      },
    ],
  ),
  reading('R-06', 'exactly-seven', { A1: { tanks: 1 } }, [
    {
      ...fly('LVL, bank RB, R HT, H, H, H, H'),
      answers: [{ type: 'jettison', ...A1, what: 'tanks' }],
      dice: [1, 9, 10],
    },
    { answers: [{ type: 'jettison', ...A1, what: 'tanks' }], dice: [1, 9, 8] },
  ]),
  reading('R-34', 'ten-or-more', { A1: { tanks: 1 } }, [
    { answers: [{ type: 'jettison', ...A1, what: 'tanks' }], dice: [1, 9, 10] },
  ]),
  reading('R-15', 'counts-not', { A1: { speed: 0.5 } }, [{ dice: [1] }]),
  reading('R-18', 'one-or-more', {}, [fly('ZC, bank RB, H'), fly('SD, L TT negG')], { 'R-18': 'one-or-more' }),
  reading(
    'R-40',
    'any-higher',
    { A1: { q: 0, r: 4, alt: 151, speed: 4.5 }, B1: { q: 0, r: 0, card: 'SPOTTED', speed: 4.5 }, cards: [spotted] },
    [{ shots: [{ type: 'fireGun', ...B1, gun: 'G6', target: 'A1' }] }],
    { 'R-40': 'any-higher' },
  ),
  reading(
    'R-43',
    'not-allowed',
    { A1: { card: 'FLAPPED', speed: 2.5, pilot: { quality: 'green' } }, cards: [flapped] },
    [{ orders: [{ type: 'setFlaps', ...A1, flaps: 'down' }], ...fly('LVL, bank RB, H') }, fly('LVL, R HT')],
  ),
]

/** Nose to nose. */
const nose: Setting = { A1: { q: 0, r: 30 }, B1: { q: 0, r: 0, facing: 6 } }
const headOn: Plan = {
  shots: [{ type: 'fire', ...A1, target: 'B1', weapons: ['W1'], burst: 'regular', sighting: false }],
  dice: [1, 9, 10],
}

/** One of two is shot down, and its crew hangs before the guns that did it. */
const SLOW = { alt: 150, speed: 2, pilot: { quality: 'regular', nation: 'Japan' }, facing: 0 } as const
const strong = {
  ...light,
  id: 'STRONG',
  weapons: light.weapons.map((one) => ({ ...one, fp: [15, 15, 15, 15, 15, 15] as const })),
}
const shotDown: Setting = {
  A1: { ...SLOW, q: 0, r: 10, card: 'STRONG' },
  B1: { ...SLOW, q: 0, r: 0 },
  more: [{ ...SLOW, id: 'B2', side: 'red', card: 'HOUSE-LIGHT', q: 200, r: 0 }],
  cards: [strong],
}
const atB1: Action = { type: 'fire', ...A1, target: 'B1', weapons: ['W1'], burst: 'regular', sighting: false }
const ruthless = written({ ...shotDown, options: { ruthless: true } }, [
  { shots: [atB1], answers: [{ type: 'bailOut', ...B1 }], dice: [1, 5, 9, 4, 2] },
  { shots: [{ ...atB1 }] },
])

/** In the blind arc of its only foe. */
const lowBehind: Setting = { A1: { q: 0, r: 16, alt: 140 }, B1: { q: 0, r: 0 } }

/** Every witness. */
export const witnesses: readonly Witness<FightingWings>[] = [
  ...readings,
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
    { type: 'fp', ...A1, inc: 3 },
    { type: 'fp', ...A1, inc: 3 },
    { type: 'reverse', ...A1, rot: 'CW', facings: 6 },
  ]),
  witness('inheritOtr1', false, { A1: { card: 'HOUSE-B17G', speed: 4.5 } }, [
    first,
    { type: 'chooseType', ...A1, flight: 'VD' },
  ]),
  witness('houseCriticals', true, behind, shooting(1)),
  witness('breakOff', false, behind, shooting(3)),
  witness(
    'tieBreak',
    false,
    { ...behind, turns: 1 },
    shooting(7).filter(({ type }) => type !== 'stayAboard'),
  ),
  { option: 'determination', value: false, config: configOf(nose), actions: written(nose, [headOn]) },
  { option: 'ruthless', value: true, config: configOf(shotDown), actions: ruthless },
  { option: 'sightingRolls', value: false, config: configOf(lowBehind), actions: written(lowBehind, [{}]) },
]
