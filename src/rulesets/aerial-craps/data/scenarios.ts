/** Five scenarios of our own: the book has none. The last begins in the middle of a fight. */
import type { Scenario } from '../../../core/index.js'
import { type Facing, type Hex, offsetToHex } from '../../../geometry/index.js'
import type { AerialCraps, Entry, ScenarioData, ScenarioId, Start } from '../state/state.js'

const AREA = { columns: 12, rows: 12, stagger: 'odd-q' } as const
const NATIONS = { a: 'Entente', b: 'Central Powers' } as const
const [NORTH, SOUTH] = [0, 3] as const

type Line = readonly [id: string, card: string, pilot: string, column: number, row: number, level: number]

const flight = (facing: Facing, lines: readonly Line[]): readonly Entry[] =>
  lines.map(([id, card, pilot, column, row, level]) => ({
    ...{ id, card, pilot, level, facing },
    hex: offsetToHex({ column, row }, AREA.stagger),
  }))

const scenario = (
  title: string,
  turns: number,
  a: readonly Line[],
  b: readonly Line[],
  bFaces: Facing = SOUTH,
): ScenarioData => ({
  ...{ title, turns, sun: null, area: AREA, nations: NATIONS },
  forces: { a: flight(NORTH, a), b: flight(bFaces, b) },
})

const MIDDLE = offsetToHex({ column: 6, row: 6 }, AREA.stagger)
const BESIDE = offsetToHex({ column: 6, row: 7 }, AREA.stagger)

const engaged = (
  [id, card, pilot]: readonly [string, string, string],
  facing: Facing,
  start: Start,
  hex: Hex = MIDDLE,
  speed = 5,
): Entry => ({ id, card, pilot, hex, level: 8, facing, speed, start })

/** Who flies what, and where, in each scenario. @rule AC-10h-1 */
export const scenarioData: Readonly<Record<ScenarioId, ScenarioData>> = {
  duel: scenario('Duel', 20, [['A1', 'camel', 'hunter', 6, 8, 8]], [['B1', 'd7', 'hunter', 6, 4, 8]]),
  'two-on-two': scenario(
    'Two on two',
    20,
    [
      ['A1', 'se5a', 'hunter', 5, 9, 8],
      ['A2', 'n17', 'steady', 6, 9, 8],
    ],
    [
      ['B1', 'albd3', 'hunter', 5, 3, 8],
      ['B2', 'dr1', 'steady', 6, 3, 8],
    ],
  ),
  'two-seater': scenario(
    'A two-seater intercepted',
    15,
    [
      ['A1', 'camel', 'steady', 5, 9, 9],
      ['A2', 'spad13', 'rookie', 7, 9, 9],
    ],
    [['B1', 'dfwc5', 'steady', 6, 6, 8]],
    NORTH,
  ),
  'dawn-patrol': scenario(
    'Dawn patrol',
    20,
    [
      ['A1', 'camel', 'ace', 4, 10, 8],
      ['A2', 'se5a', 'steady', 5, 10, 8],
      ['A3', 'spad13', 'hawk', 6, 10, 8],
      ['A4', 'f2b', 'steady', 7, 10, 8],
    ],
    [
      ['B1', 'd7', 'ace', 4, 2, 8],
      ['B2', 'albd3', 'marks', 5, 2, 8],
      ['B3', 'dr1', 'stunt', 6, 2, 8],
      ['B4', 'pfalz3', 'timid', 7, 2, 8],
    ],
  ),
  melee: {
    ...{ title: 'In the thick of it', turns: 10, sun: NORTH, area: AREA, nations: NATIONS },
    forces: {
      a: [
        engaged(['A1', 'camel', 'hunter'], NORTH, { maneuvering: true, mtLevel: 1, target: 'B1', cv: 6 }),
        engaged(['A2', 'se5a', 'steady'], NORTH, { target: 'B1', cv: 3, jammed: ['g1'], wounds: ['half'] }, BESIDE),
        engaged(['A3', 'f2b', 'rookie'], SOUTH, { target: 'B2', cv: 2, fire: true, observer: { target: 'B2', cv: 3 } }),
      ],
      b: [
        engaged(['B1', 'd7', 'ace'], NORTH, { marks: 10 }),
        engaged(['B2', 'dr1', 'stunt'], SOUTH, { target: 'A3', cv: 4, maneuvering: true }, BESIDE),
        engaged(['B3', 'dfwc5', 'marks'], NORTH, { fire: true, observer: { target: 'A1', cv: 2 } }, BESIDE, 4),
      ],
    },
  },
}

const ready = (id: ScenarioId): Scenario<AerialCraps> => ({
  id,
  title: scenarioData[id].title,
  config: { dice: 'seeded', scenario: id, options: { tieBreak: true } },
})

/** The shipped scenarios, the smallest first. */
export const scenarios: readonly Scenario<AerialCraps>[] = [
  ready('duel'),
  ready('two-on-two'),
  ready('two-seater'),
  ready('dawn-patrol'),
  ready('melee'),
]
