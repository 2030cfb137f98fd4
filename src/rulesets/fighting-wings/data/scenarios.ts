/** Our own scenarios. Positions are doubled axial coordinates, facing 0 is north, altitude in increments of 100 feet. */
import type { Scenario } from '../../../core/index.js'
import type { Load, Pilot } from '../errata/vocabulary.js'
import type { FightingWings, Seat } from '../state/state.js'

/** An aircraft of a scenario. Speed as printed, in steps of 0.5. */
export interface ScenarioPlane {
  readonly id: string
  readonly side: Seat
  readonly card: string
  readonly pilot: Pilot
  readonly q: number
  readonly r: number
  readonly facing: number
  readonly alt: number
  readonly speed: number
  /** Turns it must fly straight and level. */
  readonly surprised?: number | undefined
  /** The other side has not seen it as the game begins. */
  readonly unseen?: boolean | undefined
  /** Upright wings as the game begins; level unless said, and for a side that has seen no foe. */
  readonly bank?: 'LVL' | 'LB' | 'RB' | undefined
  /** Hours in the air: they tire the eyes. */
  readonly hours?: number | undefined
  /** What bombs and other stores make of it; clean unless said. */
  readonly load?: Load | undefined
  /** Landing gear as the game begins, if it can be moved in this game; else it stays up. */
  readonly gear?: 'up' | 'down' | undefined
  /** It carries its stores in a bay, with doors that are closed as the game begins. */
  readonly bay?: boolean | undefined
  /** Drop tanks, up to four. */
  readonly tanks?: number | undefined
  /** Salvoes of rockets under the wings, up to four; none beside a bay. */
  readonly rockets?: number | undefined
  readonly formation?: string | undefined
  readonly leader?: boolean | undefined
  /** Its formation begins in fixed parameters; all of one or none. */
  readonly fixed?: boolean | undefined
}

/** Something on the ground that can be bombed, and may fire. */
export interface ScenarioTarget {
  readonly id: string
  readonly side: Seat
  readonly name: string
  readonly q: number
  readonly r: number
  readonly defense: number
  readonly hits: number
  /** Points for its destruction. */
  readonly points: number
  /** A hard-point target, as armored vehicles are and bunkers are not. */
  readonly hard?: boolean | undefined
  /** Its guns: caliber, firepower, reach in hexes with height, and turns that a big gun takes to reload. */
  readonly flak?:
    | { readonly mm: number; readonly firepower: number; readonly reach: number; readonly reload: number }
    | undefined
}

/** A scenario. */
export interface ScenarioData {
  readonly title: string
  readonly turns: number
  /** `interceptPoints`: blue needs a lead, else red has won. */
  readonly win: 'points' | 'interceptPoints'
  /** The side that is attacked: formations are scattered and start banks chosen before the first turn. */
  readonly defender?: Seat | undefined
  readonly planes: readonly ScenarioPlane[]
  readonly targets?: readonly ScenarioTarget[] | undefined
  readonly clouds?: readonly { readonly lo: number; readonly hi: number }[] | undefined
}

const regular: Pilot = { quality: 'regular' }
const veteran: Pilot = { quality: 'veteran' }
const green: Pilot = { quality: 'green' }

type Place = readonly [q: number, r: number, facing: number]
type More = Partial<ScenarioPlane>

/** An aircraft of a side: its id begins with the side's color. */
const plane =
  (side: Seat) =>
  (id: string, card: string, pilot: Pilot, [q, r, facing]: Place, alt: number, speed: number, more: More = {}) =>
    ({ id, side, card: `HOUSE-${card}`, pilot, q, r, facing, alt, speed, ...more }) as const satisfies ScenarioPlane
const blue = plane('blue')
const red = plane('red')

/** Bombers that keep together. */
const box = { fixed: true }
/** The leader of a formation, and one who flies in it. */
const lead = (formation: string): More => ({ formation, leader: true })
const wing = (formation: string): More => ({ formation })

