/** The scenarios of the book, and games to start at once. */
import type { Scenario } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import type { Alliance, Period, Role, ScenarioId, Spitfire } from '../state/state.js'

/** One side of a scenario as printed. */
export interface SideData {
  readonly role: Role
  readonly altitude: number
  /** Printed numbers; the aircraft are numbered in this order. */
  readonly hexes: readonly string[]
  readonly facing: Facing
  /** Steps below Level Max. */
  readonly slower: number
  /** Leader, then wingmen by index: a Vee is `[leader, left, right]`, a Schwarm two sections `[leader, wingman]`. */
  readonly vee?: readonly [number, number, number]
  readonly sections?: readonly (readonly [number, number])[]
  /** The only types allowed. */
  readonly only?: readonly string[]
  readonly rule: RuleId
}
export interface ScenarioData {
  readonly title: string
  readonly periods: readonly Period[]
  /** Who must fly First. */
  readonly first?: Alliance
  readonly sides: { readonly first: SideData; readonly second: SideData }
  /** Ground targets. */
  readonly targets: readonly string[]
}

const [N, SW, NW] = [0, 4, 5] as const
const ALL = [1, 2, 3, 4] as const

const schwarm: SideData = {
  role: 'fighter',
  altitude: 15,
  hexes: ['3207', '3107', '2906', '2905'],
  facing: SW,
  slower: 0,
  sections: [
    [1, 0],
    [2, 3],
  ],
  rule: 'SP-9.3-2',
}

/** The four scenarios by number. */
export const scenarioData: Readonly<Record<ScenarioId, ScenarioData>> = {
  '9.1': {
    title: 'Air superiority',
    periods: ALL,
    sides: {
      first: {
        ...{ role: 'fighter', altitude: 19, hexes: ['5628', '5629', '5630'], facing: NW, slower: 0 },
        rule: 'SP-9.1-1',
      },
      second: {
        ...{ role: 'fighter', altitude: 15, hexes: ['3512', '3412', '3413'], facing: NW, slower: 2 },
        rule: 'SP-9.1-2',
      },
    },
    targets: [],
  },
  '9.2': {
    title: 'Bombing mission',
    periods: ALL,
    sides: {
      first: {
        ...{ role: 'fighter', altitude: 12, hexes: ['5628', '5429', '5230'], facing: N, slower: 0 },
        rule: 'SP-9.2-1',
      },
      second: {
        ...{ role: 'bomber', altitude: 10, hexes: ['5415', '5518', '5614'], facing: NW, slower: 0 },
        rule: 'SP-9.2-2',
      },
    },
    targets: ['1323', '1424', '1723', '2021'],
  },
  '9.3': {
    title: 'Formation flying',
    periods: [2, 3],
    first: 'allied',
    sides: {
      first: {
        ...{ role: 'fighter', altitude: 20, hexes: ['5811', '5810', '5910'], facing: NW, slower: 0 },
        vee: [1, 0, 2],
        only: ['hurricane1', 'd520'],
        rule: 'SP-9.3-1',
      },
      second: { ...schwarm, only: ['bf109e3'] },
    },
    targets: [],
  },
  '9.3V': {
    title: 'Formation flying, two Schwarms',
    periods: [3, 4],
    sides: {
      first: {
        ...{ role: 'fighter', altitude: 20, hexes: ['5315', '5316', '5517', '5617'], facing: SW, slower: 0 },
        sections: [
          [1, 0],
          [2, 3],
        ],
        rule: 'SP-9.3V-1',
      },
      second: schwarm,
    },
    targets: [],
  },
}

const game = (
  id: string,
  title: string,
  scenario: ScenarioId,
  period: Period,
  first: string,
  second: string,
  alliance: Alliance = 'allied',
): Scenario<Spitfire> => ({
  id,
  title,
  config: { dice: 'seeded', scenario, period, first: alliance, types: { first, second } },
})

/** Two flights meet head on, a few hexes apart: air superiority without the approach. */
const headOn: Scenario<Spitfire> = {
  id: 'head-on',
  title: '9.1 without the approach: head on at level 10',
  config: {
    ...{ dice: 'seeded', scenario: '9.1', period: 3, types: { first: 'spit1', second: 'bf109e3' } },
    placements: {
      F1: { hex: '3024', facing: 0, altitude: 10, speed: 6 },
      F2: { hex: '3224', facing: 0, altitude: 10, speed: 6 },
      F3: { hex: '2824', facing: 0, altitude: 10, speed: 6 },
      S1: { hex: '3010', facing: 3, altitude: 10, speed: 6 },
      S2: { hex: '3210', facing: 3, altitude: 10, speed: 6 },
      S3: { hex: '2810', facing: 3, altitude: 10, speed: 6 },
    },
  },
}

/** A damaged Vee with a damaged Schwarm close behind: formations without the approach. */
const bounce: Scenario<Spitfire> = {
  id: 'bounce',
  title: '9.3 without the approach: a Schwarm behind a Vee',
  config: {
    ...{ dice: 'seeded', scenario: '9.3', period: 2, types: { first: 'd520', second: 'bf109e3' } },
    placements: {
      F1: { hex: '3019', facing: 0, altitude: 15, speed: 4, damage: 5 },
      F2: { hex: '3119', facing: 0, altitude: 15, speed: 4, damage: 5 },
      F3: { hex: '3220', facing: 0, altitude: 15, speed: 4, damage: 5 },
      S1: { hex: '3126', facing: 0, altitude: 15, speed: 5, damage: 5 },
      S2: { hex: '3125', facing: 0, altitude: 15, speed: 5, damage: 5 },
      S3: { hex: '3225', facing: 0, altitude: 15, speed: 5, damage: 5 },
      S4: { hex: '3226', facing: 0, altitude: 15, speed: 5, damage: 5 },
    },
  },
}

/** The shipped games. */
export const scenarios: readonly Scenario<Spitfire>[] = [
  game(
    'air-superiority',
    '9.1 Air superiority: Spitfires against Messerschmitts, August 1940',
    '9.1',
    3,
    'spit1',
    'bf109e3',
  ),
  game('bombing', '9.2 Bombing mission: Hurricanes against Heinkels, May 1940', '9.2', 2, 'hurricane1', 'he111h3'),
  game('formation', '9.3 Formation flying: Vee against Schwarm', '9.3', 2, 'hurricane1', 'bf109e3'),
  game('two-schwarms', '9.3 variant: two Schwarms, 1941', '9.3V', 4, 'spit5', 'bf109f'),
  game(
    'blenheims',
    '9.2 Bombing mission: Focke-Wulfs against Blenheims, 1941',
    '9.2',
    4,
    'fw190a',
    'blenheim4',
    'german',
  ),
  {
    id: 'free-choice',
    title: '9.1 Air superiority, types of your choice, 1941',
    config: { dice: 'seeded', scenario: '9.1', period: 4 },
  },
  headOn,
  bounce,
]
