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
  readonly formation?: string | undefined
  readonly leader?: boolean | undefined
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
  readonly planes: readonly ScenarioPlane[]
  readonly targets?: readonly ScenarioTarget[] | undefined
  readonly clouds?: readonly { readonly lo: number; readonly hi: number }[] | undefined
}

const regular: Pilot = { quality: 'regular' }
const veteran: Pilot = { quality: 'veteran' }
const green: Pilot = { quality: 'green' }

/** Our own scenarios by id. */
export const scenarioData: Readonly<Record<string, ScenarioData>> = {
  bounce: {
    title: 'House: the bounce',
    turns: 10,
    win: 'points',
    planes: [
      { id: 'A1', side: 'blue', card: 'HOUSE-P51D', pilot: regular, q: 0, r: 8, facing: 0, alt: 156, speed: 8 },
      {
        id: 'B1',
        side: 'red',
        card: 'HOUSE-BF109G6',
        pilot: regular,
        q: 0,
        r: 0,
        facing: 0,
        alt: 150,
        speed: 5.5,
        surprised: 1,
      },
    ],
  },
  duel: {
    title: 'House: the duel',
    turns: 30,
    win: 'points',
    planes: [
      { id: 'A1', side: 'blue', card: 'HOUSE-SPIT9', pilot: regular, q: 0, r: 0, facing: 0, alt: 150, speed: 6 },
      { id: 'B1', side: 'red', card: 'HOUSE-BF109G6', pilot: regular, q: 8, r: -28, facing: 6, alt: 150, speed: 6 },
    ],
  },
  pairs: {
    title: 'House: two against two',
    turns: 30,
    win: 'points',
    planes: [
      {
        id: 'A1',
        side: 'blue',
        card: 'HOUSE-SPIT9',
        pilot: veteran,
        q: 0,
        r: 0,
        facing: 0,
        alt: 150,
        speed: 6,
        formation: 'A',
        leader: true,
      },
      {
        id: 'A2',
        side: 'blue',
        card: 'HOUSE-SPIT9',
        pilot: green,
        q: -4,
        r: 6,
        facing: 0,
        alt: 150,
        speed: 6,
        formation: 'A',
      },
      {
        id: 'B1',
        side: 'red',
        card: 'HOUSE-FW190A8',
        pilot: veteran,
        q: 8,
        r: -36,
        facing: 6,
        alt: 150,
        speed: 6,
        formation: 'B',
        leader: true,
      },
      {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-FW190A8',
        pilot: green,
        q: 12,
        r: -42,
        facing: 6,
        alt: 150,
        speed: 6,
        formation: 'B',
      },
    ],
  },
  intercept: {
    title: 'House: bomber intercept',
    turns: 30,
    win: 'interceptPoints',
    planes: [
      {
        id: 'A1',
        side: 'blue',
        card: 'HOUSE-FW190A8',
        pilot: regular,
        q: -8,
        r: 28,
        facing: 0,
        alt: 258,
        speed: 7,
        formation: 'A',
        leader: true,
      },
      {
        id: 'A2',
        side: 'blue',
        card: 'HOUSE-FW190A8',
        pilot: regular,
        q: -12,
        r: 34,
        facing: 0,
        alt: 258,
        speed: 7,
        formation: 'A',
      },
      {
        id: 'B1',
        side: 'red',
        card: 'HOUSE-B17G',
        pilot: regular,
        q: 0,
        r: 0,
        facing: 0,
        alt: 250,
        speed: 4.5,
        formation: 'B',
        leader: true,
      },
      {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-B17G',
        pilot: regular,
        q: 4,
        r: 0,
        facing: 0,
        alt: 250,
        speed: 4.5,
        formation: 'B',
      },
    ],
  },
}

/** The shipped scenarios, ready to set up. */
export const scenarios: readonly Scenario<FightingWings>[] = Object.entries(scenarioData).map(([id, { title }]) => ({
  id,
  title,
  config: { dice: 'seeded', scenario: id },
}))