/** Our own scenarios by id. */
export const scenarioData: Readonly<Record<string, ScenarioData>> = {
  bounce: {
    title: 'House: the bounce',
    turns: 10,
    win: 'points',
    planes: [
      blue('B1', 'P51D', regular, [0, 8, 0], 156, 8, { unseen: true }),
      red('R1', 'BF109G6', regular, [0, 0, 0], 150, 5.5),
    ],
  },
  duel: {
    title: 'House: the duel',
    turns: 30,
    win: 'points',
    planes: [blue('B1', 'SPIT9', regular, [0, 0, 0], 150, 6), red('R1', 'BF109G6', regular, [8, -28, 6], 150, 6)],
  },
  pairs: {
    title: 'House: two against two',
    turns: 30,
    win: 'points',
    planes: [
      blue('B1', 'SPIT9', veteran, [0, 0, 0], 150, 6, lead('Blue')),
      blue('B2', 'SPIT9', green, [-4, 6, 0], 150, 6, wing('Blue')),
      red('R1', 'FW190A8', veteran, [8, -36, 6], 150, 6, lead('Red')),
      red('R2', 'FW190A8', green, [12, -42, 6], 150, 6, wing('Red')),
    ],
  },
  cloud: {
    title: 'House: a dogfight in cloud',
    turns: 30,
    win: 'points',
    clouds: [{ lo: 140, hi: 146 }],
    planes: [
      blue('B1', 'SPIT9', veteran, [0, 0, 0], 150, 5.5, { ...lead('Blue'), hours: 1 }),
      blue('B2', 'SPIT9', regular, [-4, 6, 0], 152, 5.5, wing('Blue')),
      red('R1', 'BF109G6', veteran, [8, -36, 6], 136, 6, { ...lead('Red'), unseen: true }),
      red('R2', 'BF109G6', regular, [12, -42, 6], 136, 6, { ...wing('Red'), unseen: true }),
    ],
  },
  intercept: {
    title: 'House: bomber intercept',
    turns: 40,
    win: 'interceptPoints',
    planes: [
      blue('B1', 'FW190A8', veteran, [0, 14, 0], 253, 7, { ...lead('Blue'), rockets: 1 }),
      blue('B2', 'FW190A8', regular, [-4, 20, 0], 253, 7, { ...wing('Blue'), rockets: 1 }),
      blue('B3', 'FW190A8', regular, [4, 14, 0], 253, 7, lead('Second')),
      blue('B4', 'FW190A8', regular, [8, 16, 0], 253, 7, wing('Second')),
      red('R1', 'B17G', regular, [0, 0, 0], 250, 4.5, { ...lead('Red'), ...box }),
      red('R2', 'B17G', regular, [4, 0, 0], 250, 4.5, { ...wing('Red'), ...box }),
    ],
  },
  escort: {
    title: 'House: a formation and its escort',
    turns: 40,
    win: 'interceptPoints',
    defender: 'red',
    planes: [
      blue('B1', 'BF109G6', veteran, [-8, 36, 0], 262, 7, lead('Blue')),
      blue('B2', 'BF109G6', regular, [-12, 42, 0], 262, 7, wing('Blue')),
      blue('B3', 'FW190A8', regular, [8, 32, 0], 256, 7, lead('Second')),
      blue('B4', 'FW190A8', regular, [12, 34, 0], 256, 7, wing('Second')),
      red('R1', 'B17G', regular, [0, 0, 0], 250, 4.5, { ...lead('Red'), ...box, hours: 3 }),
      red('R2', 'B17G', regular, [4, 0, 0], 250, 4.5, { ...wing('Red'), ...box, hours: 3 }),
      red('R3', 'P51D', veteran, [-8, 12, 0], 264, 6, { ...lead('Escort'), hours: 3 }),
      red('R4', 'P51D', regular, [-12, 18, 0], 264, 6, { ...wing('Escort'), hours: 3 }),
    ],
  },
  strike: {
    title: 'House: a ground attack',
    turns: 20,
    win: 'points',
    targets: [
      { id: 'T1', side: 'red', name: 'fuel dump', q: 0, r: -80, defense: 8, hits: 8, points: 4 },
      { id: 'T2', side: 'red', name: 'tanks', q: 4, r: -86, defense: 6, hits: 10, points: 3, hard: true },
      {
        ...{ id: 'T3', side: 'red', name: 'light flak', q: -4, r: -76, defense: 6, hits: 6, points: 1 },
        flak: { mm: 20, firepower: 3, reach: 10, reload: 0 },
      },
      {
        ...{ id: 'T4', side: 'red', name: 'heavy flak', q: 8, r: -92, defense: 6, hits: 6, points: 1 },
        flak: { mm: 88, firepower: 4, reach: 30, reload: 1 },
      },
    ],
    planes: [
      blue('B1', 'P47D', veteran, [0, 0, 0], 60, 6, { ...lead('Blue'), load: 'loaded' }),
      blue('B2', 'P47D', regular, [-4, 6, 0], 60, 6, { ...wing('Blue'), rockets: 2 }),
      blue('B3', 'P47D', regular, [4, 4, 0], 64, 6, lead('Cover')),
      red('R1', 'FW190A8', regular, [16, -100, 6], 70, 6, lead('Red')),
      red('R2', 'FW190A8', green, [20, -106, 6], 70, 6, wing('Red')),
    ],
  },
}

/** The shipped scenarios, ready to set up. */
export const scenarios: readonly Scenario<FightingWings>[] = Object.entries(scenarioData).map(([id, { title }]) => ({
  id,
  title,
  config: { dice: 'seeded', scenario: id },
}))
