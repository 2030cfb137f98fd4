/**
 * Our own data cards. All numbers are ours, derived from public figures of the aircraft; see the README. Power, climb
 * decel and turn decel are fitted so that climbs and circles come near to history and no dive makes energy:
 * `docs/studies/fighting-wings-flight.md`. That is why named aircraft list no dive accel of their own.
 */
import type { TurnRate } from '../errata/vocabulary.js'
import type { Arc, Firepower } from '../state/state.js'
import { ARCS } from '../state/vocabulary.js'
import { type Adc, type BandBase, expandBands, sameBands } from './card.js'

type Four<T> = readonly [T, T, T, T]
type Five = readonly [number, number, number, number, number]

const rates = ([EZ, TT, HT, BT, ET]: Five): Record<TurnRate, number> => ({ EZ, TT, HT, BT, ET })

const bandBase = (
  speeds: readonly [number, number, number],
  turns: Five,
  power: Four<[number, number]>,
  turbo = false,
): BandBase => ({
  minSpeed: speeds[0],
  maxLevel: speeds[1],
  safeDive: speeds[2],
  minTurn: rates(turns),
  power: { b1: power[0], b2: power[1], b3: power[2], b4: power[3] },
  turbo,
})

const bankSlip = (bank: Four<number>, slip: Four<number>): Adc['bankSlip'] => ({
  b1: { bank: bank[0], slip: slip[0] },
  b2: { bank: bank[1], slip: slip[1] },
  b3: { bank: bank[2], slip: slip[2] },
  b4: { bank: bank[3], slip: slip[3] },
})

type WeaponRow = Adc['weapons'][number]
const weapon = (
  id: string,
  mount: WeaponRow['mount'],
  kind: WeaponRow['kind'],
  mm: number,
  cap: number,
  fp: Firepower,
  clearable = false,
): WeaponRow => ({ id, kind, mm, mount, cap, clearable, fp })

type GunRow = NonNullable<Adc['defensiveGuns']>[number]
const gun = (id: string, arcs: readonly Arc[], alt: GunRow['alt'], cap: number, fp: Firepower): GunRow => ({
  id,
  arcs,
  alt,
  cap,
  fp,
  blindSpot6: false,
})

/** What every house fighter has in common. */
const fighter = {
  house: true,
  cls: 'F',
  role: 'fighter',
  defense: 4,
  fuelInjected: true,
  pressurized: false,
  radio: true,
  engines: 1,
} as const

const LIGHT_TURNS: Five = [2, 2.5, 3.5, 4.5, 5]
const HEAVY_TURNS: Five = [2.5, 3, 4, 5, 5.5]

/** Our own data cards. */
export const cards: readonly Adc[] = [
  {
    ...fighter,
    id: 'HOUSE-LIGHT',
    name: 'House light fighter',
    size: 0,
    hits: 8,
    slats: true,
    blindArc: 'rearLow',
    ...sameBands(
      bandBase([2, 7.5, 9.5], LIGHT_TURNS, [
        [7, 8],
        [6, 7],
        [4, 5],
        [2, 3],
      ]),
    ),
    bankSlip: bankSlip([1, 1, 2, 3], [2, 2, 3, 4]),
    climbDecel: 2,
    diveAccel: 1,
    turnDecel: rates([1, 2, 3, 4, 6]),
    weapons: [
      weapon('W1', 'nose', 'mg', 8, 16, [2, 2, 1, 1, 0, 0], true),
      weapon('W2', 'nose', 'cannon', 20, 6, [4, 4, 3, 3, 2, 2]),
    ],
    ceilingInc: 400,
  },
  {
    ...fighter,
    id: 'HOUSE-HEAVY',
    name: 'House heavy fighter',
    size: 1,
    hits: 10,
    slats: false,
    blindArc: 'rearLow',
    ...sameBands(
      bandBase([2.5, 8.5, 11], HEAVY_TURNS, [
        [6, 7],
        [5, 6],
        [4, 5],
        [2, 3],
      ]),
    ),
    bankSlip: bankSlip([1, 2, 2, 3], [2, 3, 4, 5]),
    climbDecel: 3,
    diveAccel: 1,
    turnDecel: rates([2, 3, 4, 5, 7]),
    weapons: [weapon('W1', 'wing', 'mg', 13, 12, [7, 7, 5, 3, 1, 0])],
    ceilingInc: 380,
  },
  {
    ...fighter,
    id: 'HOUSE-SPIT9',
    cockpitArmor: 1,
    name: 'Spitfire IX (house)',
    size: 0,
    hits: 9,
    slats: false,
    blindArc: 'rearLow',
    ...expandBands(
      bandBase([2, 8, 9], LIGHT_TURNS, [
        [7, 8],
        [6, 7],
        [4, 5],
        [2, 3],
      ]),
    ),
    bankSlip: bankSlip([1, 1, 2, 3], [2, 2, 3, 4]),
    climbDecel: 2,
    diveAccel: 0,
    turnDecel: rates([1, 2, 3, 4, 6]),
    weapons: [
      weapon('W1', 'wing', 'cannon', 20, 6, [5, 5, 4, 3, 2, 1]),
      weapon('W2', 'wing', 'mg', 7.7, 9, [2, 2, 2, 1, 0, 0]),
    ],
    ceilingInc: 410,
  },
  {
    ...fighter,
    id: 'HOUSE-BF109G6',
    cockpitArmor: 1,
    name: 'Bf 109G-6 (house)',
    size: 0,
    hits: 8,
    slats: true,
    blindArc: 'rear',
    ...expandBands(
      bandBase([2, 7.5, 10.5], LIGHT_TURNS, [
        [6, 7],
        [5, 6],
        [3, 4],
        [1, 2],
      ]),
    ),
    bankSlip: bankSlip([1, 1, 2, 4], [2, 2, 3, 5]),
    climbDecel: 2,
    diveAccel: 0,
    turnDecel: rates([1, 2, 4, 5, 7]),
    weapons: [
      weapon('W1', 'nose', 'cannon', 20, 8, [3, 3, 2, 2, 1, 1]),
      weapon('W2', 'nose', 'mg', 13, 10, [2, 2, 2, 2, 1, 1], true),
    ],
    ceilingInc: 387,
  },
  {
    ...fighter,
    id: 'HOUSE-P51D',
    cockpitArmor: 1,
    name: 'P-51D (house)',
    size: 0,
    hits: 10,
    slats: false,
    combatFlaps: { maxOverMin: 6 },
    blindArc: 'rearLow',
    ...expandBands(
      bandBase([2, 8.5, 10], LIGHT_TURNS, [
        [7, 8],
        [5, 6],
        [4, 5],
        [2, 3],
      ]),
    ),
    bankSlip: bankSlip([1, 1, 2, 2], [2, 2, 3, 3]),
    climbDecel: 3,
    diveAccel: 0,
    turnDecel: rates([1, 3, 4, 5, 7]),
    weapons: [weapon('W1', 'wing', 'mg', 12.7, 12, [6, 6, 6, 4, 3, 1], true)],
    ceilingInc: 416,
  },
  {
    ...fighter,
    id: 'HOUSE-P47D',
    cockpitArmor: 1,
    name: 'P-47D (house)',
    size: 1,
    hits: 14,
    slats: false,
    blindArc: 'rearLow',
    ...expandBands(
      bandBase(
        [2.5, 8.5, 10],
        HEAVY_TURNS,
        [
          [6, 7],
          [5, 6],
          [4, 5],
          [2, 3],
        ],
        true,
      ),
    ),
    bankSlip: bankSlip([1, 1, 2, 3], [2, 2, 3, 4]),
    climbDecel: 3,
    diveAccel: 0,
    turnDecel: rates([2, 3, 4, 6, 8]),
    weapons: [weapon('W1', 'wing', 'mg', 12.7, 14, [8, 8, 8, 6, 4, 2], true)],
    ceilingInc: 379,
  },
  {
    ...fighter,
    id: 'HOUSE-FW190A8',
    cockpitArmor: 2,
    name: 'Fw 190A-8 (house)',
    size: 0,
    hits: 11,
    slats: false,
    blindArc: 'rearLow',
    ...expandBands(
      bandBase([2.5, 7.5, 10.5], HEAVY_TURNS, [
        [7, 8],
        [6, 7],
        [4, 5],
        [2, 3],
      ]),
    ),
    bankSlip: bankSlip([1, 1, 1, 2], [2, 2, 2, 3]),
    climbDecel: 3,
    diveAccel: 0,
    turnDecel: rates([2, 3, 4, 5, 7]),
    weapons: [
      weapon('W1', 'wing', 'cannon', 20, 8, [10, 10, 8, 6, 4, 2]),
      weapon('W2', 'nose', 'mg', 13, 16, [2, 2, 2, 2, 1, 1], true),
    ],
    ceilingInc: 337,
  },
  {
    ...fighter,
    id: 'HOUSE-B17G',
    name: 'B-17G (house)',
    cls: 'H',
    role: 'bomber',
    size: 3,
    defense: 7,
    hits: 26,
    engines: 4,
    slats: false,
    blindArc: 'none',
    ...expandBands(
      bandBase(
        [2.5, 6, 6.5],
        HEAVY_TURNS,
        [
          [2, 3],
          [1, 2],
          [0, 0],
          [0, 0],
        ],
        true,
      ),
    ),
    bankSlip: bankSlip([3, 4, 5, 6], [4, 5, 6, 7]),
    climbDecel: 4,
    diveAccel: 0,
    turnDecel: rates([1, 3, 6, 9, 12]),
    weapons: [],
    defensiveGuns: [
      gun('G1', ['front'], 'any', 10, [2, 2, 2, 1, 1, 0]),
      gun('G2', ARCS, 'high', 12, [2, 2, 2, 1, 1, 0]),
      gun('G3', ARCS, 'low', 12, [2, 2, 2, 1, 1, 0]),
      gun('G4', ['rightFront', 'rightRear'], 'any', 10, [1, 1, 1, 1, 0, 0]),
      gun('G5', ['leftFront', 'leftRear'], 'any', 10, [1, 1, 1, 1, 0, 0]),
      gun('G6', ['rear'], 'any', 10, [2, 2, 2, 1, 1, 0]),
    ],
    ceilingInc: 356,
  },
]
